import type { Zone } from '../../domain/calendar/in-zone.ts';
import { deadlineOf, type Exam, type Exams, isHeld, isWaiting } from '../../domain/exam/exam.ts';
import type { BadgeTone } from '../kit/components/text/badge.tsx';
import { longDateTime, timeText } from '../kit/format/date.ts';
import { examKinds } from './public/exam-kinds.ts';

/** For the end of a sentence: adds a full stop, unless the name ends with one, as in the title `M.M.`. */
export const assessorAtEnd = (name: string): string => `asesor${name && ` ${name}`}${name.endsWith('.') ? '' : '.'}`;

export const deviceOnlyText =
  'Jawaban disimpan di perangkat ini dan dikirim saat Anda mengumpulkan. Jangan ganti perangkat atau hapus data browser.';

const statuses: Readonly<Record<Exam['status'], { readonly label: string; readonly tone: BadgeTone }>> = {
  locked: { label: 'Belum dibuka', tone: 'neutral' },
  ready: { label: 'Siap dikerjakan', tone: 'info' },
  running: { label: 'Sedang berjalan', tone: 'accent' },
  submitted: { label: 'Sudah dikumpulkan', tone: 'positive' },
  assessed: { label: 'Sudah dinilai', tone: 'positive' },
  missed: { label: 'Tidak diikuti', tone: 'neutral' },
  unknown: { label: 'Status tidak dikenal', tone: 'neutral' },
};

export const examStatus = (exam: Exam, timeOver = false): (typeof statuses)['locked'] => {
  if (exam.status === 'running' && timeOver) return { label: 'Waktu habis', tone: 'caution' };
  if (exam.status === 'locked' && exam.startedAt !== null) return { label: 'Ditutup asesor', tone: 'caution' };
  if (isHeld(exam)) return { label: 'Menunggu asesor', tone: 'info' };
  return statuses[isWaiting(exam) ? 'locked' : exam.status];
};

/**
 * `Terbuka pada Rabu, 16 Desember 2026, 08.00 WITA (07.00 WIB)`, or `Terbuka pada hari asesmen` if it is the start that the page shows.
 */
export const opensText = ({ opensAt }: Exam, day: Exams['day']): string => {
  const isDay = opensAt && day?.startsAt && Date.parse(opensAt) === Date.parse(day.startsAt);
  return `Terbuka pada ${isDay ? 'hari asesmen' : longDateTime(opensAt ?? null, day?.zone)}`;
};

export const minutesText = ({ minutes, extraMinutes }: Pick<Exam, 'minutes' | 'extraMinutes'>): string | null => {
  if (minutes === null) return null;
  return extraMinutes > 0
    ? `${minutes + extraMinutes} menit (${minutes} + ${extraMinutes} menit tambahan)`
    : `${minutes} menit`;
};

/** `60 menit`; `9 dari 60 menit (ditutup pukul 17.00 WIB)` if the exam closed before its minutes were over. */
export const lengthText = (exam: Exam, zone?: Zone): string | null => {
  const { minutes, extraMinutes, startedAt, closesAt } = exam;
  const deadline = deadlineOf(exam);
  if (minutes === null || deadline === null || startedAt === null || deadline !== Date.parse(closesAt ?? ''))
    return minutesText(exam);
  const given = Math.floor((deadline - Date.parse(startedAt)) / 60_000);
  const all = minutes + extraMinutes;
  if (given >= all) return minutesText(exam);
  return `${given} dari ${all} menit (ditutup pukul ${timeText(deadline, zone)})`;
};

/** `Ujian ditutup Senin, 21 Desember 2026, 17.00 WIB.` */
export const closingText = (closesAt: string, zone?: Zone): string => `Ujian ditutup ${longDateTime(closesAt, zone)}.`;

/** `Ujian ditutup pukul 17.00 WIB: Anda punya 30 menit, bukan 60.` */
export const closesText = ({ closesAt, minutes, extraMinutes }: Exam, left: number, zone?: Zone): string => {
  const closes = `Ujian ditutup pukul ${timeText(closesAt ?? '', zone)}`;
  if (left === 0) return `${closes}: waktunya hampir habis. Bicaralah dahulu dengan asesor.`;
  return `${closes}: Anda punya ${left} menit, bukan ${(minutes ?? 0) + extraMinutes}.`;
};

/** The reason why the remaining time cannot be shown; null if it can. Answering still works (fault matrix 79). */
export const unknownTimeText = (exam: Exam, startUnknown = false): string | null => {
  if (exam.minutes === null) return 'Lama ujian ini belum diketahui portal; ikuti arahan asesor.';
  if (exam.status !== 'running' || !(startUnknown || exam.startedAt === null)) return null;
  return 'Waktu mulai ujian ini belum diketahui portal; ikuti arahan asesor.';
};

export const countText = ({ kind, questionCount }: Pick<Exam, 'kind' | 'questionCount'>): string | null =>
  questionCount === null ? null : `${questionCount} ${examKinds[kind].unit}`;

/** The names of `demonstrationKinds`. */
export const taskFileKinds = 'PDF, Word, Excel, PowerPoint, PNG, JPG, ZIP, atau MP4';
