import { describe, expect, it } from 'vitest';
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

describe('connectionVerdict', () => {
  it('goes by the middle of the round trips, not by a slow first one', () => {
    expect(connectionVerdict(connection([4_000, 80, 90, 70, 85]))).toMatchObject({
      grade: 'fine',
      said: 'Server menjawab 5 dari 5 percobaan, biasanya dalam kurang dari 0,1 detik.',
    });
    expect(connectionVerdict(connection([1_234])).said).toMatch(/ dalam 1,2 detik\.$/);
    expect(connectionVerdict(connection([4_000, 1_600, 1_700, 90, 80])).grade).toBe('caution');
  });
  it('tells of calls that were not answered, and of a server that answers none', () => {
    expect(connectionVerdict(connection([80, 90], 1))).toMatchObject({
      grade: 'caution',
      said: 'Server tidak menjawab 1 dari 3 percobaan.',
    });
    expect(connectionVerdict(connection([], 2, null)).grade).toBe('bad');
  });
});

describe('clockVerdict', () => {
  const said = (deviceAhead: number | null) => clockVerdict(connection([1], 0, deviceAhead));
  it('shows the difference, and calls a large one harmless', () => {
    expect(said(400).said).toBe('Jam perangkat sama dengan jam server.');
    expect(said(-20_000).said).toBe('Jam perangkat 20 detik lebih lambat dari jam server.');
    expect(said(300_000).said).toBe('Jam perangkat 5 menit lebih cepat dari jam server.');
    expect(said(12 * 3_600_000)).toMatchObject({
      grade: 'fine',
      said: 'Jam perangkat 12 jam lebih cepat dari jam server.',
    });
    expect(said(300_000).advice).toMatch(/^Tidak berbahaya/);
    expect(said(59_000).advice).not.toMatch(/^Tidak berbahaya/);
  });
  it('does not claim to know without an answer', () => {
    expect(said(null)).toMatchObject({ grade: 'caution', said: 'Waktu server belum diketahui.' });
  });
});

it('a storage that keeps nothing, and a window of 992 pixels, are to be mended', () => {
  expect((['kept', 'memoryOnly', 'wrong'] as const).map((report) => storageVerdict(report).grade)).toEqual([
    'fine',
    'bad',
    'bad',
  ]);
  expect([992, 993].map((width) => widthVerdict(width).grade)).toEqual(['bad', 'fine']);
});
