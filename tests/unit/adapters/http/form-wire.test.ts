import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { storedFileWire, wireCompetent } from '../../../../src/adapters/http/form-wire.ts';

it.each<[boolean | undefined, unknown[]]>([
  [true, [true, 1, '1', 'true', 'K', 'kompeten', 'Kompeten']],
  [false, [false, 0, '0', 'false', 'BK', 'belum kompeten', 'Belum Kompeten']],
  [undefined, [null, 2, '', 'ya', 'belum']],
])('the competence is %s for each of %j', (competent, all) => {
  for (const said of all) expect(z.safeParse(wireCompetent, said).data).toBe(competent);
});

it.each([
  ['too long', 'a/'.repeat(1001)],
  ['a number', 7],
  ['an object', { url: '/a.pdf' }],
])('a file cannot be opened where its address is %s', (_, src) => {
  const file = { id: '1', name: 'ijazah.pdf', type: 'application/pdf', size: 1000 };
  expect(z.parse(storedFileWire, { ...file, src })).toEqual({ ...file, src: null });
});
