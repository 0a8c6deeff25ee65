import type { Opening, Transition } from './transition.ts';

const resultOut: Opening = { stage: 'result', note: 'Hasil sudah keluar. Baca lalu terima dengan tanda tangan Anda.' };
const newResultOut = 'Penilaian ulang selesai. Baca keputusan yang baru, lalu terima dengan tanda tangan Anda.';
const reassessed = 'Penilaian ulang {skema} setelah banding selesai. Baca keputusan yang baru.';
const certificate: Opening = {
  stage: 'certificate',
  when: 'certifiable',
  waitsFor: 'system',
  note: 'Sertifikat sedang ditandatangani secara elektronik.',
};

/** What is handed in is decided; the decision opens the result, an appeal where it may be wrong, and at last the certificate. */
export const transitionsFromTheExam = {
  'exam.finish': {
    by: 'candidate',
    stage: 'exam',
    from: ['open'],
    to: 'submitted',
    waitsFor: 'assessor',
    note: 'Jawaban sedang dinilai asesor.',
    news: 'Jawaban ujian {skema} sudah kami terima dan akan dinilai asesor.',
  },
  'exam.pass': {
    by: 'assessor',
    stage: 'exam',
    from: ['submitted'],
    to: 'done',
    waitsFor: null,
    opens: [resultOut],
    explains: [{ stage: 'appeal', note: 'Banding hanya tersedia untuk hasil belum kompeten.' }],
    news: 'Hasil asesmen {skema} sudah keluar.',
  },
  'exam.fail': {
    by: 'assessor',
    stage: 'exam',
    from: ['submitted'],
    to: 'done',
    waitsFor: null,
    opens: [
      resultOut,
      {
        stage: 'appeal',
        due: 'appeal period',
        note: 'Banding dapat diajukan dalam tiga hari kerja setelah hasil diumumkan.',
      },
    ],
    explains: [{ stage: 'certificate', note: 'Sertifikat hanya terbit bila seluruh unit dinyatakan kompeten.' }],
    news: 'Hasil asesmen {skema} sudah keluar.',
  },
  'result.acknowledge': {
    by: 'candidate',
    stage: 'result',
    from: ['open'],
    to: 'done',
    waitsFor: null,
    opens: [{ stage: 'feedback', due: { days: 14 } }, certificate],
    news: 'Tanda terima hasil asesmen {skema} sudah kami simpan.',
  },
  'appeal.send': {
    by: 'candidate',
    stage: 'appeal',
    from: ['open'],
    to: 'submitted',
    waitsFor: 'admin',
    note: 'Banding sedang ditinjau LSP.',
    news: 'Banding asesmen {skema} sudah kami terima dan akan ditinjau LSP.',
  },
  'appeal.grant': {
    by: 'admin',
    stage: 'appeal',
    from: ['submitted'],
    to: 'done',
    waitsFor: null,
    note: 'Banding diterima; asesor lain menilai ulang unit yang ditetapkan LSP.',
    opens: [
      {
        stage: 'result',
        again: true,
        waitsFor: 'assessor',
        note: 'Banding Anda diterima. Asesor lain sedang menilai ulang unit yang ditetapkan LSP.',
      },
    ],
    news: 'Banding asesmen {skema} diterima. Asesor lain menilai ulang unit yang ditetapkan LSP.',
  },
  'reassessment.pass': {
    by: 'assessor',
    stage: 'result',
    from: ['open'],
    to: 'open',
    waitsFor: 'candidate',
    note: newResultOut,
    explains: [{ stage: 'certificate', note: null }],
    news: reassessed,
  },
  'reassessment.fail': {
    by: 'assessor',
    stage: 'result',
    from: ['open'],
    to: 'open',
    waitsFor: 'candidate',
    note: newResultOut,
    news: reassessed,
  },
  'appeal.reject': {
    by: 'admin',
    stage: 'appeal',
    from: ['submitted'],
    to: 'done',
    waitsFor: null,
    note: 'Banding tidak diterima; keputusan asesmen tetap.',
    news: 'Banding asesmen {skema} sudah dijawab. Baca jawaban LSP.',
  },
  'feedback.send': {
    by: 'candidate',
    stage: 'feedback',
    from: ['open'],
    to: 'done',
    waitsFor: null,
    opens: [certificate],
    news: 'Terima kasih, umpan balik asesmen {skema} sudah kami terima.',
  },
  'certificate.issue': {
    by: 'system',
    stage: 'certificate',
    from: ['open'],
    to: 'done',
    waitsFor: null,
    news: 'Sertifikat {skema} sudah terbit dan dapat diunduh.',
  },
} as const satisfies Record<string, Transition>;
