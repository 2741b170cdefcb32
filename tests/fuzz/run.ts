import { drawFrom } from '../unit/kit/drawing.ts';
import { type Case, INPUTS, type Input } from './inputs.ts';

/** No case takes longer than this, in milliseconds. */
const LONGEST = 100;
/** What takes too long is tried again: rubbish may be collected in the midst of it. */
const ATTEMPTS = 4;

/** How long a case takes to enter, of the processor's time, since the machine may be busy with other things; and what it leads to. */
async function entered(case_: Case): Promise<{ readonly took: number; readonly outcome: unknown }> {
  const began = process.cpuUsage();
  const entering = case_.enter();
  const outcome = entering instanceof Promise ? await entering : entering;
  const { user, system } = process.cpuUsage(began);
  return { took: (user + system) / 1000, outcome };
}

/** Tries one case of an input, made from a seed. Throws where the input fails. */
export async function tryCase(input: Input, seed: number): Promise<void> {
  const made = () => input.make(drawFrom(seed));
  const case_ = made();
  let { took, outcome } = await entered(case_);
  case_.check(outcome as never);
  for (let attempt = 1; took > LONGEST; attempt++) {
    if (attempt === ATTEMPTS) throw new Error(`takes ${Math.round(took)} ms`);
    ({ took, outcome } = await entered(made()));
  }
}

/** How often each input was tried, and what failed. */
interface Tally {
  readonly name: string;
  readonly cases: number;
  readonly failures: readonly { readonly seed: number; readonly what: string }[];
}

/** How many failures of an input are reported. */
const TOLD = 5;

/** Tries each of some inputs for some seconds, or with so many cases, whichever ends first; with cases from a seed on. */
export async function fuzz(
  most: { readonly seconds: number; readonly cases: number },
  seed: number,
  inputs: readonly Input[] = INPUTS,
): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const input of inputs) {
    const failures: Tally['failures'][number][] = [];
    // What all cases share is made before the time is taken.
    await tryCase(input, seed).catch(() => {});
    const end = performance.now() + 1000 * most.seconds;
    let cases = 0;
    for (; cases < most.cases && performance.now() < end && failures.length < TOLD; cases++) {
      try {
        await tryCase(input, seed + cases);
      } catch (error) {
        failures.push({ seed: seed + cases, what: (error as Error).stack ?? String(error) });
      }
    }
    tallies.push({ name: input.name, cases, failures });
  }
  return tallies;
}
