import type { jsPDF } from 'jspdf';
import type { CertificateRow } from '../database/certificate-rows.ts';
import type { SchemeRow } from '../database/rows.ts';
import { ink } from './ink.ts';
import { frame, penStroke, qrCode, rosette, rule, seal } from './ornaments.ts';
import { body, finished, fitted, lineHeight, newPaper, setStyle } from './paper.ts';
import { unitPages } from './unit-pages.ts';
import { englishDate, indonesianDate, inEnglish } from './words.ts';

export interface CertificateFacts {
  readonly certificate: CertificateRow;
  readonly scheme: SchemeRow;
  readonly address: string;
}

interface Line {
  readonly text: string;
  readonly font?: 'helvetica' | 'times';
  readonly style?: 'normal' | 'bold' | 'italic';
  readonly size: number;
  readonly color?: string;
  readonly smallest?: number;
  readonly lead?: number;
}

const middle = 297 / 2;
const textWidth = 224;
const flow = { from: 19, to: 151 };

const small = (text: string): Line => ({ text, font: 'helvetica', size: 9.5, color: ink.muted });
const english = (text: string, size = 10): Line => ({ text, style: 'italic', size, color: ink.muted, smallest: 8.5 });

const translated = (name: string): Line[] => (inEnglish(name) === name ? [] : [english(inEnglish(name))]);

const groups = ({ certificate, scheme }: CertificateFacts): readonly (readonly Line[])[] => [
  [
    { text: 'BADAN NASIONAL SERTIFIKASI PROFESI', style: 'bold', size: 15, color: ink.navy },
    english('Indonesian Professional Certification Authority'),
  ],
  [
    { text: 'SERTIFIKAT KOMPETENSI', style: 'bold', size: 27, color: ink.navy },
    english('Certificate of Competence', 13),
    { text: `No. ${certificate.number}`, font: 'helvetica', style: 'bold', size: 10.5, color: ink.brand, lead: 2 },
  ],
  [
    small('Dengan ini menyatakan bahwa, / This is to certify that,'),
    { text: certificate.holder, style: 'bold', size: 25, color: ink.navy, smallest: 17, lead: 0.8 },
    { text: `No. Reg. ${certificate.register_number}`, font: 'helvetica', size: 10, lead: 1.8 },
  ],
  [
    small('Telah kompeten pada bidang: / Is competent in the area of:'),
    { text: scheme.field_name, style: 'bold', size: 15, lead: 0.6 },
    ...translated(scheme.field_name),
  ],
  [
    small('Dengan kualifikasi / kompetensi: / With qualification / competency:'),
    { text: scheme.title, style: 'bold', size: 17, color: ink.brand, smallest: 13, lead: 0.6 },
    ...translated(scheme.title),
  ],
  [
    {
      ...small('Sertifikat ini berlaku untuk: 3 (tiga) tahun / This certificate is valid for: 3 (three) years'),
      color: ink.text,
    },
  ],
];

const writeGroups = (pdf: jsPDF, all: readonly (readonly Line[])[]): void => {
  const set = all.map((group) =>
    group.map((line) => {
      const style = { font: 'times', ...line } as const;
      const { size, lines } = fitted(pdf, line.text, textWidth, { ...style, smallest: line.smallest ?? line.size });
      return { style: { ...style, size }, lines, height: lineHeight(size), lead: line.lead ?? 0 };
    }),
  );
  const heightOf = (group: (typeof set)[number]) =>
    group.reduce((sum, { lines, height, lead }) => sum + lead + lines.length * height, 0);
  const left = flow.to - flow.from - set.reduce((sum, group) => sum + heightOf(group), 0);
  const gap = Math.max(1.5, Math.min(7, left / (set.length - 1)));
  let y = flow.from;
  set.forEach((group, index) => {
    for (const { style, lines, height, lead } of group) {
      setStyle(pdf, style);
      y += lead;
      for (const line of lines) {
        y += height;
        pdf.text(line, middle, y, { align: 'center' });
      }
    }
    if (index === 0) rule(pdf, middle, y + gap / 2 + 0.8, 96);
    y += gap;
  });
};

const signatures = (pdf: jsPDF, { certificate, address }: CertificateFacts): void => {
  seal(pdf, 41, 165, 14);
  qrCode(pdf, address, 62, 157, 24);
  setStyle(pdf, { font: 'helvetica', size: 8, color: ink.muted });
  pdf.text('Periksa keaslian', 74, 184, { align: 'center' });
  setStyle(pdf, { font: 'times', style: 'italic', size: 8, color: ink.muted });
  pdf.text('Verify authenticity', 74, 187.4, { align: 'center' });

  const centred = (text: string, y: number, style: Parameters<typeof setStyle>[1]) =>
    setStyle(pdf, style).text(text, middle, y, { align: 'center' });
  centred(`${body.city}, ${indonesianDate(certificate.issued_at)}`, 157, { font: 'helvetica', size: 9.5 });
  centred('Atas nama Badan Nasional Sertifikasi Profesi (BNSP)', 161.5, { font: 'helvetica', size: 9 });
  const onBehalf = 'On behalf of the Indonesian Professional Certification Authority';
  centred(onBehalf, 165.2, { font: 'times', style: 'italic', size: 9, color: ink.muted });
  centred(body.name, 169.8, { font: 'helvetica', style: 'bold', size: 10, color: ink.navy });
  penStroke(pdf, middle - 19, 181);
  centred(body.director, 187, { font: 'helvetica', style: 'bold', size: 10 });
  pdf
    .setDrawColor(ink.text)
    .setLineWidth(0.2)
    .line(middle - 28, 188, middle + 28, 188);
  centred('Direktur / Director', 191.6, { font: 'helvetica', size: 8.5, color: ink.muted });

  const beside = (text: string, y: number, style: Parameters<typeof setStyle>[1]) =>
    setStyle(pdf, style).text(text, 276, y, { align: 'right' });
  const label = { font: 'helvetica', size: 8, color: ink.muted } as const;
  const fact = { font: 'helvetica', style: 'bold', size: 10, color: ink.navy } as const;
  beside('Berlaku sampai / Valid until', 166, label);
  beside(indonesianDate(certificate.valid_until), 170.5, fact);
  beside(englishDate(certificate.valid_until), 174.3, { font: 'times', style: 'italic', size: 9, color: ink.muted });
  beside('Ditandatangani secara elektronik (contoh PSrE)', 181, label);
  beside('Electronically signed (sample)', 184.6, { ...label, font: 'times', style: 'italic' });
};

export const certificatePdf = (facts: CertificateFacts): ArrayBuffer => {
  const { certificate } = facts;
  const pdf = newPaper({
    orientation: 'landscape',
    title: `Sertifikat Kompetensi ${certificate.number}`,
    id: certificate.id,
    madeAt: certificate.issued_at,
  });
  rosette(pdf, middle, 98, 88);
  frame(pdf);
  writeGroups(pdf, groups(facts));
  signatures(pdf, facts);
  unitPages(pdf, facts);
  return finished(pdf);
};
