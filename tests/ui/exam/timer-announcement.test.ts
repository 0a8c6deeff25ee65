import { describe, expect, it } from 'vitest';
import { announcementBetween } from '../../../src/ui/exam/timer/timer-announcement.ts';

const minute = 60_000;
const moment = (remaining: number | null, deadline: number | null = 0) => ({ remaining, deadline });
const said = (before: number | null, after: number | null) => announcementBetween(moment(before), moment(after));

describe('the announcement of a countdown', () => {
  it.each([30, 10, 5, 1])('comes once for the last %i minutes', (minutes) => {
    const text = `Sisa waktu ${minutes} menit`;
    expect(said(minutes * minute + 400, minutes * minute)).toEqual({ text, urgent: false });
    expect(said(minutes * minute + 400, minutes * minute - 600)).toEqual({ text, urgent: false });
    expect(said(minutes * minute, minutes * minute - 1_000)).toBeNull();
  });

  it('comes at once at the end, and only once', () => {
    expect(said(900, 0)).toMatchObject({ text: 'Waktu ujian telah habis', urgent: true });
    expect(said(40 * minute, 0)).toMatchObject({ text: 'Waktu ujian telah habis', urgent: true });
    expect(said(0, 0)).toBeNull();
  });

  it('names the real remaining time after a sleep past a mark', () => {
    expect(said(40 * minute, 3 * minute + 10_000)?.text).toBe('Kurang dari 4 menit lagi');
  });

  it.each([
    [null, 20 * minute],
    [20 * minute, null],
    [25 * minute, 12 * minute],
    [minute, 59_000],
  ])('is missing from %s to %s', (before, after) => expect(said(before, after)).toBeNull());

  it('names a new deadline', () => {
    const later = (by: number) => announcementBetween(moment(0, 100), moment(Math.max(0, by), 100 + by));
    expect(later(15 * minute)).toEqual({ text: 'Waktu ditambah 15 menit', urgent: false });
    expect(announcementBetween(moment(9 * minute, 0), moment(4 * minute, -5 * minute))?.text).toBe(
      'Batas waktu berubah, sisa waktu 4 menit 00 detik',
    );
  });
});
