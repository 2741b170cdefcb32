import { sayAwake } from '../../kit/awake.ts';

/** What an island that fails tells the page, and is told. The first bubbles. */
const FAILED = 'island-failed';
const AGAIN = 'islands-again';

type Load = () => Promise<() => Promise<void>>;

/** Fetches the scripts of an island and hydrates it. False where something failed, which the console then says. */
async function isHydrated(load: Load, island: HTMLElement): Promise<boolean> {
  let failed = false;
  const fail = () => {
    failed = true;
  };
  // Astro has tried it twice by then.
  island.addEventListener('astro:hydration-error', fail);
  try {
    await (await load())();
  } catch (error) {
    console.error(error);
    failed = true;
  } finally {
    island.removeEventListener('astro:hydration-error', fail);
  }
  return !failed;
}

/**
 * Hydrates an island. Where that fails, the island says so (`IslandsFailed.astro` tells the reader) and tries again whenever it is
 * asked to. Fulfilled when the island answers.
 * @param load what Astro gives a directive.
 */
export async function hydrate(load: Load, island: HTMLElement): Promise<void> {
  while (!(await isHydrated(load, island))) {
    const asked = new Promise((resolve) => addEventListener(AGAIN, resolve, { once: true }));
    island.dispatchEvent(new Event(FAILED, { bubbles: true }));
    await asked;
  }
  sayAwake(island);
}

/** Hydrates an island that is marked until it answers (`IslandsFailed.astro`, `when-quiet.ts`). */
export async function hydrateMarked(load: Load, island: HTMLElement): Promise<void> {
  island.dataset.hydrating = '';
  await hydrate(load, island);
}
