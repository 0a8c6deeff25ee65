import type { LogEntry, LoggedEvent } from '../../../domain/exam/attempt-log.ts';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import { examName } from '../public/exam-kinds.ts';

const said: Readonly<Record<LoggedEvent, string>> = {
  opened: 'Ujian dibuka di perangkat ini',
  saved: 'Jawaban diterima server',
  lost: 'Koneksi terputus',
  blocked: 'Terhalang di jaringan',
  regained: 'Koneksi pulih',
  troubled: 'Server bermasalah',
  recovered: 'Server pulih',
  sessionOver: 'Sesi berakhir',
  resumed: 'Dilanjutkan setelah masuk kembali',
  deviceOnly: 'Server tidak menyimpan jawaban sebelum dikumpulkan; jawaban disimpan di perangkat ini',
  takenEarly:
    'Server menjawab penyimpanan jawaban seolah-olah ujian sudah dikumpulkan; jawaban disimpan di perangkat ini',
  takenOver: 'Dilanjutkan di tab ini',
  timeOver: 'Waktu ujian habis',
  refused: 'Jawaban tidak diterima server',
  submitted: 'Ujian dikumpulkan',
  unproven: 'Server belum membuktikan bahwa semua jawaban ada; jawaban tetap disimpan di perangkat ini',
};

const lineOf = (inWib: Intl.DateTimeFormat, { at, event, count }: LogEntry): string =>
  `${inWib.format(new Date(at))} WIB  ${said[event]}${count === null ? '' : ` (${count})`}`;

/** The log as text; it contains no answers. */
export const attemptLogText = (all: Exams, exam: Exam, log: readonly LogEntry[]): string => {
  const inWib = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta', dateStyle: 'short', timeStyle: 'medium' });
  return [
    `Log ${examName(exam)}`,
    `Skema: ${all.scheme.title}`,
    `Asesi: ${all.candidate}`,
    `Transaksi: ${exam.trxId}`,
    ...(exam.receipt?.number ? [`Tanda terima: ${exam.receipt.number}`] : []),
    ...(exam.receipt?.digest ? [`Sidik digital: ${exam.receipt.digest}`] : []),
    '',
    ...log.map((entry) => lineOf(inWib, entry)),
    '',
  ].join('\n');
};
