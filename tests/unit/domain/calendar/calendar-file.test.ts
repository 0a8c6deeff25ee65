import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from '../../../../src/domain/calendar/calendar-file.ts';

const stamp = '2026-03-10T02:00:00Z';
const event: CalendarEvent = {
  uid: 'TRX-2026-000132@portal-asesi',
  title: 'Asesmen Junior Web Programmer',
  location: 'TUK Contoh Kampus Depok, Sleman',
  description: 'Nomor pendaftaran: TRX-2026-000132\nBawa kartu identitas; jangan terlambat.',
  startsAt: '2026-03-09T08:00:00+07:00',
  endsAt: '2026-03-12T17:00:00+07:00',
};

/** Unfolds and unescapes as a calendar program does. */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');
const textOf = (file: string, name: string): string | undefined =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\([\\;,nN])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter));
const octets = (text: string) => new TextEncoder().encode(text).length;

// generates whole graphemes, because half of a surrogate pair is no valid text
const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
const events = fc.record({ title: texts, location: texts, description: texts }).map((some) => ({ ...event, ...some }));

describe('a calendar file', () => {
  it('has its times in UTC: eight in the morning in Jakarta is one o’clock', () => {
    expect(linesOf(calendarFile(event, stamp))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Portal Asesi//Jadwal Asesmen//ID',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:TRX-2026-000132@portal-asesi',
      'DTSTAMP:20260310T020000Z',
      'DTSTART:20260309T010000Z',
      'DTEND:20260312T100000Z',
      'SUMMARY:Asesmen Junior Web Programmer',
      'LOCATION:TUK Contoh Kampus Depok\\, Sleman',
      'DESCRIPTION:Nomor pendaftaran: TRX-2026-000132\\nBawa kartu identitas\\; jangan terlambat.',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Asesmen Junior Web Programmer',
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([null, '2026-03-09T08:00:00+07:00', '2026-03-01T08:00:00+07:00'])('has no end when it is %s', (endsAt) => {
    expect(calendarFile({ ...event, endsAt }, stamp)).not.toContain('DTEND');
  });

  it('keeps a line of 75 octets whole, and folds after the 75th', () => {
    const file = (letters: number) => calendarFile({ ...event, title: 'a'.repeat(letters) }, stamp);
    expect(file(67)).toContain(`\r\nSUMMARY:${'a'.repeat(67)}\r\n`);
    expect(file(68)).toContain(`\r\nSUMMARY:${'a'.repeat(67)}\r\n a\r\n`);
  });

  it('preserves every text, in lines of at most 75 octets', () => {
    const plain = (text: string) =>
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
      text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
    const namesOf = (file: string) => linesOf(file).map((line) => line.split(':')[0]);
    fc.assert(
      fc.property(events, (any) => {
        const file = calendarFile(any, stamp);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
        const texts = ['SUMMARY', 'LOCATION', 'DESCRIPTION'].map((name) => textOf(file, name));
        expect(texts).toEqual([any.title, any.location, any.description].map(plain));
        expect(namesOf(file)).toEqual(namesOf(calendarFile(event, stamp)));
      }),
      { examples: [[{ ...event, title: 'x\r\nATTENDEE:mailto:x@y.example' }]] },
    );
  });
});
