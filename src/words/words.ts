/** The values of a message's placeholders. */
export type Values = Readonly<Record<string, string | number>>;

/** Says the message of a key in one language, with the values that its placeholders ask for. */
export type Words<Key extends string> = (key: Key, values?: Values) => string;

/** What the compiler makes of an area's words in one language. */
export type Compiled = { readonly [key: string]: (values?: Values) => string };
