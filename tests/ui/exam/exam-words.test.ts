// @vitest-environment happy-dom

import { QueryClient } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { examsWire, toExams } from '../../../src/adapters/http/exam/exam-wire.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { examKinds, writtenTypes } from '../../../src/domain/exam/exam.ts';
import { deviceDataUpdatedAt } from '../../../src/ui/core/query-client.ts';
import { assessorAtEnd } from '../../../src/ui/exam/exam-text.ts';
import { examAddress, isExamAddress } from '../../../src/ui/exam/public/exam-address.ts';
import { examName } from '../../../src/ui/exam/public/exam-kinds.ts';
import { orKept } from '../../../src/ui/exam/public/or-kept.ts';
import { optionLetter, optionOfKey } from '../../../src/ui/exam/questions/option-letter.ts';
import { knownAttributes, knownTags, onlyKnownMarks } from '../../../src/ui/exam/questions/question-marks.ts';
import {
  clockVerdict,
  connectionVerdict,
  storageVerdict,
  widthVerdict,
} from '../../../src/ui/exam/rehearsal/rehearsal-verdict.ts';
import { announcementBetween } from '../../../src/ui/exam/timer/timer-announcement.ts';

it.each([
  ['Ir. Contoh, M.M.', 'asesor Ir. Contoh, M.M.'],
  ['Contoh', 'asesor Contoh.'],
  ['', 'asesor.'],
])('a sentence that ends with the assessor "%s" has one full stop', (name, end) => {
  expect(assessorAtEnd(name)).toBe(end);
});

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

const connection = (roundTrips: readonly number[], failed = 0, deviceAhead: number | null = 0) => ({
  roundTrips,
  failed,
  deviceAhead,
});

it.each<readonly [string, Parameters<typeof connection>, string, string]>([
  [
    'by the middle, not a slow first one',
    [[4_000, 80, 90, 70, 85]],
    'fine',
    '5 dari 5 percobaan, biasanya dalam kurang dari 0,1',
  ],
  ['of a single round trip', [[1_234]], 'fine', ' dalam 1,2 detik.'],
  ['of a slow one', [[4_000, 1_600, 1_700, 90, 80]], 'caution', '5 dari 5'],
  ['with a call that was not answered', [[80, 90], 1], 'caution', 'Server tidak menjawab 1 dari 3 percobaan.'],
  ['that answers nothing', [[], 2, null], 'bad', ''],
])('a connection is judged %s', (_, measured, grade, words) => {
  expect(connectionVerdict(connection(...measured))).toMatchObject({ grade, said: expect.stringContaining(words) });
});

it.each([
  [400, 'Jam perangkat sama dengan jam server.', false],
  [-20_000, 'Jam perangkat 20 detik lebih lambat dari jam server.', false],
  [59_000, 'Jam perangkat 59 detik lebih cepat dari jam server.', false],
  [300_000, 'Jam perangkat 5 menit lebih cepat dari jam server.', true],
  [12 * 3_600_000, 'Jam perangkat 12 jam lebih cepat dari jam server.', true],
])(
  'the rehearsal reports a device clock that is %i ms ahead, and calls a large difference harmless',
  (deviceAhead, said, harmless) => {
    const verdict = clockVerdict(connection([1], 0, deviceAhead));
    expect([verdict.grade, verdict.said]).toEqual(['fine', said]);
    expect(/^Tidak berbahaya/.test(verdict.advice ?? '')).toBe(harmless);
  },
);

it('the rehearsal claims nothing about the device clock without a response of the server', () => {
  const verdict = clockVerdict(connection([1], 0, null));
  expect(verdict).toMatchObject({ grade: 'caution', said: 'Waktu server belum diketahui.' });
});

it('a storage that keeps nothing and a window of 992 pixels need a repair', () => {
  expect((['kept', 'memoryOnly', 'wrong'] as const).map((report) => storageVerdict(report).grade)).toEqual([
    'fine',
    'bad',
    'bad',
  ]);
  expect([992, 993].map((width) => widthVerdict(width).grade)).toEqual(['bad', 'fine']);
});

const options = (...values: string[]) => values.map((value) => ({ value, html: value }));

it('keys choose an option by position and by letter, and ignore missing options', () => {
  const three = options('A', 'B', 'C');
  expect(['1', '3', '4', '0', 'A', 'c', 'D', 'Z'].map((key) => optionOfKey(three, key))).toEqual([
    0, 2, -1, -1, 0, 2, -1, -1,
  ]);
  const statement = options('benar', 'salah');
  expect(['1', '2', '3', 'B', 'S', 'A'].map((key) => optionOfKey(statement, key))).toEqual([0, 1, -1, 0, 1, -1]);
  expect(statement.map((option) => optionLetter(statement, option))).toEqual(['B', 'S']);
});

it.each([
  ['ids', ['9001', '9002', '9003']],
  ['numbers', ['1', '2', '3']],
  ['words that begin alike', ['benar', 'belum', 'bukan']],
  ['letters of both cases', ['a', 'A', 'b']],
])('options with %s as values are called A, B and C in their order, also by the keys', (_, values) => {
  const all = options(...values);
  expect(all.map((option) => optionLetter(all, option))).toEqual(['A', 'B', 'C']);
  expect(['A', 'c', '2', 'D'].map((key) => optionOfKey(all, key))).toEqual([0, 2, 1, -1]);
});

describe('the filter of question HTML', () => {
  it.each([
    ['teks biasa', 'teks biasa'],
    ['a < b & c &lt; d', 'a &lt; b & c &lt; d'],
    ['<P STYLE="color:red" Lang=id onclick=x()>Satu</P>', '<p lang="id">Satu</p>'],
    ['<p title=">" onclick=\'>\'>x', '<p>x'],
    ['<img/src="a.png"onerror=x alt=\'a "b" <c>\'/>', '<img src="a.png" alt="a &quot;b&quot; &lt;c&gt;">'],
    ['<a href="x">tautan</a> <font color=red>merah</font>', 'tautan merah'],
    ['<!-- <p> --><?php x ?><!doctype html></ p>ya', 'ya'],
    ['<SCRIPT>if (a < b) x("</p>")</sCript >ya', 'ya'],
    ['<style>p{}</style><textarea><b></textarea>ya<svg><p>tidak', 'ya'],
    ['<p', '<p>'],
    ['<p a="belum selesai', '<p>'],
    ['<', '&lt;'],
  ])('turns %s into %s', (html, left) => {
    expect(onlyKnownMarks(html)).toBe(left);
  });

  const marks = fc.constantFrom(
    ...[
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      ' ',
      '<!--',
      '-->',
      '<p',
      '<svg',
      '</svg>',
      'onerror=',
      'style=',
      'src=',
      '<img ',
      '<script>',
    ],
  );
  const nasty = fc
    .array(fc.oneof(marks, fc.string({ maxLength: 4 })), { maxLength: 60 })
    .map((parts) => parts.join(''));

  it('keeps only complete known tags of any text', () => {
    const attribute = ` (${knownAttributes.join('|')})="[^"<>]*"`;
    const whole = new RegExp(`</?(${knownTags.join('|')})(${attribute})*>`, 'g');
    fc.assert(
      fc.property(nasty, (html) => {
        expect(onlyKnownMarks(html).replace(whole, '')).not.toContain('<');
      }),
      { seed: 5, numRuns: 3_000 },
    );
  });

  // one pass per tag would take minutes, far beyond the limit of a test
  it.each(['<', '<a "', "<p x='", '<!--', '<svg>', '<p a=', '</', '<p ='])(
    'goes through a broken text in one pass, however often it contains "%s"',
    (part) => expect(onlyKnownMarks(part.repeat(500_000))).toBeTypeOf('string'),
  );
});

const queryKey = ['exam'];

let client: QueryClient;

const context = () => ({ client, queryKey });

const failing = (facts: ConstructorParameters<typeof ApiFailure>[0]) => () => Promise.reject(new ApiFailure(facts));

const kept = async () => 'kept';

describe('what the device keeps', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    client = new QueryClient();
  });

  afterEach(() => {
    vi.useRealTimers();
    client.clear();
  });

  it('the device’s copy is shown where the server cannot be reached, as the oldest data, and the failure stays', async () => {
    await expect(orKept(context(), failing({ kind: 'network' }), kept)).rejects.toThrow();
    expect(client.getQueryState(queryKey)).toMatchObject({ data: 'kept', dataUpdatedAt: deviceDataUpdatedAt });
  });

  it.each([
    { kind: 'expired', status: 401 },
    { kind: 'http', status: 403 },
    { kind: 'refused', status: 422 },
  ] as const)('the device’s copy is not shown after a refusal of the server: $status', async (facts) => {
    await expect(orKept(context(), failing(facts), kept)).rejects.toThrow();
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });

  it('the device’s copy does not replace fresher data', async () => {
    client.setQueryData(queryKey, 'read');
    await expect(orKept(context(), failing({ kind: 'timeout' }), kept)).rejects.toThrow();
    expect(client.getQueryData(queryKey)).toBe('read');
  });

  it('the device’s copy is shown while a slow server is awaited', async () => {
    let answer = (_: string) => {};
    const reading = orKept(context(), () => new Promise<string>((resolve) => (answer = resolve)), kept);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(client.getQueryData(queryKey)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(client.getQueryData(queryKey)).toBe('kept');
    answer('newer');
    await expect(reading).resolves.toBe('newer');
  });
});

const row = fc.record({
  kind: fc.constantFrom(...examKinds),
  type: fc.constantFrom(...writtenTypes),
  status: fc.constantFrom('ready', 'running', 'submitted'),
});

it('however many exams of one kind an assessment has, each has its own name and its own address', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      const wire = { exams: rows.map((each, index) => ({ ...each, question_id: String(index + 1) })) };
      const { exams } = toExams('TRX-1', examsWire.parse(wire));
      expect(exams).toHaveLength(rows.length);
      expect(new Set(exams.map(examName)).size).toBe(exams.length);
      for (const exam of exams) {
        const found = exams.filter((each) => isExamAddress(each, examAddress(exam)));
        expect(found).toEqual([exam]);
      }
    }),
  );
});
