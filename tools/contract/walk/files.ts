const filling = new Uint8Array(400).fill(7);
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...filling]);

/** Files with the first bytes of their type; `more` bytes make one large. */
export const pngOf = (name: string, more = 0): File =>
  new File([png, new Uint8Array(more)], name, { type: 'image/png' });
export const pdfOf = (name: string): File => new File(['%PDF-1.7\n', filling], name, { type: 'application/pdf' });
export const zipOf = (name: string): File => new File(['PK\u0003\u0004', filling], name, { type: 'application/zip' });

/** A signature that is drawn in a form. */
export const signed = {
  signature_source: 'new',
  signature: `data:image/png;base64,${btoa(String.fromCharCode(...png))}`,
} as const;
