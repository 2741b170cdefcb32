import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ +/=%.é';

/** Gives a function that changes, cuts out or puts in a few letters of a link, cuts it short, or makes one of letters only. */
export function damagerOf(seed: number): (text: string) => string {
  const random = xoroshiro128plus(seed);
  const below = (n: number) => Math.abs(random.next()) % n;
  const letter = () => LETTERS[below(LETTERS.length)] as string;
  return (text) => {
    switch (below(5)) {
      case 0:
        return text.slice(0, below(text.length));
      case 1:
        return Array.from({ length: below(200) }, letter).join('');
      default: {
        let result = text;
        for (let n = 1 + below(4); n > 0; n--) {
          const at = below(result.length);
          result = result.slice(0, at) + (below(2) ? letter() : '') + result.slice(at + below(2));
        }
        return result;
      }
    }
  };
}
