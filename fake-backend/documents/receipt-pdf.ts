import type { CandidateRow, ScheduleRow, SchemeRow, TransactionRow } from '../database/rows.ts';
import { siteTime } from '../wib-time.ts';
import { ink } from './ink.ts';
import { letterOn, numberPages } from './letter.ts';
import { body, finished, newPaper, printable, receiptMark, setStyle } from './paper.ts';
import { indonesianTime, inWords, rupiah } from './words.ts';

export interface ReceiptFacts {
  readonly transaction: TransactionRow;
  readonly candidate: Pick<CandidateRow, 'fullname' | 'email'>;
  readonly scheme: SchemeRow;
  readonly schedule: ScheduleRow;
  readonly method: string | null;
}

const sources: Readonly<Record<string, string>> = {
  mandiri: 'Biaya mandiri',
  prakerja: 'Kartu Prakerja',
  perusahaan: 'Ditanggung perusahaan',
  apbn: 'Program pemerintah (APBN)',
};

export const receiptPdf = ({ transaction, candidate, scheme, schedule, method }: ReceiptFacts): ArrayBuffer => {
  const title = 'BUKTI PEMBELIAN';
  const paidAt = transaction.paid_at ?? transaction.created_at;
  const pdf = newPaper({
    orientation: 'portrait',
    title,
    id: `KWT${transaction.id}`,
    madeAt: paidAt,
    subject: receiptMark,
  });
  const letter = letterOn(pdf, title, transaction.id);
  letter.facts([
    ['Diterbitkan oleh', body.name],
    ['Alamat', body.address],
    ['NPWP', body.taxNumber],
    ['Nomor transaksi', transaction.id],
    ['Tanggal pembayaran', indonesianTime(paidAt)],
    ['Dibayar oleh', candidate.fullname],
    ['Email', candidate.email],
    ['Untuk skema', scheme.title],
    ['Waktu asesmen', siteTime(schedule.starts_at, schedule.zone)],
    ['Tempat uji (TUK)', `${schedule.site_name}, ${schedule.city}`],
    ['Penanggung biaya', sources[transaction.budget_source] ?? transaction.budget_source],
    ...(method ? [['Cara bayar', method] as const] : []),
  ]);
  letter.gap(8);
  const y = letter.room(30);
  pdf.setFillColor(ink.tint).roundedRect(22, y, 166, 28, 2, 2, 'F');
  setStyle(pdf, { font: 'helvetica', size: 9.5, color: ink.muted }).text('Jumlah', 28, y + 7);
  setStyle(pdf, { font: 'helvetica', style: 'bold', size: 19, color: ink.navy });
  pdf.text(rupiah(transaction.amount), 28, y + 15.5);
  setStyle(pdf, { font: 'times', style: 'italic', size: 11 });
  pdf.text(printable(`Terbilang: ${inWords(transaction.amount)} rupiah`), 28, y + 22.5);
  pdf
    .setDrawColor('#136C3D')
    .setLineWidth(0.8)
    .roundedRect(153, y + 8, 28, 11, 1.5, 1.5, 'S');
  setStyle(pdf, { font: 'helvetica', style: 'bold', size: 14, color: '#136C3D' });
  pdf.text('LUNAS', 167, y + 15.4, { align: 'center' });
  letter.gap(6);
  letter.paragraph('Bukti ini dibuat otomatis dari catatan pembayaran. Tidak ada uang yang berpindah dalam simulasi.');
  numberPages(letter);
  return finished(pdf, receiptMark);
};
