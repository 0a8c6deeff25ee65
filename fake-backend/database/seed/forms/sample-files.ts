import type { FileRow } from '../../form-rows.ts';
import { photoOf } from '../portraits.ts';

const ofUrl = (data: string): number => atob(data.slice(data.indexOf(',') + 1)).length;

const pdfOf = (lines: readonly string[]): string => {
  const written = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 16 Tf 72 760 Td 24 TL\n${written}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
};

type Owner = Pick<FileRow, 'id' | 'candidate_id'>;

export const samplePdf = (owner: Owner, name: string, lines: readonly string[]): FileRow => {
  const text = pdfOf(['CONTOH - bukan dokumen asli', ...lines]);
  return {
    ...owner,
    name,
    type: 'application/pdf',
    size: text.length,
    data: `data:application/pdf;base64,${btoa(text)}`,
  };
};

const portraits = new Map<number, string>();

/** A fictional portrait as a PNG. Only two variants, because drawing takes time at every start. */
export const samplePhoto = (owner: Owner, name: string): FileRow => {
  const look = Number(owner.candidate_id) % 2;
  const data = portraits.get(look) ?? photoOf(1002 + look);
  portraits.set(look, data);
  return { ...owner, name, type: 'image/png', size: ofUrl(data), data };
};
