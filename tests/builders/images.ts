export const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
export const jpegHead = [0xff, 0xd8, 0xff, 0xe0];
export const webpHead = [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50];
export const pdfHead = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** A file of exactly so many bytes that begins as its kind does. */
export const imageOf = (head: readonly number[], size: number): Blob => {
  const bytes = new Uint8Array(size);
  bytes.set(head.slice(0, size));
  return new Blob([bytes]);
};
