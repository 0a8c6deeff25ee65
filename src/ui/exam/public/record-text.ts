import { inWib } from '../../../domain/calendar/calendar.ts';
import type { AnswerPhase } from '../../../domain/exam/answer-record.ts';
import type { ExamRecordFile, RecordEntry, RecordedAnswer, StateName } from '../../../domain/exam/exam-record.ts';

const signs: Readonly<Record<Extract<RecordEntry, { kind: 'page' }>['sign'], string>> = {
  opened: 'Halaman ujian dibuka',
  closed: 'Halaman ujian ditinggalkan',
  hidden: 'Halaman tidak terlihat',
  shown: 'Halaman terlihat lagi',
  offline: 'Perangkat tanpa jaringan',
  online: 'Perangkat tersambung lagi',
};

export const phaseTexts: Readonly<Record<AnswerPhase, string>> = {
  empty: 'kosong',
  saving: 'sedang disimpan di perangkat',
  kept: 'tersimpan di perangkat',
  sent: 'diterima server',
  failing: 'di perangkat, pengiriman diulang',
  refused: 'tidak diterima server',
  changed: 'diubah server',
};

const states: Readonly<Record<StateName, Readonly<Record<string, string>>>> = {
  role: {
    writing: 'Tab ini menyimpan dan mengirim',
    reading: 'Ujian dikerjakan di tab lain',
    opening: 'Jawaban yang tersimpan dibaca',
  },
  connection: {
    lost: 'Koneksi terputus',
    blocked: 'Terhalang di jaringan',
    troubled: 'Server bermasalah',
    regained: 'Koneksi pulih',
    recovered: 'Server pulih',
  },
  locked: { true: 'Jawaban tidak dapat diubah lagi', false: 'Jawaban dapat diubah lagi' },
  deviceOnly: { true: 'Server tidak menyimpan jawaban sebelum dikumpulkan' },
  takenEarly: { true: 'Server menjawab seolah-olah ujian sudah dikumpulkan' },
  sessionOver: { true: 'Sesi berakhir', false: 'Sesi berlaku' },
  closed: { true: 'Ujian ditutup di server', false: 'Ujian terbuka di server' },
  durable: { true: 'Penyimpanan perangkat tersedia', false: 'Penyimpanan perangkat tidak tersedia' },
  handedIn: { true: 'Ujian dikumpulkan', false: 'Ujian belum dikumpulkan' },
};

const calls: Readonly<Record<Extract<RecordEntry, { kind: 'call' }>['call'], string>> = {
  exams: 'Membaca status ujian',
  content: 'Membaca soal dan jawaban',
  save: 'Mengirim jawaban',
  submit: 'Mengumpulkan ujian',
};

const clockText = (deviceAhead: number | null): string => {
  if (deviceAhead === null) return 'Jam server belum diketahui';
  const seconds = Math.round(Math.abs(deviceAhead) / 1_000);
  if (seconds === 0) return 'Jam perangkat sama dengan jam server';
  return `Jam perangkat ${seconds} detik lebih ${deviceAhead > 0 ? 'cepat' : 'lambat'} dari jam server`;
};

/** `2026-03-02 09.00.05 WIB`: to the second, unlike the times of pages. */
export const recordedTime = (instant: string | number, format = 'YYYY-MM-DD HH.mm.ss'): string =>
  Number.isNaN(new Date(instant).getTime()) ? '–' : `${inWib(instant, format)} WIB`;

/** `13 huruf, sidik 36a9e7f1c95b`; `blank` for an answer without a text. */
export const recordedAnswer = ({ digest, length }: RecordedAnswer, blank: string): string =>
  digest === '' ? blank : `${length} huruf, sidik ${digest.slice(0, 12)}`;

/** Tells an entry in words. `numberOf` gives the number of a question. */
export const entryText = (entry: RecordEntry, numberOf: (questionId: string) => number): string => {
  switch (entry.kind) {
    case 'page':
      return signs[entry.sign];
    case 'questions':
      return `${entry.ids.length} soal`;
    case 'press':
      return `Menekan "${entry.name}"`;
    case 'words':
      return `Layar${entry.left && ` (sisa waktu ${entry.left})`}: ${entry.words.map((text) => `"${text}"`).join(' ')}`;
    case 'answer': {
      const { question, phase, doubtful } = entry;
      const text = recordedAnswer(entry, 'tanpa isi');
      return `Soal ${numberOf(question)}: ${text}, ${phaseTexts[phase]}${doubtful ? ', ragu-ragu' : ''}`;
    }
    case 'state':
      return states[entry.name][entry.value] ?? '';
    case 'call':
      return `${calls[entry.call]}${entry.answers > 0 ? ` (${entry.answers})` : ''}: ${entry.end}, ${entry.tookMs} ms`;
    case 'clock':
      return `${clockText(entry.deviceAhead)}${entry.deadline === null ? '' : `; batas waktu ${recordedTime(entry.deadline)}`}`;
  }
};

/** Numbers questions by the order in which the exam has them. */
export const numbersIn = (entries: readonly RecordEntry[]): ((questionId: string) => number) => {
  const ids = new Map<string, number>();
  for (const entry of entries) {
    if (entry.kind === 'questions') for (const id of entry.ids) ids.set(id, ids.get(id) ?? ids.size + 1);
  }
  return (questionId) => ids.get(questionId) ?? 0;
};

/** `TT-1, 2026-03-02 09.10.01 WIB menurut jam server, 8 dijawab` */
export const receiptText = ({ number, submittedAt, answered }: NonNullable<ExamRecordFile['receipt']>): string =>
  [
    number,
    submittedAt !== null && `${recordedTime(submittedAt)} menurut jam server`,
    answered !== null && `${answered} dijawab`,
  ]
    .filter(Boolean)
    .join(', ');

/** A text that anybody can read; its last line is the record itself, which the simulation opens. */
export const recordText = (file: ExamRecordFile): string => {
  const numberOf = numbersIn(file.entries);
  const lines = file.entries.map((entry) => [entry.at, entryText(entry, numberOf)] as const);
  return [
    `Catatan ${file.title}`,
    `Skema: ${file.scheme}`,
    `Asesi: ${file.candidate}`,
    `Transaksi: ${file.trxId}`,
    ...(file.receipt ? [`Tanda terima: ${receiptText(file.receipt)}`] : []),
    '',
    'Menurut jam perangkat:',
    ...lines.filter(([, text]) => text !== '').map(([at, text]) => `${recordedTime(at)}  ${text}`),
    '',
    'Baris berikut untuk dibuka di simulasi portal:',
    JSON.stringify(file),
    '',
  ].join('\n');
};
