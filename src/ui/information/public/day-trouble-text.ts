import type { AssessmentDay } from '../../../domain/calendar/assessment-day.ts';
import { longDateTime } from '../../kit/format/date.ts';
import { placeText } from '../../kit/format/place.ts';

export const troubles = ['late', 'ill', 'absent'] as const;
export type Trouble = (typeof troubles)[number];

export interface DayTroubleOf {
  readonly trxId: string;
  readonly scheme: string;
  readonly day?: AssessmentDay | undefined;
  readonly assessor?: string;
  /** When all exams close; absent if they do not close together, or if that is not known. */
  readonly closesAt?: string;
}

interface Words {
  readonly title: string;
  readonly hint: string;
  readonly more: string;
  readonly subject: string;
  readonly sentence: string;
  readonly request: string;
}

const asksForADay = 'Mohon informasi jadwal pengganti dan syaratnya. Terima kasih.';

export const troubleWords: Readonly<Record<Trouble, Words>> = {
  late: {
    title: 'Terlambat',
    hint: 'Saya tetap datang',
    more: 'Perkiraan tiba, atau hal lain',
    subject: 'Terlambat datang asesmen',
    sentence: 'Saya akan terlambat datang ke asesmen berikut.',
    request: 'Saya tetap datang. Mohon disampaikan kepada asesor. Terima kasih.',
  },
  ill: {
    title: 'Sakit',
    hint: 'Saya tidak dapat datang',
    more: 'Keterangan, misalnya surat dokter',
    subject: 'Sakit pada hari asesmen',
    sentence: 'Saya sakit, sehingga tidak dapat mengikuti asesmen berikut.',
    request: asksForADay,
  },
  absent: {
    title: 'Berhalangan',
    hint: 'Saya tidak dapat datang karena hal lain',
    more: 'Alasannya',
    subject: 'Berhalangan hadir pada hari asesmen',
    sentence: 'Saya berhalangan hadir pada asesmen berikut.',
    request: asksForADay,
  },
};

export const isRequest = (trouble: Trouble): boolean => trouble !== 'late';

export const mostOfAddition = 500;

/** What the candidate tells the body, with all that it needs to find the purchase and the day. */
export const troubleText = (
  trouble: Trouble,
  { trxId, scheme, day, assessor }: DayTroubleOf,
  name: string,
  addition: string,
): string => {
  const { sentence, request } = troubleWords[trouble];
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Nama', name],
    ['Skema', scheme],
    ['Nomor transaksi', trxId],
    ['Jadwal', day?.startsAt ? longDateTime(day.startsAt, day.zone) : undefined],
    ['Tempat', day?.siteName ? placeText(day.siteName, day.city) : undefined],
    ['Asesor', assessor],
    ['Keterangan', addition.trim()],
  ];
  const lines = facts.flatMap(([label, fact]) => (fact ? `${label}: ${fact}` : []));
  return [sentence, '', ...lines, '', request].join('\n');
};

export const troubleSubject = (trouble: Trouble, { trxId }: DayTroubleOf): string =>
  `${troubleWords[trouble].subject} (${trxId})`;

/** What happens then; only what this portal knows. */
export const troubleAdvice = (trouble: Trouble, { assessor, closesAt, day }: DayTroubleOf): readonly string[] => {
  if (isRequest(trouble))
    return [
      'Beri tahu LSP sekarang. LSP yang menentukan jadwal pengganti; sampai ada jawaban, jadwal Anda belum berubah.',
    ];
  const closing = closesAt
    ? `Ujian tetap ditutup ${longDateTime(closesAt, day?.zone)}`
    : 'Jadwal dan batas waktu ujian tidak ikut bergeser';
  return [
    `Beri tahu LSP sekarang, dan minta agar diteruskan kepada asesor${assessor ? ` ${assessor}` : ''}. Ini bukan permohonan pindah jadwal.`,
    `Waktu sebuah ujian baru berjalan setelah Anda memulainya, lalu terus berjalan. ${closing}.`,
  ];
};
