import { describe, expect, it } from 'vitest';
import { provinces, regionsAround } from '../../../../fake-backend/database/seed/regions.ts';
import { seedWorld, type World } from '../../../../fake-backend/database/seed/world.ts';

const now = new Date('2026-03-10T02:30:00Z');
const day = 86_400_000;
const world = seedWorld(now);
const time = (iso: string | null | undefined) => new Date(iso ?? Number.NaN).getTime();
const ids = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id));
const byId = <Row extends { id: string }>(rows: Row[], id: string): Row => {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
};
const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
};
const dates = (of: World) => strings(of).filter((text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/.test(text));
const stagesOf = (trx: string) => world.stages.filter(({ trx_id }) => trx_id === trx);
const _stateOf = (candidate: string) =>
  world.transactions
    .filter(({ candidate_id }) => candidate_id === candidate)
    .flatMap(({ id }) => stagesOf(id).map(({ name, status, waiting_for }) => `${name} ${status} ${waiting_for}`));

describe('the whole world', () => {
  it('is the same for the same time, and shares no rows between two calls', () => {
    const again = seedWorld(now);
    expect(again).toEqual(world);
    for (const key of Object.keys(world) as (keyof World)[])
      expect(world[key].includes(again[key][0] as never)).toBe(false);
    again.schemes[0]?.units.pop();
    expect(seedWorld(now)).toEqual(world);
  });

  it('moves every date with the current time', () => {
    const before = dates(world);
    const after = dates(seedWorld(new Date(now.getTime() + 400 * day)));
    expect(before.length).toBeGreaterThan(300);
    const shifts = before.map((date, index) => (time(after[index]) - time(date)) / day);
    // A weekend can shift the end of the appeal period, which counts working days. A certificate's three years can include a leap day.
    expect(shifts.filter((shift) => shift !== 400).length).toBeLessThanOrEqual(4);
    for (const shift of shifts) expect(Math.abs(shift - 400)).toBeLessThanOrEqual(2);
  });

  it('has every date in WIB and no other kind of date in the rows', () => {
    const looksLikeDate = strings(world).filter((text) => /\d{4}-\d\d-\d\d/.test(text));
    expect(looksLikeDate).toEqual(dates(world));
  });
});

describe('schedules', () => {
  it('are offered for every scheme, with seats for the people who paid', () => {
    for (const { id } of world.schemes) expect(world.schedules.some(({ scheme_id }) => scheme_id === id)).toBe(true);
    for (const { id, taken } of world.schedules) {
      const paid = world.transactions.filter(({ schedule_id, status }) => schedule_id === id && status === 'paid');
      expect(taken).toBeGreaterThanOrEqual(paid.length);
    }
  });
});

describe('reviews', () => {
  it('make up the rating and the count of their scheme', () => {
    const known = ids(world.schemes);
    for (const { scheme_id } of world.reviews) expect(known.has(scheme_id)).toBe(true);
    for (const scheme of world.schemes) {
      const own = world.reviews.filter(({ scheme_id }) => scheme_id === scheme.id);
      const mean = own.reduce((total, { rating }) => total + rating, 0) / Math.max(own.length, 1);
      expect(scheme.review_count).toBe(own.length);
      expect(Math.abs(scheme.rating - mean)).toBeLessThanOrEqual(0.05 + Number.EPSILON * 10);
    }
  });
});

describe('candidates and their journeys', () => {
  it('are visibly fictional and share the demo password', () => {
    expect(world.candidates.length).toBeGreaterThanOrEqual(8);
    for (const { fullname, email, password } of world.candidates) {
      expect(fullname).toContain('Contoh');
      expect(email).toMatch(/@contoh\.example$/);
      expect(password).toBe('contoh123');
    }
    expect(world.candidates.some(({ fullname }) => fullname.length > 100)).toBe(true);
  });

  it('have one payment that can still be made and every other status of a transaction', () => {
    const pending = world.transactions.filter(({ status }) => status === 'pending');
    expect(pending).toHaveLength(1);
    expect(pending[0]?.payment_token).toBeTruthy();
    expect(time(pending[0]?.expires_at)).toBeGreaterThan(now.getTime());
    expect(new Set(world.transactions.map(({ status }) => status)).size).toBe(5);
  });
});

describe.each(['2026-01-01T17:30:00Z', '2026-05-08T23:59:59Z', '2028-02-29T05:00:00Z'])('at %s', (moment) => {
  it('the running exam runs and the appeal period is open', () => {
    const at = new Date(moment);
    const { stages, transactions, schedules } = seedWorld(at);
    const exam = stages.find(({ name, status }) => name === 'exam' && status === 'open');
    const schedule = byId(schedules, byId(transactions, exam?.trx_id ?? '').schedule_id);
    expect(time(schedule.starts_at)).toBeLessThan(time(exam?.since));
    expect(time(exam?.due)).toBeGreaterThan(at.getTime());
    const appeal = stages.find(({ name, status }) => name === 'appeal' && status === 'open');
    expect(time(appeal?.due)).toBeGreaterThan(at.getTime());
  });
});

describe('regions', () => {
  it('are complete from province to village in every province', async () => {
    const rows = (await Promise.all(provinces.map(({ id }) => regionsAround(id)))).flat();
    const levelOf = new Map(rows.map(({ id, level }) => [id, level]));
    const parents = new Set(rows.map(({ parent_id }) => parent_id));
    const above = { city: 'province', district: 'city', village: 'district' } as const;
    expect(rows.filter(({ level }) => level === 'province').length).toBe(38);
    for (const { id, parent_id, level } of rows) {
      if (level === 'province') expect(parent_id).toBeNull();
      else expect(levelOf.get(parent_id ?? '')).toBe(above[level]);
      if (level !== 'village') expect(parents.has(id)).toBe(true);
    }
  });
});
