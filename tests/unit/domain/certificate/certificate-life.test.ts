import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { lifeOf } from '../../../../src/domain/certificate/certificate-life.ts';

const endOf = (day: string) => `${day}T23:59:59+07:00`;
const at = (instant: string) => Date.parse(instant);

it.each([
  ['2029-11-22', '2029-05-21T23:59:59+07:00', 'running'],
  ['2029-11-22', '2029-05-22T00:00:00+07:00', 'ending'],
  ['2029-11-22', '2029-11-22T23:59:59+07:00', 'ending'],
  ['2029-11-22', '2029-11-23T00:00:00+07:00', 'ended'],
  // a month without the day begins its six months on its last day
  ['2028-08-31', '2028-02-28T23:59:59+07:00', 'running'],
  ['2028-08-31', '2028-02-29T00:00:00+07:00', 'ending'],
  ['2027-08-31', '2027-02-27T23:59:59+07:00', 'running'],
  ['2027-08-31', '2027-02-28T00:00:00+07:00', 'ending'],
  ['2028-02-29', '2027-08-28T23:59:59+07:00', 'running'],
  ['2028-02-29', '2027-08-29T00:00:00+07:00', 'ending'],
  ['2028-02-29', '2028-03-01T00:00:00+07:00', 'ended'],
])('a certificate until %s is at %s %s', (day, now, life) => {
  expect(lifeOf(endOf(day), at(now))).toBe(life);
});

test('a certificate whose server names only a day holds through the whole of it', () => {
  const midnight = '2029-11-21T17:00:00.000Z'; // how a date alone is read
  expect(lifeOf(midnight, at('2029-11-22T20:00:00+07:00'))).toBe('ending');
  expect(lifeOf(midnight, at('2029-11-23T00:00:00+07:00'))).toBe('ended');
});

test('the life of a certificate is not known without its last day, and not without a clock', () => {
  expect(lifeOf(null, at('2029-11-22'))).toBe('unknown');
  expect(lifeOf(endOf('2029-11-22'), null)).toBe('unknown');
});

test('the life of a certificate only goes forward', () => {
  const order = ['running', 'ending', 'ended'];
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, instants, fc.nat(1e11), (until, now, later) => {
      const [before, after] = [now.getTime(), now.getTime() + later].map((each) => lifeOf(until.toISOString(), each));
      expect(order.indexOf(after ?? '')).toBeGreaterThanOrEqual(order.indexOf(before ?? ''));
    }),
  );
});
