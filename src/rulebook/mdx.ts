import { mdxToMdast } from 'satteri';

/** A part of a chapter as it is written: a heading, paragraph, list …, a component or a piece of text. */
export interface Part {
  readonly type: string;
  /** The name of a component, such as `Rule`. */
  readonly name?: string | null;
  /** What a piece of text says. */
  readonly value?: string;
  readonly depth?: number;
  readonly ordered?: boolean;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly Part[];
}

/** The parts of a chapter one below the other, without its front matter. */
export function partsOf(source: string): readonly Part[] {
  const { children = [] } = mdxToMdast(source, { features: { frontmatter: true } }) as Part;
  return children.filter(({ type }) => type !== 'yaml');
}

/** Every part among `parts` and inside them, in the order of reading. */
export function allParts(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => [part, ...allParts(part.children ?? [])]);
}

/** The ids of all components of a name among `parts` and inside them, in the order of reading. */
export function idsOf(name: string, parts: readonly Part[]): string[] {
  return allParts(parts)
    .filter((part) => part.name === name)
    .map(idOf);
}

/** The `id` of a component, empty where it has none. */
export function idOf({ attributes = [] }: Part): string {
  const value = attributes.find((attribute) => attribute.name === 'id')?.value;
  return typeof value === 'string' ? value : '';
}
