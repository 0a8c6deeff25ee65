import { describe, expect, it } from 'vitest';
import { provinces, regionsAround } from '../../../../fake-backend/database/seed/regions.ts';
import { seedWorld, type World } from '../../../../fake-backend/database/seed/world.ts';

const now = new Date('2026-03-10T02:30:00Z');
const day = 86_400_000;
const world = seedWorld(now);

const unique = (values: string[]) => new Set(values).size === values.length;
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
const stateOf = (candidate: string) =>
  world.transactions
    .filter(({ candidate_id }) => candidate_id === candidate)
    .flatMap(({ id }) => stagesOf(id).map(({ name, status, waiting_for }) => `${name} ${status} ${waiting_for}`));

describe('the whole world', () => {
  it('is the same for the same now, and never shares rows between two calls', () => {
    const again = seedWorld(now);
    expect(again).toEqual(world);
    for (const key of Object.keys(world) as (keyof World)[])
      expect(world[key].includes(again[key][0] as never)).toBe(false);
    again.schemes[0]?.units.pop();
    expect(seedWorld(now)).toEqual(world);
  });

  it('moves every date with now', () => {
    const before = dates(world);
    const after = dates(seedWorld(new Date(now.getTime() + 400 * day)));
    expect(before.length).toBeGreaterThan(300);
    const shifts = before.map((date, index) => (time(after[index]) - time(date)) / day);
    // The appeal period counts working days, so a weekend may move its end; of three years one may be longer by a day.
    expect(shifts.filter((shift) => shift !== 400).length).toBeLessThanOrEqual(4);
    for (const shift of shifts) expect(Math.abs(shift - 400)).toBeLessThanOrEqual(2);
  });

  it('writes every date in WIB and leaves no other kind of date in the rows', () => {
    const looksLikeDate = strings(world).filter((text) => /\d{4}-\d\d-\d\d/.test(text));
    expect(looksLikeDate).toEqual(dates(world));
  });

  it('gives every table unique ids', () => {
    const mayBeEmpty = ['appeals']; // nobody of the stories has sent one
    for (const [name, rows] of Object.entries(world) as [string, { id: string }[]][]) {
      expect(rows.length > 0 || mayBeEmpty.includes(name)).toBe(true);
      expect(unique(rows.map(({ id }) => id))).toBe(true);
    }
    expect(unique(world.schemes.map(({ slug }) => slug))).toBe(true);
    expect(unique(world.candidates.map(({ email }) => email))).toBe(true);
    expect(unique(world.schedules.flatMap(({ budgets }) => budgets.map(({ id }) => id)))).toBe(true);
  });

  it('has no empty or untrimmed text', () => {
    for (const text of strings(world)) expect(text).toBe(text.trim());
    // what was left out in a form is stored as an empty text
    expect(strings({ ...world, apl01s: [], feedbacks: [] })).not.toContain('');
  });
});

describe('schemes', () => {
  it('are at least twelve, at a price of the range, with one very long title', () => {
    expect(world.schemes.length).toBeGreaterThanOrEqual(12);
    for (const { price } of world.schemes) {
      expect(price).toBeGreaterThanOrEqual(600_000);
      expect(price).toBeLessThanOrEqual(1_350_000);
    }
    expect(world.schemes.filter(({ title }) => title.length > 100)).toHaveLength(1);
  });

  it.each([
    ['junior-web-programmer', 8, 'J.620100.004.02', 'J.620100.025.02'],
    ['network-administrator-muda', 7, 'J.611000.003.02', 'J.611000.013.02'],
    ['associate-data-scientist', 9, 'J.62DMI00.004.1', 'J.62DMI00.014.1'],
    ['digital-marketing', 8, 'M.702090.001.01', 'M.702090.006.01'],
    ['staf-sdm', 7, 'M.70SDM01.010.2', 'M.70SDM01.031.2'],
  ])('%s has its %i units of the standard', (slug, count, first, last) => {
    const codes = world.schemes.find((scheme) => scheme.slug === slug)?.units.map(({ code }) => code) ?? [];
    expect(codes).toHaveLength(count);
    expect([codes[0], codes.at(-1)]).toEqual([first, last]);
  });

  it('name an invented standard as a sample', () => {
    for (const { standard, units } of world.schemes) {
      for (const unit of units) {
        expect(unit.standard).toBe(standard);
        expect(standard.startsWith('Standar contoh')).toBe(unit.code.includes('CTH'));
      }
    }
  });

  it('have 3–5 requirements, 2–4 sentences of description, 2–4 elements a unit and 2–5 criteria an element', () => {
    const within = (value: number, low: number, high: number) => {
      expect(value).toBeGreaterThanOrEqual(low);
      expect(value).toBeLessThanOrEqual(high);
    };
    for (const scheme of world.schemes) {
      within(scheme.requirements.length, 3, 5);
      within(scheme.description.split(/\.(?:\s|$)/).filter(Boolean).length, 2, 4);
      expect(scheme.methods.length).toBeGreaterThan(0);
      for (const { elements } of scheme.units) {
        within(elements.length, 2, 4);
        expect(elements.map(({ no }) => no)).toEqual(elements.map((_, index) => index + 1));
        for (const { criteria, sample } of elements) {
          within(criteria.length, 2, 5);
          expect(sample).toBe(true);
        }
      }
    }
  });

  it('repeat no unit code, element or criterion anywhere', () => {
    const units = world.schemes.flatMap((scheme) => scheme.units);
    const elements = units.flatMap((unit) => unit.elements);
    expect(unique(units.map(({ code }) => code))).toBe(true);
    expect(unique(elements.map(({ title }) => title))).toBe(true);
    expect(unique(elements.flatMap(({ criteria }) => criteria))).toBe(true);
  });
});

describe('schedules', () => {
  it('are at least forty, spread from a month ago to five months ahead', () => {
    expect(world.schedules.length).toBeGreaterThanOrEqual(40);
    const all = world.schedules.map(({ starts_at }) => (time(starts_at) - now.getTime()) / day);
    const offsets = all.filter((offset) => offset > -900); // the others are of certificates that end
    expect(Math.min(...offsets)).toBeGreaterThan(-31);
    expect(Math.min(...offsets)).toBeLessThan(-20);
    expect(Math.max(...offsets)).toBeGreaterThan(120);
    expect(Math.max(...offsets)).toBeLessThan(155);
  });

  it('include full ones, closed ones and ones still open, at many sites', () => {
    const future = world.schedules.filter(({ starts_at }) => time(starts_at) > now.getTime());
    const closed = future.filter(({ registration_until }) => time(registration_until) < now.getTime());
    const full = future.filter(({ quota, taken }) => taken === quota);
    expect(closed.length).toBeGreaterThanOrEqual(3);
    expect(full.length).toBeGreaterThanOrEqual(3);
    expect(future.length - closed.length - full.length).toBeGreaterThanOrEqual(20);
    expect(new Set(world.schedules.map(({ city }) => city)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(world.schedules.map(({ site_kind }) => site_kind)).size).toBe(3);
  });

  it('belong to a scheme, are in order of time, and price each budget by its source', () => {
    for (const schedule of world.schedules) {
      const scheme = byId(world.schemes, schedule.scheme_id);
      expect(time(schedule.registration_until)).toBeLessThan(time(schedule.starts_at));
      expect(time(schedule.starts_at)).toBeLessThan(time(schedule.ends_at));
      expect(schedule.taken).toBeLessThanOrEqual(schedule.quota);
      expect(schedule.budgets.length).toBeGreaterThanOrEqual(1);
      expect(schedule.budgets.length).toBeLessThanOrEqual(4);
      for (const { source, price } of schedule.budgets) {
        expect(price).toBe(source === 'perusahaan' || source === 'apbn' ? 0 : scheme.price);
      }
    }
  });

  it('are offered for every scheme, with room for those who paid', () => {
    for (const { id } of world.schemes) expect(world.schedules.some(({ scheme_id }) => scheme_id === id)).toBe(true);
    for (const { id, taken } of world.schedules) {
      const paid = world.transactions.filter(({ schedule_id, status }) => schedule_id === id && status === 'paid');
      expect(taken).toBeGreaterThanOrEqual(paid.length);
    }
  });
});

describe('reviews', () => {
  it('are at least sixty different texts, rated in halves, all in the past', () => {
    expect(world.reviews.length).toBeGreaterThanOrEqual(60);
    expect(unique(world.reviews.map(({ text }) => text))).toBe(true);
    for (const { rating, date } of world.reviews) {
      expect(Number.isInteger(rating * 2)).toBe(true);
      expect(rating).toBeGreaterThanOrEqual(0.5);
      expect(rating).toBeLessThanOrEqual(5);
      expect(time(date)).toBeLessThan(now.getTime());
    }
    expect(world.reviews.some(({ rating }) => !Number.isInteger(rating))).toBe(true);
  });

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

  it('fill three pages of one scheme and leave another without any', () => {
    const counts = world.schemes.map(({ review_count }) => review_count);
    expect(Math.max(...counts)).toBeGreaterThan(25);
    expect(Math.min(...counts)).toBe(0);
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

  it('start with one who has nothing', () => {
    const fresh = world.candidates.filter(({ id }) => {
      const owned = [...world.transactions, ...world.notifications];
      return owned.every(({ candidate_id }) => candidate_id !== id);
    });
    expect(fresh.map(({ email_verified }) => email_verified)).toEqual([false]);
  });

  it.each([
    ['1003', 'agreement open candidate'],
    ['1004', 'apl01 returned candidate'],
    ['1005', 'exam open candidate'],
    ['1006', 'appeal open candidate'],
    ['1007', 'certificate done null'],
    ['1008', 'apl02 submitted assessor'],
    ['1009', 'result open candidate'],
    ['1010', 'apl01 open candidate'],
    ['1011', 'apl02 open candidate'],
    ['1012', 'feedback open candidate'],
    ['1013', 'certificate open system'],
    ['1014', 'exam submitted assessor'],
  ])('show candidate %s at: %s', (candidate, state) => {
    expect(stateOf(candidate)).toContain(state);
  });

  it('hold one payment that can still be made and every other status of a transaction', () => {
    const pending = world.transactions.filter(({ status }) => status === 'pending');
    expect(pending).toHaveLength(1);
    expect(pending[0]?.payment_token).toBeTruthy();
    expect(time(pending[0]?.expires_at)).toBeGreaterThan(now.getTime());
    expect(new Set(world.transactions.map(({ status }) => status)).size).toBe(5);
  });

  it('refer only to rows that exist, at the price of the budget, which a voucher pays in full', () => {
    const people = ids(world.candidates);
    for (const trx of world.transactions) {
      const schedule = byId(world.schedules, trx.schedule_id);
      const budget = byId(schedule.budgets, trx.budget_id);
      expect(people.has(trx.candidate_id)).toBe(true);
      const amount = budget.source === 'prakerja' ? 0 : budget.price;
      expect(trx).toMatchObject({ scheme_id: schedule.scheme_id, budget_source: budget.source, amount });
      expect(time(trx.created_at)).toBeLessThan(time(schedule.registration_until));
      expect(trx.id).toMatch(new RegExp(`^TRX-${trx.created_at.slice(0, 4)}-\\d{6}$`));
      expect(trx.paid_at !== null).toBe(trx.status === 'paid');
    }
    for (const { trx_id } of world.stages) byId(world.transactions, trx_id);
    for (const { candidate_id, trxid } of world.notifications) {
      expect(people.has(candidate_id)).toBe(true);
      if (trxid !== null) expect(byId(world.transactions, trxid).candidate_id).toBe(candidate_id);
    }
  });

  it('give a paid transaction its eight stages in order, and no other transaction any', () => {
    const order = ['agreement', 'apl01', 'apl02', 'exam', 'result', 'appeal', 'feedback', 'certificate'];
    for (const { id, status } of world.transactions) {
      const stages = stagesOf(id);
      expect(stages.map(({ name }) => name)).toEqual(status === 'paid' ? order : []);
      expect(stages.map(({ position }) => position)).toEqual(stages.map((_, index) => index + 1));
      for (const stage of stages) expect(stage.id).toBe(`${id}:${stage.name}`);
    }
  });

  it('open a stage only after the stages before it, with who is waited for and since when', () => {
    for (const { id, paid_at } of world.transactions.filter(({ status }) => status === 'paid')) {
      const path = stagesOf(id).filter(({ name }) => name !== 'appeal');
      const current = path.findIndex(({ status }) => status !== 'done');
      const later = current < 0 ? [] : path.slice(current + 1);
      for (const { status } of later) expect(status).toBe('locked');
      if (current >= 0) expect(path[current]?.status).not.toBe('locked');
      const times = path.filter(({ since }) => since !== null).map(({ since }) => time(since));
      expect([time(paid_at), ...times, now.getTime()]).toEqual(
        [time(paid_at), ...times, now.getTime()].sort((one, other) => one - other),
      );
      for (const { status, since, waiting_for, due } of stagesOf(id)) {
        expect(since === null).toBe(status === 'locked');
        expect(waiting_for === null).toBe(status === 'locked' || status === 'done');
        if (due !== null) expect(time(due)).toBeGreaterThan(now.getTime());
      }
    }
  });

  it('say what to correct when something is returned', () => {
    const returned = world.stages.filter(({ status }) => status === 'returned');
    expect(returned.length).toBeGreaterThan(0);
    for (const { note } of returned) expect(note).toBeTruthy();
  });

  it('fill more than one page of notifications, read and unread, all in the past', () => {
    const own = world.notifications.filter(({ candidate_id }) => candidate_id === '1007');
    expect(own.length).toBeGreaterThan(10);
    expect(new Set(own.map(({ read }) => read)).size).toBe(2);
    expect(new Set(world.notifications.map(({ type }) => type)).size).toBe(5);
    for (const { date } of world.notifications) expect(time(date)).toBeLessThan(now.getTime());
  });
});

describe.each(['2026-01-01T17:30:00Z', '2026-05-08T23:59:59Z', '2028-02-29T05:00:00Z'])('at %s', (moment) => {
  it('the running exam is running and the appeal period is open', () => {
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
