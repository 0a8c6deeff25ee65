import { jsPDF } from 'jspdf';
import { ink } from './ink.ts';
import { watermark } from './watermark.ts';

/** Printed on every page, because simulated documents are not valid. */
const mark = 'SIMULASI – BUKAN SERTIFIKAT SAH';
export const receiptMark = 'SIMULASI – BUKTI PEMBELIAN REKAAN, TIDAK ADA UANG YANG BERPINDAH';

export const body = {
  name: 'Lembaga Sertifikasi Profesi Contoh',
  english: 'Contoh Professional Certification Body',
  city: 'Jakarta',
  address: 'Jalan Contoh Nomor 1, Jakarta Selatan 12345',
  taxNumber: '00.000.000.0-000.000',
  director: 'Dr. Contoh Wibisono, M.M.',
} as const;

interface PaperFacts {
  readonly orientation: 'portrait' | 'landscape';
  readonly title: string;
  readonly id: string;
  readonly madeAt: string;
  readonly subject?: string;
}

const hex = (text: string): string =>
  Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/** An empty A4 document in millimetres with deterministic bytes. */
export const newPaper = ({ orientation, title, id, madeAt, subject = mark }: PaperFacts): jsPDF => {
  const pdf = new jsPDF({ orientation, unit: 'mm', format: 'a4' });
  pdf.setFileId(hex(id).padStart(32, '0').slice(-32));
  const [, date = '', offset = ''] = /^([\d:T-]{19})(?:\.\d+)?(.*)$/.exec(madeAt) ?? [];
  pdf.setCreationDate(`D:${date.replace(/\D/g, '')}${(offset || '+00:00').replace(':', "'")}'`);
  pdf.setDocumentProperties({ title: printable(title), author: body.name, subject, creator: 'Simulasi' });
  pdf.setLanguage('id');
  return pdf;
};

export const finished = (pdf: jsPDF, marked = mark): ArrayBuffer => {
  const { width, height } = pdf.internal.pageSize;
  const landscape = width > height;
  for (let page = 1; page <= pdf.getNumberOfPages(); page++) {
    pdf.setPage(page);
    watermark(pdf);
    pdf.setFont('helvetica', 'bold').setFontSize(8.5).setTextColor(ink.warning);
    pdf.text(marked, width / 2, landscape ? height - 13.6 : height - 9, { align: 'center', charSpace: 0.3 });
  }
  return pdf.output('arraybuffer');
};

const alsoPrintable = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const isPrintable = (letter: string): boolean =>
  /[\n\x20-\x7e\xa0-\xff]/.test(letter) || alsoPrintable.includes(letter);

/** Replaces characters that the fonts lack: drops unsupported accents and turns all other characters into question marks. */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' '), (letter) => {
    if (isPrintable(letter)) return letter;
    const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
    return bare !== '' && Array.from(bare).every(isPrintable) ? bare : '?';
  }).join('');

interface TextStyle {
  readonly font: 'helvetica' | 'times';
  readonly style?: 'normal' | 'bold' | 'italic' | 'bolditalic';
  readonly size: number;
  readonly color?: string;
}

export const setStyle = (pdf: jsPDF, { font, style = 'normal', size, color = ink.text }: TextStyle): jsPDF =>
  pdf.setFont(font, style).setFontSize(size).setTextColor(color);

export const fitted = (
  pdf: jsPDF,
  text: string,
  width: number,
  style: TextStyle & { readonly smallest: number },
): { size: number; lines: string[] } => {
  const clean = printable(text);
  let { size } = style;
  while (size > style.smallest && setStyle(pdf, { ...style, size }).getTextWidth(clean) > width) size -= 0.5;
  setStyle(pdf, { ...style, size });
  return { size, lines: pdf.splitTextToSize(clean, width) as string[] };
};

/** Line height in millimetres for a font size in points. */
export const lineHeight = (size: number, factor = 1.18): number => size * 0.3528 * factor;
