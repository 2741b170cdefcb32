/** Shows those parts that are for so many players, and hides the others (`ByNumber.astro`). */
export function showNumber(within: ParentNode, players: number): void {
  for (const part of within.querySelectorAll('[data-players]'))
    part.toggleAttribute('hidden', !part.getAttribute('data-players')?.split(' ').includes(String(players)));
}
