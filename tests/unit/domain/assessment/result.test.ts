import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessmentMethods,
  methodsOf,
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

  it('is none without such a stage', () => {
    expect(resultGroupOf([stage('exam', 'done')])).toBe('none');
  });
});

describe('the table of units', () => {
  it('has a column for each method that was used, once, the unknown one last', () => {
    fc.assert(
      fc.property(fc.array(anyUnit, { maxLength: 6 }), (units) => {
        const methods = methodsOf(units);
        const used = new Set(units.flatMap((unit) => unit.methods.map(({ method }) => method)));
        expect(new Set(methods)).toEqual(used);
        expect(methods).toHaveLength(used.size);
        if (used.has('unknown')) expect(methods.at(-1)).toBe('unknown');
      }),
    );
  });

  it('hides no failure: competent by a method only when it was so each time, and nothing where it was not used', () => {
    fc.assert(
      fc.property(anyUnit, fc.constantFrom(...assessmentMethods), (unit, method) => {
        const own = unit.methods.filter((each) => each.method === method).map(({ competent }) => competent);
        const known = own.includes(false) || (own.length > 0 && !own.includes(null));
        expect(verdictBy(unit, method)).toBe(known ? !own.includes(false) : null);
      }),
    );
  });
});
