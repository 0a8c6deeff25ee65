import { describe, expect, it } from 'vitest';
import {
  assessmentMethods,
  evidenceColumns,
  resultGroupOf,
  type UnitResult,
  verdictBy,
  verdictOf,
} from '../../../../src/domain/assessment/result.ts';
import type { Stage, StageStatus } from '../../../../src/domain/assessment/timeline.ts';
import { aResult } from '../../../builders/printed-forms.ts';
import { aStage } from '../../../builders/stages.ts';

const stage = (name: Stage['name'], status: StageStatus): Stage => aStage(name, { status });

const unitWith = (...methods: UnitResult['methods']): UnitResult => ({
  code: '',
  title: '',
  competent: true,
  note: null,
  carried: false,
  methods,
});

describe('resultGroupOf', () => {
  it.each([
    ['open', 'unread'],
    ['done', 'accepted'],
    ['locked', 'none'],
  ] as const)('a result that is %s is %s', (status, group) => {
    expect(resultGroupOf([stage('exam', 'done'), stage('result', status), stage('appeal', 'open')])).toBe(group);
  });

  it('is absent without such a stage, and hidden while another assessor assesses again', () => {
    expect(resultGroupOf([stage('exam', 'done')])).toBe('none');
    const again = aStage('result', { status: 'open', waitingFor: 'assessor' });
    expect(resultGroupOf([stage('exam', 'done'), again])).toBe('none');
  });
});

describe('the table of units', () => {
  it.each([
    ['essay', 'written'],
    ['demonstration', 'observation'],
  ] as const)('has %s under %s and nowhere else', (method, column) => {
    const unit = unitWith({ method, competent: true });
    expect(evidenceColumns.filter((each) => verdictBy(unit, each) !== null)).toEqual([column]);
  });

  it.each([...assessmentMethods, 'unknown'] as const)('loses no evidence: %s has a column', (method) => {
    const unit = unitWith({ method, competent: null });
    expect(evidenceColumns.filter((column) => verdictBy(unit, column) === 'gathered')).toHaveLength(1);
  });

  it.each([
    [[true], true],
    [[true, false], false],
    [[true, null], 'gathered'],
  ] as const)('hides no failure: %j under one column is %s', (verdicts, shown) => {
    const methods = verdicts.map(
      (competent, index) => ({ method: index === 0 ? 'written' : 'essay', competent }) as const,
    );
    expect(verdictBy(unitWith({ method: 'project', competent: false }, ...methods), 'written')).toBe(shown);
  });
});

describe('the verdict of a result', () => {
  const notYet = { ...unitWith(), competent: false };

  it('counts the units once each has a verdict', () => {
    const units = [unitWith(), unitWith(), notYet];
    expect(verdictOf(aResult({ competent: false, units }), [])).toEqual({
      competent: false,
      units: { competent: 2, all: 3 },
    });
  });

  it('has no count without units, or while a unit has no verdict', () => {
    expect(verdictOf(aResult({ competent: true }), [])).toEqual({ competent: true });
    const units = [unitWith(), { ...notYet, competent: null }];
    expect(verdictOf(aResult({ competent: false, units }), [])).toEqual({ competent: false });
  });

  it('is unknown without a decision, and while a granted appeal reopens it', () => {
    expect(verdictOf(aResult({ competent: null }), [])).toBeNull();
    const reassessment = { units: [], assessor: { name: 'B', registration: '' } };
    expect(verdictOf(aResult({ competent: false, reassessment }), [])).toBeNull();
  });
});
