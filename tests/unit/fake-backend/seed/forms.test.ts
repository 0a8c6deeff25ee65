import { describe, expect, it } from 'vitest';
import type { FileRow } from '../../../../fake-backend/database/form-rows.ts';
import type { StageRow } from '../../../../fake-backend/database/rows.ts';
import { regionFinder } from '../../../../fake-backend/database/seed/regions.ts';
import { seedWorld } from '../../../../fake-backend/database/seed/world.ts';
import { applicationErrors, requirementRows } from '../../../../fake-backend/rules/apl01.ts';
import { judgeDocument } from '../../../../fake-backend/rules/document.ts';
import { type PersonalTexts, personalFields } from '../../../../fake-backend/rules/profile.ts';

const now = new Date('2026-03-10T02:30:00Z');
const world = seedWorld(now);

const rowOf = <Row extends { id: string }>(rows: readonly Row[], id: string): Row => {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
};
const transactionOf = (id: string) => rowOf(world.transactions, id);
const schemeOf = (id: string) => rowOf(world.schemes, transactionOf(id).scheme_id);
const idsAt = (name: StageRow['name'], statuses: readonly StageRow['status'][]) =>
  world.stages.filter((stage) => stage.name === name && statuses.includes(stage.status)).map(({ trx_id }) => trx_id);
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const formOf = (candidate: string) =>
  world.transactions.find(({ candidate_id, status }) => candidate_id === candidate && status === 'paid')?.id ?? '';
const bytesOf = ({ data }: FileRow) => Uint8Array.from(atob(data.split(',')[1] ?? ''), (char) => char.charCodeAt(0));

describe('the forms of the stories', () => {
  it('are there exactly as far as the stages have come', () => {
    expect(ids(world.agreements)).toEqual(idsAt('agreement', ['done']));
    expect(ids(world.apl01s)).toEqual(idsAt('apl01', ['submitted', 'returned', 'done']));
    expect(ids(world.apl02s)).toEqual(idsAt('apl02', ['submitted', 'returned', 'done']));
    expect(ids(world.results)).toEqual(idsAt('result', ['open', 'done']));
    expect(ids(world.feedbacks)).toEqual(idsAt('feedback', ['done']));
    expect(world.appeals).toEqual([]);
    const statuses = { submitted: 'submitted', returned: 'returned', done: 'approved' } as Record<string, string>;
    for (const { id, status } of world.apl01s) expect(status).toBe(statuses[rowOf(world.stages, `${id}:apl01`).status]);
    for (const { id, status } of world.apl02s) expect(status).toBe(statuses[rowOf(world.stages, `${id}:apl02`).status]);
  });

  it('went out after the stage before and not after they were judged', () => {
    for (const { id, sent_at: sent, review } of [...world.apl01s, ...world.apl02s]) {
      expect(Date.parse(sent)).toBeGreaterThan(Date.parse(transactionOf(id).paid_at ?? ''));
      if (review) expect(Date.parse(review.at)).toBeGreaterThan(Date.parse(sent));
    }
  });

  it('of APL 01 would be accepted by the server, but for the paper that Dewi left out', async () => {
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
      expect(ids(missing)).toEqual(transactionOf(id).candidate_id === '1004' ? ['dasar-1'] : []);
    }
  });

  it('say to Dewi what to mend at fields and rows that are there', () => {
    const { id, review, verdicts } = rowOf(world.apl01s, formOf('1004'));
    const rows = requirementRows(schemeOf(id));
    expect(review?.notes.map(({ target }) => target)).toEqual([
      'identity_number',
      'requirement:ktp',
      'requirement:dasar-1',
    ]);
    expect(rows.find((row) => row.id === 'dasar-1')?.title).toMatch(/^Ijazah/);
    expect(verdicts).toMatchObject({ ktp: 'unmet', 'dasar-1': 'absent', 'pas-foto': 'met' });
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

  it('find everybody competent but Fajar, who lacks one unit', () => {
    for (const { id, competent, units } of world.results) {
      const lacking = units.filter((unit) => !unit.competent).map(({ code }) => code);
      const fajar = transactionOf(id).candidate_id === '1006';
      expect(lacking).toEqual(fajar ? ['M.731000.004.01'] : []);
      expect(competent).toBe(!fajar);
      expect(units.map(({ code }) => code)).toEqual(schemeOf(id).units.map(({ code }) => code));
      for (const { methods } of units) expect(methods.length).toBeGreaterThan(0);
    }
  });

  it('name only files that are there, of their candidate, and that the server would take', () => {
    const named = [
      ...world.apl01s.flatMap(({ id, requirement_files: given }) =>
        Object.values(given).map((file) => [id, file] as const),
      ),
      ...world.apl02s.flatMap(({ id, file_ids: given }) => given.map((file) => [id, file] as const)),
    ];
    expect(named.map(([, file]) => file).sort()).toEqual(ids(world.files).sort());
    for (const [id, file] of named) {
      const row = rowOf(world.files, file);
      expect(row.candidate_id).toBe(transactionOf(id).candidate_id);
      expect(bytesOf(row)).toHaveLength(row.size);
      expect(judgeDocument(bytesOf(row), 'File')).toMatchObject({ kind: 'accepted', type: row.type });
    }
  });
});
