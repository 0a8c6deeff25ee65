import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { storedFileWire, wireCompetent } from '../../../../src/adapters/http/form-wire.ts';

describe('whether somebody is competent', () => {
  it.each([true, 1, '1', 'true', 'K', 'kompeten', 'Kompeten'])('is said by %j', (said) => {
    expect(z.parse(wireCompetent, said)).toBe(true);
  });

  it.each([false, 0, '0', 'false', 'BK', 'belum kompeten', 'Belum Kompeten'])('is denied by %j', (said) => {
    expect(z.parse(wireCompetent, said)).toBe(false);
  });

  it.each([null, 2, '', 'ya', 'belum'])('is not known by %j', (said) => {
    expect(z.safeParse(wireCompetent, said).success).toBe(false);
  });
});

it.each([
  ['too long', 'a/'.repeat(1001)],
  ['a number', 7],
  ['an object', { url: '/a.pdf' }],
])('a file cannot be opened where its address is %s', (_, src) => {
  const file = { id: '1', name: 'ijazah.pdf', type: 'application/pdf', size: 1000 };
  expect(z.parse(storedFileWire, { ...file, src })).toEqual({ ...file, src: null });
});
