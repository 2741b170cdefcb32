/**
 * What JSON files hold, by their names.
 * @throws Error, naming the file, where one is no JSON.
 */
export function parsedFiles(files: Readonly<Record<string, string>>): Record<string, unknown> {
  const parsed = (file: string, text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new Error(`${file.replace(/^.*(?=content\/)/, '')}: ${(error as Error).message}`);
    }
  };
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, parsed(file, text)]));
}
