import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateText } from '../../../src/ui/kit/components/form/date-text.ts';
import { shortFileName } from '../../../src/ui/kit/components/media/file-name-text.ts';
import { fileSize } from '../../../src/ui/kit/components/media/file-size.ts';
import { inkBounds } from '../../../src/ui/kit/components/media/signature-image.ts';
import {
  inkLength,
  pointsAt,
  type Stroke,
  strokeFrom,
} from '../../../src/ui/kit/components/media/signature-strokes.ts';
import { toOneDigit } from '../../../src/ui/kit/components/text/grouped.ts';
import { licenceText } from '../../../src/ui/kit/format/licence.ts';
import { money } from '../../../src/ui/kit/format/money.ts';
import { relativeTime } from '../../../src/ui/kit/format/relative-time.ts';
import { clockText, remainingText } from '../../../src/ui/kit/format/remaining-time.ts';

const typed = (keys: string): string => [...keys].reduce((text, key) => dateText(text + key, text, true), '');

describe('a date input', () => {
  it.each([
    ['01052026', '01/05/2026'],
    ['1/5/2026', '01/05/2026'],
    ['1-5-2026', '01/05/2026'],
    ['01', '01/'],
    ['0105', '01/05/'],
    ['abc', ''],
    ['01/05/20269', '01/05/2026'],
  ])('turns the keys %s into %s', (keys, shown) => {
    expect(typed(keys)).toBe(shown);
  });

  it.each([
    ['01/05/2026', '01/05/2026'],
    ['2026-01-05', '01/05/2026'],
    [' 1.5.2026 ', '01/05/2026'],
    ['01052026', '01/05/2026'],
  ])('turns a paste of %s into %s', (text, shown) => {
    expect(dateText(text, '', true)).toBe(shown);
  });

  it('inserts nothing while the cursor is in the middle', () => {
    expect(dateText('01/1/2026', '01/15/2026', false)).toBe('01/1/2026');
  });
});

const anyName = fc.string({ unit: 'grapheme', maxLength: 200 });

describe('a file name that is too long', () => {
  it.each([
    ['Ijazah-S1-Teknik-Informatika-Siti-Rahmawati.pdf', 'Ijazah-S1-Teknik-Info…wati.pdf'],
    ['laporan-praktik-kerja-lapangan-2026-03-02 (2).docx', 'laporan-praktik-kerj…(2).docx'],
    ['x'.repeat(40), `${'x'.repeat(25)}…xxxx`],
    [`${'x'.repeat(30)}.geojson`, `${'x'.repeat(17)}…xxxx.geojson`],
    [`${'x'.repeat(30)}.berkas-penting`, `${'x'.repeat(25)}…ting`],
    [`.${'x'.repeat(40)}`, `.${'x'.repeat(24)}…xxxx`],
  ])('is shortened in the middle: %s (fault matrix 80)', (name, short) => {
    expect(shortFileName(name)).toBe(short);
  });

  it('has at most 30 characters and keeps its ending; a shorter one stays as it is (fault matrix 80)', () => {
    const endings = fc.stringMatching(/^\.[a-z0-9]{1,7}$/);
    fc.assert(
      fc.property(anyName, endings, (start, ending) => {
        const name = `a${start}${ending}`;
        const short = shortFileName(name);
        expect([...short].length).toBeLessThanOrEqual(30);
        expect(short.endsWith(ending)).toBe(true);
        if ([...name].length <= 30) expect(short).toBe(name);
        expect(short).not.toMatch(/\p{Surrogate}/u);
      }),
      {
        examples: [
          ['👩‍🏫'.repeat(20), '.pdf'],
          ['n\u0301'.repeat(30), '.pdf'],
        ],
      },
    );
  });
});

const width = 12;

const height = 7;

const picture = (ink: readonly { readonly x: number; readonly y: number }[], alpha = 255): number[] => {
  const pixels = Array.from({ length: width * height * 4 }, () => 0);
  for (const { x, y } of ink) pixels[(y * width + x) * 4 + 3] = alpha;
  return pixels;
};

const places = fc.array(
  fc.record({ x: fc.integer({ min: 0, max: width - 1 }), y: fc.integer({ min: 0, max: height - 1 }) }),
  {
    minLength: 1,
  },
);

describe('the box around the ink', () => {
  it('does not exist on a blank picture, nor on one with only the palest traces', () => {
    expect(inkBounds(picture([]), width)).toBeNull();
    expect(inkBounds(picture([{ x: 3, y: 3 }], 15), width)).toBeNull();
    expect(inkBounds([], width)).toBeNull();
  });

  it('contains all ink and touches it on every side', () => {
    fc.assert(
      fc.property(places, (ink) => {
        const [xs, ys] = [ink.map(({ x }) => x), ink.map(({ y }) => y)];
        const [left, top] = [Math.min(...xs), Math.min(...ys)];
        expect(inkBounds(picture(ink), width)).toEqual({
          left,
          top,
          width: Math.max(...xs) - left + 1,
          height: Math.max(...ys) - top + 1,
        });
      }),
    );
  });
});

const finite = fc.double({ min: -500, max: 2_000, noNaN: true });

const stroke: fc.Arbitrary<Stroke> = fc.array(
  fc.record({ x: finite, y: finite, pressure: fc.double({ min: 0, max: 1, noNaN: true }), time: fc.nat() }),
);

const padWidth = fc.integer({ min: 200, max: 1_200 });

const at = (x: number, y: number) => ({ x, y, pressure: 0.5, time: 0 });

describe('the strokes of a signature', () => {
  it('keep their shape when the pad returns to its first width', () => {
    fc.assert(
      fc.property(stroke, padWidth, padWidth, (drawn, first, second) => {
        const kept = strokeFrom(drawn, first);
        const moved = strokeFrom(pointsAt(kept, second), second);
        pointsAt(moved, first).forEach((point, index) => {
          expect(point.x).toBeCloseTo(drawn[index]?.x ?? Number.NaN, 6);
          expect(point.y).toBeCloseTo(drawn[index]?.y ?? Number.NaN, 6);
          expect(point).toMatchObject({ pressure: drawn[index]?.pressure, time: drawn[index]?.time });
        });
      }),
    );
  });

  it('are half as large on a pad half as wide', () => {
    expect(pointsAt(strokeFrom([at(100, 40)], 400), 200)).toEqual([at(50, 20)]);
  });

  it('are as long as the pen’s path on the pad, without its moves through the air', () => {
    expect(inkLength([])).toBe(0);
    expect(inkLength([[at(0.5, 0.5)]])).toBe(0);
    expect(
      inkLength([
        [at(0, 0), at(0.3, 0.4)],
        [at(0.9, 0.9), at(0.9, 0.8)],
      ]),
    ).toBeCloseTo(0.6);
  });
});

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file));

const forCandidates = modules.filter((file) => !/^training\/|\.stories\.tsx$/.test(file));

const having = (words: RegExp, files = forCandidates) =>
  files.filter((file) => words.test(readFileSync(`src/${file}`, 'utf8')));

it('no field has the native `required`, because browsers call an empty one wrong before anything is typed', () => {
  const native = /^\s+required$|<[A-Z]\w*\s(?:[^<>]*\s)?required(?=[\s/>=])/m;
  expect(having(native, modules).filter((file) => file.endsWith('.tsx'))).toEqual([]);
});

it('no module of the portal creates an Intl format while it loads, because the first number format takes 20 ms', () => {
  expect(forCandidates.length).toBeGreaterThan(500);
  expect(having(/^(?:export )?const \w+ = new Intl\./m)).toEqual([]);
});

it('no number is formatted by Intl', () => {
  expect(having(/Intl\.NumberFormat|\.toLocaleString\(/)).toEqual([]);
});

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_000, '1 KB'],
  [320_400, '320,4 KB'],
  [1_240_000, '1,2 MB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

it.each([
  [0, '0'],
  [0.04, '0'],
  [0.05, '0,1'],
  [1.25, '1,3'],
  [12, '12'],
  [999.96, '1.000'],
  [1_234.5, '1.234,5'],
])('%d is shown with at most one digit after the comma', (number, text) => {
  expect(toOneDigit(number)).toBe(text);
});

it.each([
  [0, 'Rp 0'],
  [999, 'Rp 999'],
  [1_000, 'Rp 1.000'],
  [750_000, 'Rp 750.000'],
  [1_350_000, 'Rp 1.350.000'],
  [1_350_000.4, 'Rp 1.350.000'],
  [Number.MAX_SAFE_INTEGER, 'Rp 9.007.199.254.740.991'],
])('%d rupiah are shown as %s', (rupiah, text) => {
  expect(money(rupiah).replace('\u00a0', ' ')).toBe(text);
});

const now = Date.parse('2026-03-10T02:00:00Z');

const second = 1_000;

const minute = 60 * second;

const hour = 60 * minute;

const day = 24 * hour;

it.each([
  [0, 'baru saja'],
  [59 * second, 'baru saja'],
  [minute, '1 menit yang lalu'],
  [59 * minute, '59 menit yang lalu'],
  [hour, '1 jam yang lalu'],
  [23.9 * hour, '23 jam yang lalu'],
  [day, '1 hari yang lalu'],
  [29 * day, '29 hari yang lalu'],
  [30 * day, '1 bulan yang lalu'],
  [364 * day, '12 bulan yang lalu'],
  [365 * day, '1 tahun yang lalu'],
  [-30 * second, 'baru saja'],
  [-2 * minute, null],
])('%i ms ago is shown as %s', (age, text) => {
  expect(relativeTime(new Date(now - age).toISOString(), now)).toBe(text);
});

it.each([
  [0, '0 detik'],
  [1, '1 detik'],
  [59_001, '1 menit 00 detik'],
  [61_000, '1 menit 01 detik'],
  [3_600_000, '1 jam'],
  [86_399_000, '23 jam 59 menit'],
  [86_400_000, '24 jam'],
  [2_700_000_000, '750 jam'],
])('%i ms remaining are shown as %s', (milliseconds, text) => expect(remainingText(milliseconds)).toBe(text));

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [605_000, '10:05'],
  [3_600_000, '1:00:00'],
  [36_309_000, '10:05:09'],
  [360_000_000, '100:00:00'],
])('%i ms are shown as %s on a clock', (milliseconds, text) => expect(clockText(milliseconds)).toBe(text));

it('the number of a licence is named with its issuer, once', () => {
  expect(['BNSP-LSP-0000-ID', 'bnsp 12/2020', '12/2020'].map(licenceText)).toEqual([
    'BNSP-LSP-0000-ID',
    'bnsp 12/2020',
    'BNSP 12/2020',
  ]);
});
