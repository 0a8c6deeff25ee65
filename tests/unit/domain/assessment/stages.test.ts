import { describe, expect, it } from 'vitest';
import { certificateState } from '../../../../src/domain/assessment/certificate-state.ts';
import { statusByStage, withStageStatus } from '../../../../src/domain/assessment/form-stage.ts';
import { formStatuses, isClosed, isEditable } from '../../../../src/domain/assessment/form-status.ts';
import { nextStep } from '../../../../src/domain/assessment/next-step.ts';
import { hasEnded, isPassedBy, presentStage, progressOf } from '../../../../src/domain/assessment/progress.ts';
import {
  type Stage,
  stageBefore,
  stageNames,
  type Timeline,
  timelineAt,
} from '../../../../src/domain/assessment/timeline.ts';
import { reachableStates, stagesOf } from '../../../builders/reachable-states.ts';
import { aStage } from '../../../builders/stages.ts';

it('a form of the assessment can be edited as a draft and when it was returned, and is closed when it was sent', () => {
  expect(formStatuses.filter(isEditable)).toEqual(['draft', 'returned']);
  expect(formStatuses.filter(isClosed)).toEqual(['submitted', 'approved', 'rejected']);
  expect([isEditable('unknown'), isClosed('unknown')]).toEqual([false, false]);
});

const stage = (rest: Partial<Stage>): Stage => aStage('apl01', rest);

describe('a stage that opens at its time', () => {
  const opensAt = '2026-12-21T01:00:00Z';
  const accepted = '2026-11-27T03:16:00Z';
  const sinceAt = (since: string | null, now: number | null) => {
    const exam = aStage('exam', { status: 'open', waitingFor: 'candidate', since, opensAt });
    const schedule = { startsAt: opensAt, endsAt: null, siteName: '', city: '' };
    return timelineAt({ trxId: 'TRX-1', scheme: { title: '', slug: '' }, schedule, stages: [exam] }, now).stages[0]
      ?.since;
  };

  it.each([
    ['waits before it for the day', accepted, Date.parse(opensAt) - 1, accepted],
    [
      'waits for the candidate since it opened, not since the form before it was accepted',
      accepted,
      Date.parse(opensAt),
      opensAt,
    ],
    ['keeps a later day of the server', '2026-12-21T04:00:00Z', Date.parse(opensAt), '2026-12-21T04:00:00Z'],
    ['keeps the day of the server while the time is unknown', accepted, null, accepted],
  ])('%s', (_, since, now, shown) => {
    expect(sinceAt(since, now)).toBe(shown);
  });
});

describe('the status of a form', () => {
  it.each<[Partial<Stage>, string]>([
    [{ status: 'open', waitingFor: 'candidate' }, 'draft'],
    [{ status: 'open', waitingFor: null }, 'draft'],
    [{ status: 'open', waitingFor: 'admin' }, 'locked'],
    [{ status: 'returned', waitingFor: 'candidate' }, 'returned'],
    [{ status: 'submitted', waitingFor: 'admin' }, 'submitted'],
    [{ status: 'locked' }, 'locked'],
    [{ status: 'unknown', word: 'diajukan' }, 'unknown'],
  ])('at a stage with %j is %s', (fields, status) => {
    expect(statusByStage([stage(fields)], 'apl01')).toBe(status);
  });

  it('is accepted when its stage is done, unless the assessment ended with it', () => {
    const done = stage({ status: 'done' });
    const apl02 = (status: Stage['status']) => stage({ name: 'apl02', status });
    expect(statusByStage([done, apl02('open')], 'apl01')).toBe('approved');
    expect(statusByStage([done, apl02('locked')], 'apl01')).toBe('rejected');
    expect(statusByStage([done, apl02('unknown')], 'apl01')).toBe('approved');
  });

  it('is unknown without its stage', () => {
    expect(statusByStage([], 'apl01')).toBe('unknown');
  });

  it('is kept when the form has its own, also one that no stage explains', () => {
    const open = [stage({ status: 'open' })];
    expect(withStageStatus({ status: 'submitted' }, open, 'apl01')).toEqual({ status: 'submitted' });
    expect(withStageStatus({ status: 'unknown', statusWord: 'baru' }, open, 'apl01')).toEqual({
      status: 'draft',
      statusWord: 'baru',
    });
    expect(withStageStatus({ status: 'unknown' }, [stage({})], 'apl01')).toEqual({ status: 'unknown' });
  });
});

const stagesIn = (wanted: (...status: string[]) => boolean) => {
  const found = reachableStates
    .map(([, state]) => stagesOf(state))
    .find((stages) => wanted(...stages.map(({ status }) => status)));
  if (!found) throw new Error('There is no such state.');
  return found;
};

describe('the progress of an assessment', () => {
  it('does not count a rejected form that ended it', () => {
    const stages = stagesIn(
      (agreement, apl01, apl02) => agreement === 'done' && apl01 === 'done' && apl02 === 'locked',
    );
    expect(progressOf(stages)).toEqual({ done: 1, total: 7 });
  });

  it('leaves the appeal out, whether it was needed or not', () => {
    const result = aStage('result', { status: 'done' });
    for (const status of ['locked', 'open', 'done'] as const)
      expect(progressOf([result, aStage('appeal', { status }), aStage('feedback')])).toEqual({ done: 1, total: 2 });
  });

  it('stops at a stage with an unknown status, and skips none before it', () => {
    const stages = [
      aStage('agreement', { status: 'done' }),
      aStage('apl01'),
      aStage('apl02', { status: 'unknown' }),
      aStage('other', { title: 'Pleno', status: 'done' }),
    ] as const;
    expect([hasEnded(stages), isPassedBy(stages, stages[1]), presentStage(stages)?.name]).toEqual([
      false,
      false,
      'apl02',
    ]);
    expect(hasEnded([stages[0], aStage('other', { title: 'Pleno', status: 'open' })])).toBe(false);
  });

  it('no longer needs an appeal as soon as the feedback on a competent result is open', () => {
    const stages = stagesIn(
      (...[, , , , result, appeal, feedback]) => result === 'done' && appeal === 'locked' && feedback === 'open',
    );
    const appeal = stages.find(({ name }) => name === 'appeal');
    expect(appeal && isPassedBy(stages, appeal)).toBe(true);
    expect(progressOf(stages)).toEqual({ done: 5, total: 7 });
  });
});

it('the stages of an assessment are agreement, APL 01, APL 02, exam, result, appeal or feedback, and certificate [4.assessment.flow]', () => {
  const flow = ['agreement', 'apl01', 'apl02', 'exam', 'result', 'appeal', 'feedback', 'certificate'];
  expect(stageNames).toEqual(flow);
});

describe('stageBefore', () => {
  const apl02 = aStage('apl02');
  const exam = aStage('exam');
  const agreement = aStage('agreement');

  it('is the stage before a locked one in the order of the server', () => {
    expect(stageBefore([agreement, apl02, exam], exam)).toBe(apl02);
    expect(stageBefore([apl02, agreement, exam], exam)).toBe(agreement);
    expect(stageBefore([exam], exam)).toBeUndefined();
  });

  it('is an appeal only when one was sent and the result is accepted, because accepting it opens the feedback', () => {
    const result = aStage('result', { status: 'open' });
    const accepted = aStage('result', { status: 'done' });
    const feedback = aStage('feedback');
    const open = aStage('appeal', { status: 'open' });
    const sent = aStage('appeal', { status: 'submitted' });
    expect(stageBefore([result, open, feedback], feedback)).toBe(result);
    expect(stageBefore([result, sent, feedback], feedback)).toBe(result);
    expect(stageBefore([accepted, open, feedback], feedback)).toBe(accepted);
    expect(stageBefore([accepted, sent, feedback], feedback)).toBe(sent);
  });
});

const since = '2026-11-02T02:00:00.000Z';
const timeline = (stages: readonly Stage[], rest: Partial<Timeline> = {}): Timeline => ({
  trxId: 'TRX-1',
  scheme: { title: 'Barista', slug: 'barista' },
  schedule: { startsAt: null, endsAt: null, siteName: 'TUK', city: '' },
  stages,
  ...rest,
});
const stateOf = (stage: Partial<Stage>) => certificateState(timeline([aStage('certificate', { since, ...stage })]));

describe('the state of a certificate', () => {
  it.each<[CertificateStatus, Partial<Stage>]>([
    ['not_ready', { status: 'locked' }],
    ['ready', { status: 'done', waitingFor: 'admin' }],
    ['ready', { status: 'open', waitingFor: 'candidate' }],
    ['signing', { status: 'open', waitingFor: 'admin' }],
    ['unknown', { status: 'open', waitingFor: null }],
    ['unknown', { status: 'unknown', waitingFor: 'admin' }],
  ])('is %s for the stage %o', (status, stage) => {
    expect(stateOf(stage)).toEqual({ number: null, issuedAt: null, validUntil: null, status, since });
  });

  it('has the facts of the timeline and the server’s own word', () => {
    const facts = { number: '7', issuedAt: since, validUntil: since };
    const stages = [aStage('certificate', { status: 'unknown', word: 'cetak' })];
    expect(certificateState(timeline(stages, { certificate: facts }))).toEqual({
      ...facts,
      status: 'unknown',
      word: 'cetak',
      since: null,
    });
  });

  it('is unknown without a timeline or such a stage', () => {
    const unknown = { number: null, issuedAt: null, validUntil: null, status: 'unknown', since: null };
    expect(certificateState(null)).toEqual(unknown);
    expect(certificateState(timeline([aStage('exam', { status: 'done', since })]))).toEqual(unknown);
  });
});

type CertificateStatus = ReturnType<typeof certificateState>['status'];

describe('an issued certificate', () => {
  it.each([
    ['renew', { life: 'ending' }],
    ['renew', { life: 'ended' }],
  ] as const)('leads to the step %s with the term %o', (kind, life) => {
    const term = life && { ...life, validUntil: since };
    const stage = aStage('certificate', { status: 'done', ...(term && { term: term as NonNullable<Stage['term']> }) });
    expect(nextStep([stage])).toEqual({ kind, stage });
  });
});
