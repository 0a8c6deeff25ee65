import type { BudgetRow, StageRow, TransactionRow } from '../rows.ts';
import { DAY, HOUR } from './wib-time.ts';

export interface StoryStage {
  status: StageRow['status'];
  /** How long ago the stage got this status. */
  age?: number;
  waits?: StageRow['waiting_for'];
  note?: string;
  /** A number is days from today. */
  due?: number | 'end of schedule' | 'appeal period';
}

export interface Story {
  number: number;
  candidate: string;
  schedule: string;
  source: BudgetRow['source'];
  status: TransactionRow['status'];
  /** How long ago the transaction was created. */
  age: number;
  /** Stages not named are locked. */
  stages?: Partial<Record<StageRow['name'], StoryStage>>;
}

const done = (age: number, note?: string): StoryStage => ({ status: 'done', age, ...(note ? { note } : {}) });
const open = (age: number, rest: Omit<StoryStage, 'status' | 'age'> = {}): StoryStage => ({
  status: 'open',
  age,
  waits: 'candidate',
  ...rest,
});
const submitted = (age: number, waits: 'admin' | 'assessor' | 'system', note: string): StoryStage => ({
  status: 'submitted',
  age,
  waits,
  note,
});

const noAppeal: StoryStage = { status: 'locked', note: 'Banding hanya tersedia untuk hasil belum kompeten.' };

export const stories: Story[] = [
  { number: 201, candidate: '1002', schedule: 'JDW-003', source: 'mandiri', status: 'pending', age: 4 * HOUR },
  { number: 174, candidate: '1002', schedule: 'JDW-019', source: 'mandiri', status: 'expired', age: 9 * DAY },
  { number: 166, candidate: '1002', schedule: 'JDW-005', source: 'mandiri', status: 'failed', age: 12 * DAY },
  { number: 158, candidate: '1002', schedule: 'JDW-035', source: 'mandiri', status: 'cancelled', age: 16 * DAY },
  {
    number: 198,
    candidate: '1003',
    schedule: 'JDW-010',
    source: 'mandiri',
    status: 'paid',
    age: 26 * HOUR,
    stages: { agreement: open(25 * HOUR, { due: 7 }) },
  },
  {
    number: 181,
    candidate: '1004',
    schedule: 'JDW-014',
    source: 'mandiri',
    status: 'paid',
    age: 8 * DAY,
    stages: {
      agreement: done(7 * DAY),
      apl01: {
        status: 'returned',
        age: 20 * HOUR,
        waits: 'candidate',
        note: 'Foto KTP buram sehingga NIK tidak terbaca, dan ijazah belum dilampirkan. Mohon unggah ulang keduanya.',
        due: 6,
      },
    },
  },
  {
    number: 132,
    candidate: '1005',
    schedule: 'JDW-002',
    source: 'mandiri',
    status: 'paid',
    age: 22 * DAY,
    stages: {
      agreement: done(21 * DAY),
      apl01: done(17 * DAY),
      apl02: done(9 * DAY, 'Asesmen dapat dilanjutkan.'),
      exam: open(12 * HOUR, { due: 'end of schedule' }),
    },
  },
  {
    number: 127,
    candidate: '1006',
    schedule: 'JDW-017',
    source: 'mandiri',
    status: 'paid',
    age: 27 * DAY,
    stages: {
      agreement: done(26 * DAY),
      apl01: done(22 * DAY),
      apl02: done(15 * DAY, 'Asesmen dapat dilanjutkan.'),
      exam: done(5 * DAY),
      result: done(
        26 * HOUR,
        'Belum kompeten pada unit Merancang Strategi dan Pembelian Media; bukti pengendalian anggaran belum cukup.',
      ),
      appeal: open(26 * HOUR, {
        due: 'appeal period',
        note: 'Banding dapat diajukan dalam tiga hari kerja setelah hasil diumumkan.',
      }),
      feedback: open(26 * HOUR),
      certificate: { status: 'locked', note: 'Sertifikat hanya terbit bila seluruh unit dinyatakan kompeten.' },
    },
  },
  {
    number: 88,
    candidate: '1007',
    schedule: 'JDW-021',
    source: 'mandiri',
    status: 'paid',
    age: 55 * DAY,
    stages: {
      agreement: done(54 * DAY),
      apl01: done(49 * DAY),
      apl02: done(40 * DAY, 'Asesmen dapat dilanjutkan.'),
      exam: done(27 * DAY),
      result: done(22 * DAY, 'Kompeten pada seluruh unit.'),
      appeal: noAppeal,
      feedback: done(21 * DAY),
      certificate: done(18 * DAY),
    },
  },
  {
    number: 190,
    candidate: '1007',
    schedule: 'JDW-029',
    source: 'prakerja',
    status: 'paid',
    age: 5 * DAY,
    stages: {
      agreement: done(4 * DAY),
      apl01: submitted(30 * HOUR, 'admin', 'Permohonan sedang diperiksa admin LSP.'),
    },
  },
  {
    number: 171,
    candidate: '1008',
    schedule: 'JDW-022',
    source: 'mandiri',
    status: 'paid',
    age: 13 * DAY,
    stages: {
      agreement: done(12 * DAY),
      apl01: done(8 * DAY),
      apl02: submitted(2 * DAY, 'assessor', 'Asesmen mandiri sedang ditelaah asesor.'),
    },
  },
  {
    number: 121,
    candidate: '1009',
    schedule: 'JDW-034',
    source: 'mandiri',
    status: 'paid',
    age: 30 * DAY,
    stages: {
      agreement: done(29 * DAY),
      apl01: done(25 * DAY),
      apl02: done(18 * DAY, 'Asesmen dapat dilanjutkan.'),
      exam: done(8 * DAY),
      result: open(3 * DAY, { note: 'Hasil sudah keluar. Baca lalu terima dengan tanda tangan Anda.' }),
      appeal: noAppeal,
    },
  },
  {
    number: 186,
    candidate: '1010',
    schedule: 'JDW-026',
    source: 'perusahaan',
    status: 'paid',
    age: 6 * DAY,
    stages: { agreement: done(3 * DAY), apl01: open(3 * DAY, { due: 9 }) },
  },
  {
    number: 178,
    candidate: '1011',
    schedule: 'JDW-032',
    source: 'apbn',
    status: 'paid',
    age: 10 * DAY,
    stages: { agreement: done(9 * DAY), apl01: done(4 * DAY), apl02: open(4 * DAY, { due: 10 }) },
  },
  {
    number: 109,
    candidate: '1012',
    schedule: 'JDW-013',
    source: 'mandiri',
    status: 'paid',
    age: 35 * DAY,
    stages: {
      agreement: done(34 * DAY),
      apl01: done(30 * DAY),
      apl02: done(24 * DAY, 'Asesmen dapat dilanjutkan.'),
      exam: done(9 * DAY),
      result: done(2 * DAY, 'Kompeten pada seluruh unit.'),
      appeal: noAppeal,
      feedback: open(2 * DAY, { due: 12 }),
    },
  },
  {
    number: 104,
    candidate: '1013',
    schedule: 'JDW-008',
    source: 'perusahaan',
    status: 'paid',
    age: 38 * DAY,
    stages: {
      agreement: done(37 * DAY),
      apl01: done(33 * DAY),
      apl02: done(28 * DAY, 'Asesmen dapat dilanjutkan.'),
      exam: done(15 * DAY),
      result: done(8 * DAY, 'Kompeten pada seluruh unit.'),
      appeal: noAppeal,
      feedback: done(6 * DAY),
      certificate: open(6 * DAY, { waits: 'system', note: 'Sertifikat sedang ditandatangani secara elektronik.' }),
    },
  },
  {
    number: 140,
    candidate: '1014',
    schedule: 'JDW-028',
    source: 'mandiri',
    status: 'paid',
    age: 19 * DAY,
    stages: {
      agreement: done(18 * DAY),
      apl01: done(14 * DAY),
      apl02: done(8 * DAY, 'Asesmen dapat dilanjutkan.'),
      exam: submitted(50 * HOUR, 'assessor', 'Jawaban sedang dinilai asesor.'),
    },
  },
];
