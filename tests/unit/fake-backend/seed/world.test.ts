import { describe, expect, it } from 'vitest';
import type { FileRow } from '../../../../fake-backend/database/form-rows.ts';
import { provinces, regionFinder, regionsAround } from '../../../../fake-backend/database/seed/regions.ts';
import { seedWorld, type World } from '../../../../fake-backend/database/seed/world.ts';
import { applicationErrors, requirementRows } from '../../../../fake-backend/rules/apl01.ts';
import { judgeDocument } from '../../../../fake-backend/rules/document.ts';
import { type PersonalTexts, personalErrors, personalFields, todayOf } from '../../../../fake-backend/rules/profile.ts';
import { careerErrors, educationErrors } from '../../../../fake-backend/rules/profile-records.ts';
import { acceptedPhoto } from '../../../../src/domain/account/profile-photo.ts';
import { nikDisagrees } from '../../../../src/domain/profile/nik.ts';

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
    const misplaced = rows.filter(({ parent_id, level }) =>
      level === 'province' ? parent_id !== null : levelOf.get(parent_id ?? '') !== above[level],
    );
    const childless = rows.filter(({ id, level }) => level !== 'village' && !parents.has(id));
    expect([misplaced, childless]).toEqual([[], []]);
  });
});

describe('the forms of the stories', () => {
  const transactionOf = (id: string) => byId(world.transactions, id);
  const schemeOf = (id: string) => byId(world.schemes, transactionOf(id).scheme_id);
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const bytesOf = ({ data }: FileRow) => Uint8Array.from(atob(data.split(',')[1] ?? ''), (char) => char.charCodeAt(0));

  it('of APL 01 would be accepted by the server, except for the document that Dewi left out', async () => {
    for (const { id, personal, purpose, other_purpose: otherPurpose, requirement_files: given } of world.apl01s) {
      expect(Object.keys(personal).sort()).toEqual([...personalFields].sort());
      const region = await regionFinder([personal.province_id]);
      const errors = applicationErrors(
        { personal: personal as PersonalTexts, purpose, otherPurpose },
        {
          region,
          disabilityOf: (type) => world.disabilityTypes.find((row) => row.id === type)?.disability_id,
          hasDisability: (disability) => world.disabilities.some((row) => row.id === disability),
          now,
        },
      );
      expect(errors).toEqual({});
      const missing = requirementRows(schemeOf(id)).filter((row) => row.required && given[row.id] === undefined);
      expect(idsOf(missing)).toEqual(transactionOf(id).candidate_id === '1004' ? ['dasar-1'] : []);
    }
  });

  it('of APL 02 answer every element, with evidence, and only with files of the form', () => {
    for (const { id, answers, file_ids: files } of world.apl02s) {
      const elements = schemeOf(id).units.flatMap(({ code, elements: own }) => own.map(({ no }) => `${code}.${no}`));
      expect(Object.keys(answers)).toEqual(elements);
      for (const { competent, evidence, file_ids: used } of Object.values(answers)) {
        expect(evidence.length).toBeGreaterThan(30);
        for (const file of used) expect(files).toContain(file);
        expect(competent || used.length === 0).toBe(true);
      }
    }
  });

  it('name only existing files of their candidate that the server would accept', () => {
    const named = [
      ...world.apl01s.flatMap(({ id, requirement_files: given }) =>
        Object.values(given).map((file) => [id, file] as const),
      ),
      ...world.apl02s.flatMap(({ id, file_ids: given }) => given.map((file) => [id, file] as const)),
    ];
    expect(named.map(([, file]) => file).sort()).toEqual(idsOf(world.files).sort());
    for (const [id, file] of named) {
      const row = byId(world.files, file);
      expect(row.candidate_id).toBe(transactionOf(id).candidate_id);
      expect(bytesOf(row)).toHaveLength(row.size);
      expect(judgeDocument(bytesOf(row), 'File')).toMatchObject({ kind: 'accepted', type: row.type });
    }
  });
});

const named = (mailName: string) => {
  const candidate = world.candidates.find(({ email }) => email.startsWith(`${mailName}@`));
  const profile = world.profiles.find(({ id }) => id === candidate?.id);
  return { candidate, profile };
};

describe('the profiles of the simulation', () => {
  it('would be accepted by the server', async () => {
    const region = await regionFinder(world.profiles.map(({ province_id: id }) => id));
    const disabilityOf = (id: string) => world.disabilityTypes.find((row) => row.id === id)?.disability_id;
    const hasDisability = (id: string) => world.disabilities.some((row) => row.id === id);
    for (const profile of world.profiles) {
      const candidate = world.candidates.find(({ id }) => id === profile.id);
      const row: Record<string, unknown> = { ...profile, fullname: candidate?.fullname };
      const answer = profile.has_disability ? '1' : '0';
      const texts = Object.fromEntries(personalFields.map((name) => [name, String(row[name] ?? '')])) as PersonalTexts;
      const errors = personalErrors({ ...texts, has_disability: answer }, { region, disabilityOf, hasDisability, now });
      expect(errors, profile.id).toEqual({});
    }
    for (const row of world.educations) {
      expect(educationErrors({ ...row, major: row.major ?? '', end_year: row.end_year ?? '' }, now), row.id).toEqual(
        {},
      );
    }
    for (const row of world.careers) {
      const texts = { ...row, end_date: row.end_date ?? '', description: row.description ?? '' };
      expect(careerErrors(texts, now), row.id).toEqual({});
      expect(row.start_date < todayOf(now)).toBe(true);
    }
  });

  it('have visibly fake numbers that agree with birth date and gender', () => {
    for (const { id, identity_number: nik, birth_date: birth, gender, mobile_phone: mobile } of world.profiles) {
      expect(nik, id).toMatch(/^\d{12}0000$/);
      expect(nikDisagrees(nik ?? '', birth?.replaceAll('/', '-') ?? '', gender ?? ''), id).toEqual([]);
      expect(mobile).toMatch(/^08120000\d{4}$/);
    }
  });

  it('have a displayable photo and signature where they are complete', () => {
    for (const name of ['gita', 'bima']) {
      const { candidate, profile } = named(name);
      for (const picture of [candidate?.photo, profile?.signature]) {
        expect(picture).toMatch(/^data:image\/png;base64,/);
        expect(acceptedPhoto(picture)).toBe(picture);
      }
    }
    expect(named('gita').profile?.signature).not.toBe(named('bima').profile?.signature);
    expect(named('citra').candidate?.photo).toBeNull();
    expect(named('citra').profile?.signature).toBeNull();
  });
});
