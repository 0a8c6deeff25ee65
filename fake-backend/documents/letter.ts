import type { jsPDF } from 'jspdf';
import { ink } from './ink.ts';
import { body, lineHeight, printable, setStyle } from './paper.ts';

const left = 22;
const right = 188;
const top = 24;
const bottom = 274;

export interface Letter {
  readonly pdf: jsPDF;
  /** Reserves a height in millimetres on this page or, if it is full, on the next one; returns the y position. */
  room(height: number): number;
  section(title: string): void;
  paragraph(text: string, style?: 'normal' | 'bold' | 'italic'): void;
  facts(rows: readonly (readonly [name: string, value: string])[]): void;
  answers(rows: readonly (readonly [question: string, answer: string])[]): void;
  gap(height: number): void;
}

const letterhead = (pdf: jsPDF, title: string, code: string): void => {
  pdf.setFillColor(ink.navy).rect(0, 0, 210, 3.5, 'F');
  pdf.setFillColor(ink.gold).rect(0, 3.5, 210, 0.8, 'F');
  setStyle(pdf, { font: 'times', style: 'bold', size: 13, color: ink.navy }).text(body.name, left, top - 6);
  setStyle(pdf, { font: 'helvetica', size: 8.5, color: ink.muted });
  pdf.text(`Lisensi BNSP-LSP-0000-ID (contoh) · ${body.city}`, left, top - 1.4);
  setStyle(pdf, { font: 'helvetica', style: 'bold', size: 9.5, color: ink.brand });
  pdf.text(code, right, top - 6, { align: 'right' });
  pdf
    .setDrawColor(ink.navy)
    .setLineWidth(0.5)
    .line(left, top + 2, right, top + 2);
  setStyle(pdf, { font: 'times', style: 'bold', size: 19, color: ink.navy });
  pdf.text(title, 105, top + 15, { align: 'center' });
};

export const letterOn = (pdf: jsPDF, title: string, code: string): Letter => {
  letterhead(pdf, title, code);
  let y = top + 24;
  const room = (height: number): number => {
    if (y + height > bottom) {
      pdf.addPage('a4', 'portrait');
      pdf.setFillColor(ink.navy).rect(0, 0, 210, 3.5, 'F');
      y = top - 4;
    }
    const from = y;
    y += height;
    return from;
  };
  const wrapped = (text: string, width: number): string[] =>
    printable(text)
      .split('\n')
      .flatMap((line) => (line === '' ? [''] : (pdf.splitTextToSize(line, width) as string[])));
  const step = lineHeight(10.5, 1.35);
  const normal = { font: 'helvetica', size: 10.5 } as const;
  return {
    pdf,
    room,
    gap: (height) => {
      y += height;
    },
    section(title) {
      const at = room(11) + 6;
      setStyle(pdf, { font: 'helvetica', style: 'bold', size: 11, color: ink.brand }).text(title, left, at);
      pdf
        .setDrawColor(ink.gold)
        .setLineWidth(0.4)
        .line(left, at + 1.8, left + 24, at + 1.8);
    },
    paragraph(text, style = 'normal') {
      setStyle(pdf, { ...normal, style });
      for (const line of wrapped(text, right - left)) {
        const at = room(step) + step * 0.75;
        setStyle(pdf, { ...normal, style }).text(line, left, at);
      }
    },
    facts(rows) {
      for (const [name, value] of rows) {
        setStyle(pdf, { ...normal, style: 'bold' });
        const lines = wrapped(value, right - left - 58);
        const height = lines.length * step + 2.6;
        const from = room(height);
        const at = from + step * 0.75 + 0.8;
        setStyle(pdf, { ...normal, color: ink.muted }).text(name, left, at);
        setStyle(pdf, { ...normal, style: 'bold' }).text(lines, left + 58, at, { lineHeightFactor: 1.35 });
        pdf
          .setDrawColor(ink.line)
          .setLineWidth(0.15)
          .line(left, from + height, right, from + height);
      }
    },
    answers(rows) {
      for (const [question, answer] of rows) {
        setStyle(pdf, normal);
        const lines = wrapped(question, right - left - 26);
        const height = lines.length * step + 2.6;
        const from = room(height);
        const at = from + step * 0.75 + 0.8;
        setStyle(pdf, normal).text(lines, left, at, { lineHeightFactor: 1.35 });
        setStyle(pdf, { ...normal, style: 'bold' }).text(answer, right, at, { align: 'right' });
        pdf
          .setDrawColor(ink.line)
          .setLineWidth(0.15)
          .line(left, from + height, right, from + height);
      }
    },
  };
};

export const numberPages = ({ pdf }: Letter): void => {
  const count = pdf.getNumberOfPages();
  for (let page = 1; page <= count; page++) {
    pdf.setPage(page);
    setStyle(pdf, { font: 'helvetica', size: 8, color: ink.muted });
    pdf.text(`Halaman ${page} dari ${count}`, right, 288, { align: 'right' });
  }
};
