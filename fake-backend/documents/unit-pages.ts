import type { jsPDF } from 'jspdf';
import type { CertificateRow } from '../database/certificate-rows.ts';
import type { SchemeRow, UnitRow } from '../database/rows.ts';
import { ink } from './ink.ts';
import { frame, qrCode, rule } from './ornaments.ts';
import { fitted, lineHeight, printable, setStyle } from './paper.ts';

interface UnitFacts {
  readonly certificate: CertificateRow;
  readonly scheme: SchemeRow;
  readonly address: string;
}

const columns = { number: 20, code: 31, title: 82, end: 215 } as const;
const table = { from: 61, to: 181 } as const;
const side = { from: 222, width: 56, middle: 250 } as const;

const heading = (pdf: jsPDF, { certificate, scheme }: UnitFacts): void => {
  const title = { font: 'times', style: 'bold', size: 20, color: ink.navy } as const;
  setStyle(pdf, title).text('DAFTAR UNIT KOMPETENSI', 297 / 2, 26, { align: 'center' });
  setStyle(pdf, { font: 'times', style: 'italic', size: 11, color: ink.muted });
  pdf.text('List of Units of Competency', 297 / 2, 31.5, { align: 'center' });
  rule(pdf, 297 / 2, 36, 80);
  const line = `${certificate.holder} · ${scheme.title}`;
  const { lines } = fitted(pdf, line, 240, { font: 'helvetica', style: 'bold', size: 10, smallest: 7.5 });
  lines.slice(0, 2).forEach((text, index) => {
    pdf.text(text, 297 / 2, 42 + index * 3.8, { align: 'center' });
  });
  setStyle(pdf, { font: 'helvetica', size: 9, color: ink.muted });
  pdf.text(`No. ${certificate.number}`, 297 / 2, 42 + Math.min(lines.length, 2) * 4.2, { align: 'center' });
};

const tableHead = (pdf: jsPDF): void => {
  pdf.setFillColor(ink.navy).rect(columns.number - 2, table.from - 6.5, columns.end - columns.number + 4, 9, 'F');
  setStyle(pdf, { font: 'helvetica', style: 'bold', size: 9, color: '#FFFFFF' });
  pdf.text('No.', columns.number, table.from - 0.7);
  pdf.text('Kode Unit / Unit Code', columns.code, table.from - 0.7);
  pdf.text('Judul Unit / Unit Title', columns.title, table.from - 0.7);
};

const checking = (pdf: jsPDF, { address }: UnitFacts): void => {
  setStyle(pdf, { font: 'helvetica', style: 'bold', size: 9, color: ink.navy });
  pdf.text('Periksa keaslian', side.middle, table.from - 2.5, { align: 'center' });
  setStyle(pdf, { font: 'times', style: 'italic', size: 9, color: ink.muted });
  pdf.text('Verify authenticity', side.middle, table.from + 1.3, { align: 'center' });
  const size = 50;
  pdf.setDrawColor(ink.gold).setLineWidth(0.5);
  pdf.rect(side.middle - size / 2 - 1, table.from + 4, size + 2, size + 2, 'S');
  qrCode(pdf, address, side.middle - size / 2, table.from + 5, size);
  setStyle(pdf, { font: 'helvetica', size: 8, color: ink.muted });
  const hint = 'Pindai kode ini, atau buka alamat di bawah, lalu cocokkan nama, skema, dan masa berlakunya.';
  pdf.text(pdf.splitTextToSize(hint, side.width) as string[], side.middle, table.from + 62, { align: 'center' });
  const { size: fitting } = fitted(pdf, address, 255, { font: 'helvetica', size: 9, smallest: 5 });
  setStyle(pdf, { font: 'helvetica', size: fitting, color: ink.brand });
  pdf.text(printable(address), 297 / 2, 189, { align: 'center' });
};

const measured = (pdf: jsPDF, { title }: UnitRow) => {
  const style = { font: 'helvetica', size: 9.5 } as const;
  const lines = setStyle(pdf, style).splitTextToSize(printable(title), columns.end - columns.title) as string[];
  return { lines, height: lines.length * lineHeight(9.5) + 3.4 };
};

export const unitPages = (pdf: jsPDF, facts: UnitFacts): void => {
  const startPage = () => {
    pdf.addPage('a4', 'landscape');
    frame(pdf);
    heading(pdf, facts);
    tableHead(pdf);
  };
  startPage();
  checking(pdf, facts);
  let y = table.from + 2.5;
  facts.scheme.units.forEach((unit, index) => {
    const { lines, height } = measured(pdf, unit);
    if (y + height > table.to) {
      startPage();
      y = table.from + 2.5;
    }
    if (index % 2 === 1) {
      pdf.setFillColor('#F3F6FC').rect(columns.number - 2, y, columns.end - columns.number + 4, height, 'F');
    }
    const base = y + 1.4 + lineHeight(9.5) * 0.86;
    setStyle(pdf, { font: 'helvetica', size: 9.5 });
    pdf.text(String(index + 1), columns.number, base).text(lines, columns.title, base, { lineHeightFactor: 1.18 });
    setStyle(pdf, { font: 'helvetica', style: 'bold', size: 9.5, color: ink.brand });
    pdf.text(printable(unit.code), columns.code, base);
    y += height;
    pdf
      .setDrawColor(ink.line)
      .setLineWidth(0.15)
      .line(columns.number - 2, y, columns.end + 2, y);
  });
};
