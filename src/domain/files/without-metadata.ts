const at = (bytes: Uint8Array, index: number): number => bytes[index] ?? 0;
const word = (bytes: Uint8Array, index: number): number => (at(bytes, index) << 8) | at(bytes, index + 1);
const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let from = 0;
  for (const part of parts) {
    whole.set(part, from);
    from += part.length;
  }
  return whole;
};

/** The orientation (1–8) in an Exif segment; 1 if it has none. `tiff`: index of the TIFF header. */
const orientationIn = (bytes: Uint8Array, tiff: number, end: number): number => {
  const little = ascii(bytes, tiff, tiff + 2) === 'II';
  const short = (index: number) => (little ? at(bytes, index) | (at(bytes, index + 1) << 8) : word(bytes, index));
  const first = tiff + (little ? short(tiff + 4) : short(tiff + 6));
  for (let entry = first + 2; entry + 12 <= end && entry < first + 2 + 12 * short(first); entry += 12)
    if (short(entry) === 0x0112) {
      const value = short(entry + 8);
      return value >= 1 && value <= 8 ? value : 1;
    }
  return 1;
};

/** An Exif segment that holds only the orientation, because a picture without it would lie on its side. */
const orientationSegment = (orientation: number): Uint8Array =>
  Uint8Array.of(
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0], // APP1, length, "Exif"
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1], // big-endian TIFF with one entry
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  );

const isNeeded = (bytes: Uint8Array, from: number, marker: number): boolean =>
  marker <= 0xe0 || marker === 0xee || (marker === 0xe2 && ascii(bytes, from + 4, from + 15) === 'ICC_PROFILE');

/** Index of the marker after compressed data; `FF 00` and restart markers belong to the data. */
const afterScan = (bytes: Uint8Array, from: number): number => {
  let index = from;
  const isData = () => {
    const next = at(bytes, index + 1);
    return at(bytes, index) !== 0xff || next === 0 || (next >= 0xd0 && next <= 0xd7);
  };
  while (index < bytes.length && isData()) index += 1;
  return index;
};

const cleanJpeg = (bytes: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let index = 2;
  while (index + 4 <= bytes.length && at(bytes, index) === 0xff) {
    const marker = at(bytes, index + 1);
    if (marker === 0xd9) break;
    if (marker === 0xff) {
      index += 1; // a fill byte
      continue;
    }
    const end = index + 2 + word(bytes, index + 2);
    if (end > bytes.length) return null;
    if (marker === 0xe1 && ascii(bytes, index + 4, index + 8) === 'Exif') {
      const orientation = orientationIn(bytes, index + 10, end);
      if (orientation > 1) parts.push(orientationSegment(orientation));
    } else if (marker === 0xda) {
      const next = afterScan(bytes, end);
      parts.push(bytes.subarray(index, next));
      index = next;
      continue;
    } else if (isNeeded(bytes, index, marker)) parts.push(bytes.subarray(index, end));
    index = end;
  }
  if (at(bytes, index) !== 0xff || at(bytes, index + 1) !== 0xd9) return null;
  return joined([...parts, bytes.subarray(index, index + 2)]);
};

const pngMetadata: readonly string[] = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

const cleanPng = (bytes: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  let index = 8;
  while (index + 12 <= bytes.length) {
    const length = word(bytes, index) * 0x10000 + word(bytes, index + 2);
    const type = ascii(bytes, index + 4, index + 8);
    const end = index + 12 + length;
    if (end > bytes.length) return null;
    if (!pngMetadata.includes(type)) parts.push(bytes.subarray(index, end));
    if (type === 'IEND') return joined(parts);
    index = end;
  }
  return null;
};

/**
 * A JPEG or PNG without place, camera and other metadata. Pixels and color profile stay, and the orientation of a JPEG. Null if the file's
 * structure is broken or incomplete.
 */
export const withoutMetadata = (bytes: Uint8Array, kind: 'jpeg' | 'png'): Uint8Array<ArrayBuffer> | null =>
  kind === 'jpeg' ? cleanJpeg(bytes) : cleanPng(bytes);
