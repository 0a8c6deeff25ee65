import { defaultMinutes, type Exam } from '../../../domain/exam/exam.ts';
import type { Question } from '../../../domain/exam/question.ts';

/** Only the device knows it, for the helps of the practice. */
export const practiceExam = (trxId: string | null): Exam => ({
  id: 'gladi-bersih',
  trxId: trxId ?? 'gladi-bersih',
  kind: 'written',
  type: 'pilihan-ganda',
  status: 'running',
  questionCount: 3,
  minutes: defaultMinutes,
  extraMinutes: 0,
  startedAt: null,
  submitAllowed: false,
  note: null,
  receipt: null,
});

export const practiceQuestions: readonly Question[] = [
  {
    kind: 'choice',
    id: 'gladi-1',
    no: 1,
    html: '<p>Anda sudah memilih satu jawaban, tetapi belum yakin dan ingin memeriksanya lagi sebelum dikumpulkan. Apa yang sebaiknya Anda lakukan?</p>',
    options: [
      { value: 'A', html: 'Mengosongkan jawaban itu sampai Anda yakin.' },
      { value: 'B', html: 'Menutup halaman ujian lalu membukanya kembali.' },
      { value: 'C', html: 'Membiarkan jawaban terpilih dan menandai soalnya <strong>Ragu-ragu</strong>.' },
      { value: 'D', html: 'Mengumpulkan ujian, lalu memperbaikinya sesudah itu.' },
      { value: 'E', html: 'Membuka soal yang sama pada perangkat lain.' },
    ],
  },
  {
    kind: 'choice',
    id: 'gladi-2',
    no: 2,
    html: '<p>Bila sambungan internet terputus, jawaban yang sudah Anda isi tetap tersimpan di perangkat ini dan dikirim setelah tersambung lagi.</p>',
    options: [
      { value: 'benar', html: 'Benar' },
      { value: 'salah', html: 'Salah' },
    ],
  },
  {
    kind: 'essay',
    id: 'gladi-3',
    no: 3,
    html: '<p>Ceritakan dalam dua atau tiga kalimat bagaimana Anda berangkat dari rumah ke tempat uji. Perhatikan penghitung huruf dan tanda tersimpan saat Anda mengetik.</p>',
    longest: 500,
  },
];
