import { remainingText } from '../../kit/format/remaining-time.ts';

export interface TimerMoment {
  readonly deadline: number | null;
  readonly remaining: number | null;
}

export interface TimerAnnouncement {
  readonly text: string;
  /** Displayed instead of `text` while the time is hidden; not displayed beside a visible time. */
  readonly short?: string;
  readonly urgent: boolean;
}

const minute = 60_000;
const marks = [1, 5, 10, 30];
const aMarkMs = 2_000;

const timeOver: TimerAnnouncement = { text: 'Waktu ujian telah habis', short: 'Waktu habis', urgent: true };

const announcement = (text: string): TimerAnnouncement => ({ text, urgent: false });

const minutesLeft = (remaining: number, mark: number): TimerAnnouncement =>
  remaining > mark * minute - aMarkMs
    ? announcement(`Sisa waktu ${mark} menit`)
    : announcement(`Kurang dari ${Math.ceil(remaining / minute)} menit lagi`);

const extended = (by: number, remaining: number): TimerAnnouncement =>
  by > 0
    ? announcement(`Waktu ditambah ${Math.round(by / minute)} menit`)
    : announcement(`Batas waktu berubah, sisa waktu ${remainingText(remaining)}`);

export const announcementBetween = (before: TimerMoment, after: TimerMoment): TimerAnnouncement | null => {
  if (before.deadline === null || before.remaining === null) return null;
  if (after.deadline === null || after.remaining === null) return null;
  const { remaining } = after;
  if (after.deadline !== before.deadline) return extended(after.deadline - before.deadline, remaining);
  if (remaining === 0) return before.remaining > 0 ? timeOver : null;
  const from = before.remaining;
  const mark = marks.find((each) => from > each * minute && remaining <= each * minute);
  return mark === undefined ? null : minutesLeft(remaining, mark);
};
