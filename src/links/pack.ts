/** What a text may unpack to; a few letters can hold megabytes. */
const LARGEST = 200_000;
const FORMAT = 'deflate-raw';

/** Sends bytes through a stream that is made for bytes; gives null where they are no good or become too many. */
async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array): Promise<Uint8Array | null> {
  const writer = stream.writable.getWriter();
  // What goes wrong is told by the reader.
  writer.write(bytes as BufferSource).catch(() => {});
  writer.close().catch(() => {});
  const reader = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > LARGEST) {
        await reader.cancel();
        return null;
      }
      chunks.push(value);
    }
  } catch {
    return null;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Bytes in letters, digits, `-` and `_` (base64url). */
export function lettersOf(bytes: Uint8Array): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes that were put in letters, or null where these letters are none of that kind. */
export function bytesOf(letters: string): Uint8Array | null {
  if (!/^[\w-]+$/.test(letters) || letters.length % 4 === 1) return null;
  const base64 = letters.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** The text that bytes stand for, or null where they stand for none. */
export function utf8Of(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A text made short, in letters, digits, `-` and `_` (base64url of its deflated UTF-8). Throws where it is too large to be read back. */
export async function packed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const small = bytes.length > LARGEST ? null : await through(new CompressionStream(FORMAT), bytes);
  if (small === null) throw new Error('too large for a link');
  return lettersOf(small);
}

/** The text that was packed, or null where this is no packed text. */
export async function unpacked(text: string): Promise<string | null> {
  const bytes = bytesOf(text);
  const large = bytes === null ? null : await through(new DecompressionStream(FORMAT), bytes);
  return large === null ? null : utf8Of(large);
}
