/** Pictures take time to draw: they wait until nobody has typed for so long. In milliseconds. */
const rest = 300;

/** When letters are typed, and when nobody types. */
export interface Typing {
  /** A letter has been typed. */
  typed(): void;
  /** Comes when nobody has typed for a while. */
  atRest(): Promise<void>;
}

/** Follows when letters are typed. */
export function followTyping(): Typing {
  let typedAt = 0;
  return {
    typed: () => {
      typedAt = performance.now();
    },
    atRest: async () => {
      do await new Promise((resolve) => setTimeout(resolve, rest));
      while (performance.now() - typedAt < rest);
    },
  };
}
