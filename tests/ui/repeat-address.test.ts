import { expect, it } from 'vitest';
import { readRepeat } from '../../src/ui/read-repeat.ts';
import { withRepeat } from '../../src/ui/repeat-address.ts';
import { repeatQuery } from '../../src/ui/repeat-query.ts';

const search = (address: string) => new URL(address, 'http://portal.test').search;

it.each([
  [{ kind: 'reassessment', trxId: 'TRX-2026-000127' }],
  [{ kind: 'renewal', certificate: 'CONTOH 62010 2513 1 0000088 2026' }],
] as const)('what a purchase goes on from is read as it was written: %o', (repeat) => {
  expect(readRepeat(search(withRepeat('/schema/barista', repeat)))).toEqual(repeat);
  const handedOn = repeatQuery(search(withRepeat('/schema/barista?jadwal=2', repeat)));
  expect(readRepeat(`?${handedOn}`)).toEqual(repeat);
});

it.each([
  '',
  '?ulang=',
  '?ulang=%25%25',
  '?ulang=PHNjcmlwdD4',
  '?perpanjang=',
  '?perpanjang=%3Cscript%3E',
  '?perpanjang=12',
])('a purchase goes on from nothing when its address says %s', (written) => expect(readRepeat(written)).toBeNull());

it('an address without anything to go on from stays as it is', () => {
  expect(withRepeat('/schema/barista', null)).toBe('/schema/barista');
});
