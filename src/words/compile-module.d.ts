declare module '@messageformat/core/compile-module' {
  import type MessageFormat from '@messageformat/core';
  import type { StringStructure } from '@messageformat/core/lib/compiler';

  /** Compiles messages to the source of an ES module; the package forgets to declare it. */
  export default function compileModule(messageformat: MessageFormat, messages: StringStructure): string;
}
