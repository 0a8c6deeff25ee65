import { describe, expect, it } from 'vitest';
import type { FileRow } from '../../../../fake-backend/database/form-rows.ts';
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
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const bytesOf = ({ data }: FileRow) => Uint8Array.from(atob(data.split(',')[1] ?? ''), (char) => char.charCodeAt(0));

describe('the forms of the stories', () => {
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
      expect(ids(missing)).toEqual(transactionOf(id).candidate_id === '1004' ? ['dasar-1'] : []);
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
    expect(named.map(([, file]) => file).sort()).toEqual(ids(world.files).sort());
    for (const [id, file] of named) {
      const row = rowOf(world.files, file);
      expect(row.candidate_id).toBe(transactionOf(id).candidate_id);
      expect(bytesOf(row)).toHaveLength(row.size);
      expect(judgeDocument(bytesOf(row), 'File')).toMatchObject({ kind: 'accepted', type: row.type });
    }
  });
});
