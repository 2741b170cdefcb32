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

/** A text made short, in letters, digits, `-` and `_` (base64url of its deflated UTF-8). Throws where it is too large to be read back. */
export async function packed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const small = bytes.length > LARGEST ? null : await through(new CompressionStream(FORMAT), bytes);
  if (small === null) throw new Error('too large for a link');
  const base64 = btoa(String.fromCharCode(...small));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text that was packed, or null where this is no packed text. */
export async function unpacked(text: string): Promise<string | null> {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const large = await through(new DecompressionStream(FORMAT), bytes);
    return large === null ? null : new TextDecoder('utf-8', { fatal: true }).decode(large);
  } catch {
    return null;
  }
}
