import { expect, it } from 'vitest';
import {
  clockVerdict,
  connectionVerdict,
  storageVerdict,
  widthVerdict,
} from '../../../src/ui/exam/rehearsal/rehearsal-verdict.ts';

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
