import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { cleanEnvironment, withCopy } from './copy.ts';

test('the server of `npm run dev` renders a table, a lesson and a chapter', () =>
  withCopy(async (copy) => {
    const server = spawn('node', ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'], {
      cwd: copy,
      env: cleanEnvironment,
    });
    let said = '';
    try {
      const address = await new Promise<string>((found, failed) => {
        server.on('exit', () => failed(new Error(said)));
        for (const stream of [server.stdout, server.stderr])
          stream.on('data', (text) => {
            said += text;
            const [, local] = /Local\s+(http\S+)/.exec(said) ?? [];
            if (local) found(local);
          });
      });
      for (const page of ['en/play/', 'fr/learn/house/', 'hu/rules/castle/']) {
        const answer = await fetch(new URL(page, address));
        // A page whose island fails is sent as far as it goes.
        expect(await answer.text(), page).toContain('</html>');
      }
      expect(said).not.toContain('[ERROR]');
    } finally {
      server.removeAllListeners('exit');
      server.kill();
    }
  }));
