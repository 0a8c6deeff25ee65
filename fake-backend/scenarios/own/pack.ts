/** Maximum bytes of an unpacked link, so that a short link cannot fill the memory. */
const mostUnpacked = 2_000_000;

const canPack = (): boolean => typeof CompressionStream !== 'undefined' && typeof DecompressionStream !== 'undefined';

/** Reads a stream up to `most` bytes; null if there are more. Rejects for invalid input. */
const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array | null> => {
  const writer = writable.getWriter();
  // the reader below reports errors of the input
  const writing = [writer.write(bytes), writer.close()].map((each) => each.catch(() => undefined));
  const reader = readable.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      await Promise.all([reader.cancel(), ...writing]);
      return null;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
};

const encoded = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decoded = (text: string): Uint8Array<ArrayBuffer> | null => {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
    return encoded(bytes) === text ? bytes : null; // rejects a text that differs only in the unused bits of its last letter
  } catch {
    return null;
  }
};

/** Compresses a text to characters that are valid in an address; null if this browser cannot, or if the text is too long for `unpack`. */
export const pack = async (text: string): Promise<string | null> => {
  if (!canPack()) return null;
  const bytes = new TextEncoder().encode(text);
  const packed = bytes.length > mostUnpacked ? null : await through(bytes, new CompressionStream('deflate'));
  return packed && encoded(packed);
};

export type Unpacked = { readonly text: string } | { readonly wrong: 'cut' | 'too large' | 'old browser' };

/** Reverses `pack`. The checksum of the format detects changed letters. */
export const unpack = async (packed: string): Promise<Unpacked> => {
  if (!canPack()) return { wrong: 'old browser' };
  const bytes = decoded(packed);
  if (!bytes) return { wrong: 'cut' };
  try {
    const whole = await through(bytes, new DecompressionStream('deflate'), mostUnpacked);
    return whole ? { text: new TextDecoder('utf-8', { fatal: true }).decode(whole) } : { wrong: 'too large' };
  } catch {
    return { wrong: 'cut' };
  }
};
