import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** How long a file may run before it is named, and how often, in milliseconds. */
const NAMED_AFTER = 60_000;

/** Names the files of tests that have been running for long: Vitest cannot end one that loops for ever, and names only what has ended. */
export class StillRunning implements Reporter {
  private readonly begun = new Map<string, number>();

  constructor() {
    setInterval(() => {
      for (const [file, since] of this.begun) {
        const seconds = Math.round((Date.now() - since) / 1000);
        if (seconds * 1000 >= NAMED_AFTER) console.log(`Still running after ${seconds} s: ${file}`);
      }
    }, NAMED_AFTER).unref();
  }

  onTestModuleStart({ moduleId }: TestModule): void {
    this.begun.set(relative(process.cwd(), moduleId), Date.now());
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.begun.delete(relative(process.cwd(), moduleId));
  }
}
