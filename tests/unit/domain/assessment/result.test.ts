import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessmentMethods,
  evidenceColumns,
  resultGroupOf,
  resultGroups,
  type UnitResult,
  verdictBy,
} from '../../../../src/domain/assessment/result.ts';
import { type Stage, type StageStatus, stageNames, stageStatuses } from '../../../../src/domain/assessment/timeline.ts';

const stage = (name: Stage['name'], status: StageStatus): Stage => ({
  name,
  status,
  since: null,
  waitingFor: null,
  note: null,
  due: null,
});

const anyStages = fc.array(
  fc
    .tuple(fc.constantFrom(...stageNames), fc.constantFrom(...stageStatuses))
    .map(([name, status]) => stage(name, status)),
  { maxLength: 8 },
);

const anyUnit: fc.Arbitrary<UnitResult> = fc.record({
  code: fc.string(),
  title: fc.string(),
  competent: fc.option(fc.boolean()),
  note: fc.constant(null),
  carried: fc.boolean(),
  methods: fc.array(
    fc.record({
      method: fc.constantFrom(...assessmentMethods, 'unknown' as const),
      competent: fc.option(fc.boolean()),
    }),
    { maxLength: 6 },
  ),
});

describe('resultGroupOf', () => {
  it('is one of the three groups for any stages', () => {
    fc.assert(fc.property(anyStages, (stages) => resultGroups.includes(resultGroupOf(stages))));
  });

  it.each([
    ['open', 'unread'],
    ['submitted', 'unread'],
    ['returned', 'unread'],
    ['done', 'accepted'],
    ['locked', 'none'],
  ] as const)('a result that is %s is %s', (status, group) => {
    expect(resultGroupOf([stage('exam', 'done'), stage('result', status), stage('appeal', 'open')])).toBe(group);
  });

  it('that another assessor makes again is none to be read yet', () => {
    const again: Stage = { ...stage('result', 'open'), waitingFor: 'assessor' };
    expect(resultGroupOf([stage('exam', 'done'), again])).toBe('none');
  });

  it('is none without such a stage', () => {
    expect(resultGroupOf([stage('exam', 'done')])).toBe('none');
  });
});

describe('the table of units', () => {
  it.each([
    ['essay', 'written'],
    ['demonstration', 'observation'],
    ['third-party', 'third-party'],
    ['project', 'project'],
    ['unknown', 'other'],
  ] as const)('has %s under %s and nowhere else', (method, column) => {
    const unit: UnitResult = {
      code: '',
      title: '',
      competent: true,
      note: null,
      carried: false,
      methods: [{ method, competent: true }],
    };
    expect(evidenceColumns.filter((each) => verdictBy(unit, each) !== null)).toEqual([column]);
  });

  it('loses no evidence: each method of a unit is in a column', () => {
    fc.assert(
      fc.property(anyUnit, (unit) => {
        const used = evidenceColumns.some((column) => verdictBy(unit, column) !== null);
        expect(used).toBe(unit.methods.length > 0);
      }),
    );
  });

  it('hides no failure: competent by a column only when it was so each time, and nothing where there was no such evidence', () => {
    fc.assert(
      fc.property(anyUnit, (unit) => {
        const own = unit.methods
          .filter(({ method }) => method === 'written' || method === 'essay')
          .map(({ competent }) => competent);
        const expected = own.includes(false) ? false : own.includes(null) ? 'gathered' : own.length > 0 || null;
        expect(verdictBy(unit, 'written')).toBe(expected);
      }),
    );
  });
});
