import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { inWib } from '../../../../src/domain/calendar/calendar.ts';
import {
  dayInWib,
  isDay,
  readShownDate,
  shownDate,
  yearsBefore,
} from '../../../../src/domain/calendar/calendar-date.ts';
import { type CalendarEvent, calendarFile } from '../../../../src/domain/calendar/calendar-file.ts';
import {
  bestOffset,
  type ClockSample,
  clockFor,
  jumpBetween,
  readingRetryDelay,
  roundTripOf,
  wantsMore,
  withSample,
  zonesApart,
} from '../../../../src/domain/calendar/clock-offset.ts';
import type { Zone } from '../../../../src/domain/calendar/in-zone.ts';
import { zoneOf } from '../../../../src/domain/calendar/zone.ts';
import { runs } from '../../../runs.ts';

const days = fc
  .integer({ min: 0, max: 80_000 })
  .map((day) => new Date(Date.UTC(1900, 0, 1) + day * 86_400_000).toISOString().slice(0, 10));

describe('a calendar date', () => {
  it('is shown as MM/DD/YYYY and read again, and nothing else is read', () => {
    fc.assert(fc.property(days, (day) => void expect(readShownDate(shownDate(day))).toBe(day)));
    expect([shownDate('1998-05-20'), shownDate(''), readShownDate('5/2/1998')]).toEqual([
      '05/20/1998',
      '',
      '1998-05-02',
    ]);
    for (const text of ['', '02/30/1998', '13/01/1998', '1998-05-20', '05/20/98', '05/20/1899', '00/01/1998'])
      expect(readShownDate(text), text).toBeNull();
  });

  it('exists or not, in leap years and others', () => {
    fc.assert(fc.property(days, (day) => void expect(isDay(day)).toBe(true)));
    const none = ['', '1998-02-29', '1998-5-20', '20-05-1998', '1998-05-20T00:00', '1899-12-31', 'Invalid Date'];
    expect(none.filter(isDay)).toEqual([]);
    const leap = ['1900', '1904', '2000', '2026', '2028', '2100'].filter((year) => isDay(`${year}-02-29`));
    expect(leap).toEqual(['1904', '2000', '2028']);
  });

  it('lies less than 15 years before another one, or not, and is the date in Jakarta', () => {
    const isLess = (born: string, today: string) => born > yearsBefore(today, 15);
    expect([isLess('1996-03-01', '2011-03-01'), isLess('1996-03-02', '2011-03-01')]).toEqual([false, true]);
    expect([isLess('1996-02-29', '2011-02-28'), isLess('1996-02-29', '2011-03-01')]).toEqual([true, false]);
    expect(dayInWib(Date.parse('2026-03-09T16:59:59Z'))).toBe('2026-03-09');
    expect(dayInWib(Date.parse('2026-03-09T17:00:00Z'))).toBe('2026-03-10');
  });
});

describe.each(['UTC', 'Asia/Jakarta', 'America/New_York', 'Europe/Berlin', 'Pacific/Apia'])(
  'a moment in WIB on a device in %s (fault matrix 28)',
  (zone) => {
    const own = process.env.TZ;
    afterEach(() => {
      if (own === undefined) delete process.env.TZ;
      else process.env.TZ = own;
    });
    const hour = 3_600_000;
    const instants = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    /** The daylight saving changes in New York and Berlin, and half an hour before and after each. */
    const changes = ['2026-03-08T07:00Z', '2026-11-01T06:00Z', '2026-03-29T01:00Z', '2026-10-25T01:00Z'].flatMap(
      (change) => [-0.5, 0, 0.5].map((later) => Date.parse(change) + later * hour),
    );

    it('is seven hours ahead of UTC for any instant of three centuries, and at daylight saving changes', () => {
      process.env.TZ = zone;
      fc.assert(
        fc.property(instants, (date) => {
          const expected = new Date(date.getTime() + 7 * hour).toISOString().slice(0, 19);
          expect(inWib(date.getTime(), 'YYYY-MM-DDTHH:mm:ss')).toBe(expected);
          expect(inWib(date.toISOString(), 'YYYY-MM-DDTHH:mm:ss')).toBe(expected);
        }),
        { examples: changes.map((change) => [new Date(change)]), numRuns: runs(50, 300) },
      );
    });
  },
);

describe('the zone of a site', () => {
  const provinces: Readonly<Record<Zone, string>> = {
    WIB: `Aceh: Banda Aceh, Sumatera Utara: Medan, Sumatera Barat: Padang, Riau: Pekanbaru,
    Kepulauan Riau: Tanjung Pinang, Jambi, Sumatera Selatan: Palembang,
    Kepulauan Bangka Belitung: Pangkal Pinang, Bengkulu, Lampung: Bandar Lampung, DKI Jakarta: Jakarta Pusat,
    Jawa Barat: Bandung, Banten: Serang, Jawa Tengah: Semarang, Daerah Istimewa Yogyakarta: Yogyakarta,
    Jawa Timur: Surabaya, Kalimantan Barat: Pontianak, Kalimantan Tengah: Palangka Raya`,
    WITA: `Bali: Denpasar, Nusa Tenggara Barat: Mataram, Nusa Tenggara Timur: Kupang, Kalimantan Selatan: Banjarbaru,
    Kalimantan Timur: Samarinda, Kalimantan Utara: Tanjung Selor, Sulawesi Utara: Manado, Gorontalo,
    Sulawesi Tengah: Palu, Sulawesi Barat: Mamuju, Sulawesi Selatan: Makassar, Sulawesi Tenggara: Kendari`,
    WIT: `Maluku: Ambon, Maluku Utara: Sofifi, Papua: Jayapura, Papua Barat: Manokwari, Papua Barat Daya: Sorong,
    Papua Tengah: Nabire, Papua Pegunungan: Wamena, Papua Selatan: Merauke`,
  };
  const rows = Object.entries(provinces).flatMap(([zone, all]) =>
    all.split(/,\s+/).map((each) => {
      const [province = '', capital = province] = each.split(': ');
      return { zone, province, capital };
    }),
  );

  it('is that of its province, in any writing, and by its capital alone the same, in all 38 provinces', () => {
    expect(new Set(rows.map(({ province }) => province)).size).toBe(38);
    for (const { zone, province, capital } of rows) {
      const shouted = { province: `PROVINSI ${province.toUpperCase()}`, city: 'Mana Saja' };
      const found = [{ province, city: '' }, shouted, { city: `Kota ${capital}` }].map(zoneOf);
      expect(found, province).toEqual([zone, zone, zone]);
    }
  });

  it('is the one that the server names, unless that is invalid, and WIB for an unknown place', () => {
    expect(zoneOf({ zone: ' wit ', province: 'Bali', city: 'Denpasar' })).toBe('WIT');
    expect(zoneOf({ zone: 'Asia/Makassar', province: 'Bali', city: '' })).toBe('WITA');
    expect(zoneOf({ zone: 'constructor', city: 'Denpasar' })).toBe('WITA');
    expect([zoneOf({ city: '' }), zoneOf({ province: 'Negeri Dongeng', city: 'Denpasar' })]).toEqual(['WIB', 'WIB']);
  });
});

describe('a calendar file', () => {
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
  const events = fc
    .record({ title: texts, location: texts, description: texts })
    .map((some) => ({ ...event, ...some }));

  it('has its times in UTC: eight in the morning in Jakarta is one o’clock', () => {
    expect(linesOf(calendarFile(event, stamp))).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Portal Asesi//Jadwal Asesmen//ID', 'METHOD:PUBLISH'],
      ...['BEGIN:VEVENT', 'UID:TRX-2026-000132@portal-asesi', 'DTSTAMP:20260310T020000Z'],
      ...['DTSTART:20260309T010000Z', 'DTEND:20260312T100000Z', 'SUMMARY:Asesmen Junior Web Programmer'],
      'LOCATION:TUK Contoh Kampus Depok\\, Sleman',
      'DESCRIPTION:Nomor pendaftaran: TRX-2026-000132\\nBawa kartu identitas\\; jangan terlambat.',
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Asesmen Junior Web Programmer', 'TRIGGER:-P1D', 'END:VALARM'],
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ]);
  });

  it('has no end when that is unknown or not after its start', () => {
    for (const endsAt of [null, '2026-03-09T08:00:00+07:00', '2026-03-01T08:00:00+07:00'])
      expect(calendarFile({ ...event, endsAt }, stamp)).not.toContain('DTEND');
  });

  it('preserves every text, in lines of at most 75 octets, and folds after the 75th', () => {
    const file = (letters: number) => calendarFile({ ...event, title: 'a'.repeat(letters) }, stamp);
    expect(file(67)).toContain(`\r\nSUMMARY:${'a'.repeat(67)}\r\n`);
    expect(file(68)).toContain(`\r\nSUMMARY:${'a'.repeat(67)}\r\n a\r\n`);
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

const hour = 3_600_000;
const opened = Date.parse('2026-03-02T02:00:00Z');

const reading = (wallAhead: number, at: number, there: number, back: number): ClockSample => {
  const moment = (elapsed: number) => ({ wall: opened + wallAhead + elapsed, elapsed });
  return { asked: moment(at), server: opened + at + there, answered: moment(at + there + back) };
};

const keep = (samples: readonly ClockSample[]) => samples.reduce<readonly ClockSample[]>(withSample, []);
const aheads = fc.integer({ min: -12 * hour, max: 12 * hour });
const ways = fc.array(fc.tuple(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 2_000 })), {
  minLength: 1,
  maxLength: 12,
});

describe('bestOffset', () => {
  it('has an error of at most half the shortest round trip of the last five, however wrong the device is (fault matrix 22, 27)', () =>
    fc.assert(
      fc.property(aheads, ways, (ahead, all) => {
        const samples = all.map(([there, back], index) => reading(ahead, index * 60_000, there, back));
        const error = Math.abs((bestOffset(keep(samples)) ?? Number.NaN) - opened);
        const shortest = Math.min(...samples.slice(-5).map(roundTripOf));
        expect(error).toBeLessThanOrEqual(shortest / 2);
      }),
    ));

  it('ignores readings that contradict the newest one, and readings during which the clock of the device was set', () => {
    const first = reading(0, 0, 100, 100);
    const set = reading(0, 1_000, 100, 100);
    const jumped = { ...set, answered: { ...set.answered, wall: set.answered.wall + 2_001 } };
    expect(keep([first, jumped])).toEqual([first]);
    const ahead = (milliseconds: number) => ({ ...set, server: set.server + milliseconds });
    expect(keep([first, ahead(2_200)])).toEqual([first, ahead(2_200)]);
    expect(keep([first, ahead(2_201)])).toEqual([ahead(2_201)]);
    expect(bestOffset([first, ahead(50)])).toBe(opened + 50); // of two equally quick ones the newer
    expect([bestOffset([]), jumpBetween(first.asked, { ...first.answered, wall: opened + 2_200 })]).toEqual([null, 0]);
  });

  it('is asked for again while all readings were slow, at most three times', () => {
    const slow = reading(0, 0, 1_000, 1_000);
    expect([[], [slow], [slow, slow], [slow, slow, slow], [slow, reading(0, 0, 1, 1)]].map(wantsMore)).toEqual([
      ...[true, true, true, false, false],
    ]);
  });
});

it.each([
  [7 * hour, 7 * hour],
  [-7 * hour + 30_000, -7 * hour],
  [-7 * hour + 30_001, 0],
  [14 * hour, 14 * hour],
  [14.25 * hour, 0],
  [5.75 * hour, 5.75 * hour],
  [-1, 0],
])('a told time %i ms ahead of its reply is of another zone by %i ms', (ahead, zones) => {
  expect(zonesApart(opened + ahead, opened)).toBe(zones);
});

it.each([
  ['nothing that has begun', undefined, 7, 0],
  ['what began a minute ahead of the earlier clock', { startedAt: 60_000 }, 7, 0],
  ['what began later than the earlier clock', { startedAt: 60_001 }, 7, 7],
  ['what began long before a clock that is behind', { startedAt: -8 * hour }, -7, -7],
  ['what began after a clock that is behind', { startedAt: 0 }, -7, 0],
  ['a time without a zone, of a server in UTC', { startedAt: -7 * hour, startedWithoutZone: true }, -7, -7],
  ['a time without a zone, of a server in WITA', { startedAt: 0, startedWithoutZone: true }, 1, 1],
  ['a time without a zone that begins in the future', { startedAt: 2 * hour, startedWithoutZone: true }, 1, 0],
  ['a time without a zone, of a server elsewhere', { startedAt: 0, startedWithoutZone: true }, 5, 0],
] as const)('the clock for %s is right', (_, begun, aheadHours, clockHours) => {
  const at = begun && { ...begun, startedAt: new Date(opened + begun.startedAt).toISOString() };
  expect(clockFor(at, opened, aheadHours * hour)).toBe(opened + clockHours * hour);
  expect(clockFor(at, null, aheadHours * hour)).toBeNull();
});

it('a failed reading is tried again after 1 to 2 s, then later, up to a minute, and not before the server asks for it', () => {
  const delays = [1, 2, 5, 6, 50].map((failures) => [readingRetryDelay(failures, 0), readingRetryDelay(failures, 1)]);
  expect(delays).toEqual([
    [1_000, 2_000],
    [2_000, 4_000],
    [16_000, 32_000],
    [30_000, 60_000],
    [30_000, 60_000],
  ]);
  expect([readingRetryDelay(1, 0, 20), readingRetryDelay(1, 1, 20), readingRetryDelay(1, 0, 3_600)]).toEqual([
    ...[20_000, 40_000, 60_000],
  ]);
});
