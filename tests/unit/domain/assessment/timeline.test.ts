import { describe, expect, it } from 'vitest';
import { appealEndedAt, isAppealable, isAppealPending } from '../../../../src/domain/assessment/appeal.ts';
import { isEnded } from '../../../../src/domain/assessment/progress.ts';
import {
  awaitsNewDecision,
  daysOverdue,
  isDayOver,
  isFeedbackGiven,
  isIssued,
  isJudgedAgain,
  isLate,
  isUnderWay,
  opensNextAt,
  type Stage,
  stageNames,
  stageStatuses,
  type Timeline,
  withTerm,
} from '../../../../src/domain/assessment/timeline.ts';
import { aStage } from '../../../builders/stages.ts';

const due = '2026-03-10T02:00:00Z';
const at = Date.parse(due);
const day = 24 * 60 * 60_000;
const schedule = { startsAt: null, endsAt: null, siteName: '', city: '' };
const timeline = (stages: readonly Stage[], rest: Partial<Timeline> = {}): Timeline => ({
  ...{ trxId: 'TRX-1', scheme: { title: '', slug: '' }, schedule, stages },
  ...rest,
});
const asOf = (now: number | undefined): Timeline => timeline([], now === undefined ? {} : { asOf: now });
const statuses = [...stageStatuses, 'unknown'] as const;

describe('the deadline of a step', () => {
  it.each([
    ['has not passed yet at its instant', at, null],
    ['passed on the first day, 0 days ago', at + 1, 0],
    ['passed a day ago after 24 hours', at + day, 1],
    ['is unknown without the server’s time', undefined, null],
  ])('%s', (_, now, days) => {
    expect(daysOverdue(aStage('apl01', { status: 'open', due }), asOf(now))).toBe(days);
  });

  it('has passed only for a step that is open, sent or returned, and that has one', () => {
    const overdue = statuses.filter((status) => daysOverdue(aStage('apl01', { status, due }), asOf(at + 1)) !== null);
    expect(overdue).toEqual(['open', 'submitted', 'returned']);
    expect(daysOverdue(aStage('apl01', { status: 'open' }), asOf(at))).toBeNull();
  });

  it.each([
    ['over 7 days', { since: due }, at + 7 * day + 1, true],
    ['7 days', { since: due }, at + 7 * day, false],
    ['since an unknown day, over 7 days past its deadline', { due }, at + 7 * day + 1, true],
    ['long, until its deadline', { since: '2026-01-01T00:00:00Z', due }, at, false],
    ['long, and its deadline has passed', { since: '2026-01-01T00:00:00Z', due }, at + 1, true],
    ['since an unknown day', {}, at, false],
    ['since a day that nobody can compare', { since: due }, undefined, false],
  ])('others who work on a step %s: late is %3$s', (_, fields, now, late) => {
    expect(isLate(aStage('apl01', fields), asOf(now))).toBe(late);
  });
});

it.each([
  ['its end', { startsAt: due, endsAt: '2026-03-10T08:00:00Z' }, '2026-03-10T08:00:00Z', false],
  ['after its end', { startsAt: due, endsAt: '2026-03-10T08:00:00Z' }, '2026-03-10T08:00:01Z', true],
  ['the evening of its start, where no end is known', { startsAt: due }, '2026-03-10T16:59:00Z', false],
  ['the midnight after its start, where no end is known', { startsAt: due }, '2026-03-10T17:00:00Z', true],
  ['any time, where not even its start is known', {}, '2027-01-01T00:00:00Z', false],
])('an assessment day at %s: over is %3$s', (_, fields, now, over) => {
  const known = timeline([], { schedule: { ...schedule, ...fields } });
  expect(isDayOver({ ...known, asOf: Date.parse(now) })).toBe(over);
  expect(isDayOver(known)).toBe(false);
});

it('a known step is under way while it is open, sent or returned', () => {
  const underWay = (name: Stage['name']) => statuses.filter((status) => isUnderWay(aStage(name, { status })));
  expect([underWay('exam'), underWay('other')]).toEqual([['open', 'submitted', 'returned'], []]);
});

it('the next step that opens by itself is an open one, not a locked one', () => {
  const stages = [
    aStage('apl01', { status: 'locked', opensAt: '2026-03-01T00:00:00Z' }),
    aStage('exam', { status: 'open', opensAt: due }),
  ];
  expect([opensNextAt(timeline(stages)), opensNextAt(timeline(stages.slice(0, 1)))]).toEqual([at, null]);
});

it('only an issued certificate gets its term', () => {
  const term = { until: null } as never;
  const stages = [aStage('feedback', { status: 'done' }), aStage('certificate', { status: 'done' })];
  expect(withTerm(timeline(stages), term).stages).toEqual([stages[0], { ...stages[1], term }]);
  const issued = stageNames.filter((name) => statuses.some((status) => isIssued(aStage(name, { status }))));
  expect([issued, isIssued(aStage('certificate', { status: 'open' }))]).toEqual([['certificate'], false]);
});

it('feedback is given, and an appeal waits for its answer, by the status of their own step', () => {
  const holds = (rule: (stages: readonly Stage[]) => boolean) =>
    stageNames.flatMap((name) =>
      statuses.flatMap((status) => (rule([aStage(name, { status })]) ? [`${name} ${status}`] : [])),
    );
  expect([holds(isFeedbackGiven), holds(isAppealPending)]).toEqual([['feedback done'], ['appeal submitted']]);
});

it.each([
  ['waits for an assessor', { status: 'open', waitingFor: 'assessor' }, true],
  ['waits for the candidate', { status: 'open', waitingFor: 'candidate' }, false],
  ['waits for nobody that is known', { status: 'open', waitingFor: null }, false],
  ['is done', { status: 'done', waitingFor: 'assessor' }, false],
] as const)('after a granted appeal a result that %s: judged again is %2$s', (_, fields, again) => {
  const result = aStage('result', fields);
  expect(isJudgedAgain([aStage('appeal', { status: 'done' }), result])).toBe(again);
  for (const other of [aStage('appeal', { status: 'submitted' }), aStage('feedback', { status: 'done' })])
    expect(isJudgedAgain([other, result])).toBe(false);
  expect(isJudgedAgain([aStage('appeal', { status: 'done' }), aStage('exam', fields)])).toBe(false);
});

it('a granted appeal awaits its decision while the server shows the old one, and so long the assessment has not ended', () => {
  const granted = { appealGranted: true, decidedAgain: false, verdict: { competent: false } };
  const ended = [aStage('result', { status: 'done' })];
  const others = [{ appealGranted: false }, { decidedAgain: true }, { verdict: { competent: true } }];
  expect(
    [granted, ...others.map((other) => ({ ...granted, ...other }))].map((each) =>
      awaitsNewDecision(timeline(ended, each)),
    ),
  ).toEqual([true, false, false, false]);
  expect(awaitsNewDecision(timeline(ended, { appealGranted: true, decidedAgain: false }))).toBe(false);
  expect([isEnded(timeline(ended, granted)), isEnded(timeline(ended))]).toEqual([false, true]);
});

it.each([
  ['open', at, null, true],
  ['open', at + 1, due, false],
  ['locked', at + 1, due, false],
  ['submitted', at + 1, null, false],
  ['done', at + 1, null, false],
  ['open', undefined, null, true],
] as const)('an appeal whose step is %s at %s ended at %s, and can be sent: %s', (status, now, ended, can) => {
  const stages = [aStage('exam', { status: 'open' }), aStage('appeal', { status, due })];
  const known = { ...asOf(now), stages };
  expect([appealEndedAt(known), isAppealable(known)]).toEqual([ended, can]);
  expect([appealEndedAt(asOf(at)), isAppealable(asOf(at))]).toEqual([null, false]);
});
