/** The site as it has been built so far. */
interface BuiltSite {
  readonly folder: string;
  /** The path that the site is made for, with slashes at both ends. */
  readonly base: string;
  /** What stands in the pages, and in the parts of pages, by their paths in the folder. */
  readonly pages: ReadonlyMap<string, string>;
}

/** Looks at the whole site and gives what rewrites one page, from HTML to HTML (`pipeline.ts` lists the steps). */
export type Step = (site: BuiltSite) => (html: string, page: string) => string;
