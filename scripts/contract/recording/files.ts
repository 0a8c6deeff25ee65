const bytes = (head: readonly number[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...head, ...Array<number>(400).fill(7)]);

const png = bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Files that begin like what they are. */
export const pngOf = (name: string): File => new File([png], name, { type: 'image/png' });

export const pngUrl = `data:image/png;base64,${btoa(String.fromCharCode(...png))}`;

export const pdfOf = (name: string): File =>
  new File([bytes([...'%PDF-1.7\n'].map((char) => char.charCodeAt(0)))], name, { type: 'application/pdf' });

export const zipOf = (name: string): File =>
  new File([bytes([0x50, 0x4b, 0x03, 0x04])], name, { type: 'application/zip' });
