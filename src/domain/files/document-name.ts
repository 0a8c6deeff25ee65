const longest = 100;

/** A descriptive file name: `Sertifikat` and a number become `Sertifikat-CONTOH-62010-2513.pdf`. */
export const pdfName = (kind: string, number: string): string => {
  const name = `${kind} ${number}`
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return `${name || 'Dokumen'}.pdf`;
};
