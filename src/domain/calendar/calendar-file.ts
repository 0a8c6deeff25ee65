import { utc } from './calendar.ts';

export interface CalendarEvent {
  /** Stable per event, so that calendars replace the entry instead of duplicating it. */
  readonly uid: string;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly startsAt: string;
  readonly endsAt: string | null;
}

const longestLine = 75;

const octets = new TextEncoder();
const sizeOf = (text: string): number => octets.encode(text).length;

/** RFC 5545, 3.3.11; control characters are not allowed in a text. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Folds at 75 octets (RFC 5545, 3.1), without splitting a character. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let present = '';
  let size = 0;
  for (const letter of line) {
    const more = sizeOf(letter);
    if (size + more > longestLine) {
      lines.push(present);
      present = ' ';
      size = 1;
    }
    present += letter;
    size += more;
  }
  return [...lines, present].join('\r\n');
};

const inUtc = (instant: string): string => utc(instant).format('YYYYMMDD[T]HHmmss[Z]');

/** An iCalendar file (RFC 5545) with one event and a reminder a day before; `stampedAt` is an ISO instant. */
export const calendarFile = (event: CalendarEvent, stampedAt: string): string => {
  const { uid, title, location, description, startsAt, endsAt } = event;
  const ends = endsAt !== null && Date.parse(endsAt) > Date.parse(startsAt) ? [`DTEND:${inUtc(endsAt)}`] : [];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal Asesi//Jadwal Asesmen//ID',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${inUtc(stampedAt)}`,
    `DTSTART:${inUtc(startsAt)}`,
    ...ends,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};
