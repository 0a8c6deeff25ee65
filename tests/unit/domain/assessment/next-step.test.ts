import { describe, expect, it } from 'vitest';
import { transitions } from '../../../../fake-backend/rules/stages/stage-transitions.ts';
import { isAppealPending } from '../../../../src/domain/assessment/appeal.ts';
import { nextStep } from '../../../../src/domain/assessment/next-step.ts';
import { isJudgedAgain, type Stage } from '../../../../src/domain/assessment/timeline.ts';
import {
  type ReachedState,
  reachableStates,
  stageEvents,
  stagesOf,
  stateAfter,
} from '../../../builders/reachable-states.ts';
import { aStage } from '../../../builders/stages.ts';

/** Submissions that may be left for later: an appeal, and those about a decision that an appeal may change or has reopened. */
const isOption = (state: ReachedState, event: string): boolean => {
  const stages = stagesOf(state);
  if (event === 'appeal.send') return true;
  if (event === 'feedback.send') return isJudgedAgain(stages) || isAppealPending(stages);
  return event === 'result.acknowledge' && isAppealPending(stages);
};

const possible = (state: ReachedState, by: (actor: string) => boolean) =>
  stageEvents.filter(
    (event) => !isOption(state, event) && by(transitions[event].by) && stateAfter(state, event) !== null,
  );

describe('the next step', () => {
  it('is tested in every state of the state machine', () => {
    expect(reachableStates.length).toBeGreaterThan(25);
  });

  it.each(reachableStates)('in %s is the action that the server waits for', (_, state) => {
    const step = nextStep(stagesOf(state));
    const mine = possible(state, (actor) => actor === 'candidate').map((event) => transitions[event].stage);
    const others = possible(state, (actor) => actor !== 'candidate').map((event) => transitions[event].stage);
    if (mine.length > 0) {
      expect(step).toMatchObject({ kind: 'act' });
      expect(mine).toContain('stage' in step && step.stage.name);
    } else if (others.length > 0) {
      expect(step).toMatchObject({ kind: 'wait' });
      expect(others).toContain('stage' in step && step.stage.name);
    } else {
      expect(['certificate', 'reassess', 'reapply']).toContain(step.kind);
    }
    expect(step).not.toMatchObject({ kind: 'act', stage: { name: 'appeal' } });
  });

  it.each(reachableStates)('in %s is no exam before its day, whatever else is open', (_, state) => {
    const opensAt = '2026-03-12T01:00:00.000Z';
    const stages = stagesOf(state).map((each) =>
      each.name === 'exam' && each.status === 'open' && each.waitingFor === 'candidate' ? { ...each, opensAt } : each,
    );
    const exam = stages.find((each) => each.opensAt !== undefined);
    const step = nextStep(stages);
    if (exam) expect(step).toEqual({ kind: 'wait', stage: exam });
    else expect(step).toEqual(nextStep(stagesOf(state)));
  });

  const stage = (name: Stage['name'], status: Stage['status'] = 'locked', waitingFor: Stage['waitingFor'] = null) =>
    aStage(name, { status, waitingFor });
  const done = (name: Stage['name']) => stage(name, 'done');
  const other = (status: Stage['status']) => ({ ...stage('other', status), title: 'Pleno' });
  const unclear: Stage = { ...stage('apl01', 'unknown'), word: 'diajukan' };
  const [agreement, apl01, apl02, exam, result, feedback] = [
    done('agreement'),
    done('apl01'),
    stage('apl02'),
    stage('exam', 'open', 'candidate'),
    done('result'),
    done('feedback'),
  ];
  const toGive = stage('feedback', 'open', 'candidate');
  const appealed = stage('appeal', 'submitted', 'admin');
  const again = stage('result', 'open', 'assessor');
  const returned = stage('apl02', 'returned', 'candidate');
  const sent = stage('apl02', 'submitted', 'assessor');
  const nobodys = { open: stage('exam', 'open'), sent: stage('exam', 'submitted') };
  const appealable = stage('appeal', 'open', 'candidate');

  it.each<[string, readonly Stage[], object]>([
    ['the certificate of one that is over', [feedback, done('certificate')], { kind: 'certificate' }],
    [
      'another assessment after a result that is not competent, also while an appeal is possible',
      [done('exam'), result, appealable, feedback, stage('certificate')],
      { kind: 'reassess' },
    ],
    ['to wait for the answer to an appeal', [result, appealed, feedback], { kind: 'wait', stage: appealed }],
    [
      'that too while the result can be accepted',
      [stage('result', 'open', 'candidate'), appealed, stage('feedback')],
      { kind: 'wait', stage: appealed },
    ],
    ['that too while feedback can be sent', [result, appealed, toGive], { kind: 'wait', stage: appealed }],
    [
      'to wait for the other assessor after a granted appeal',
      [done('exam'), again, done('appeal'), feedback],
      { kind: 'wait', stage: again },
    ],
    ['that too while feedback is open', [done('exam'), again, done('appeal'), toGive], { kind: 'wait', stage: again }],
    ['feedback on a result that others have for another reason', [again, toGive], { kind: 'act', stage: toGive }],
    [
      'another schedule after a form that was not accepted',
      [agreement, apl01, apl02],
      { kind: 'reapply', stage: apl01 },
    ],
    ['to correct a returned form before anything else', [toGive, returned], { kind: 'act', stage: returned }],
    ['to open it if the server does not say who acts', [nobodys.open], { kind: 'act', stage: nobodys.open }],
    [
      'to wait if the server does not say who acts on a submitted form',
      [nobodys.sent],
      { kind: 'wait', stage: nobodys.sent },
    ],
    ['the exam, also after an unknown stage', [other('open'), unclear, exam], { kind: 'act', stage: exam }],
    ['to wait, also after an unknown stage', [other('returned'), unclear, sent], { kind: 'wait', stage: sent }],
    ['to look at an unknown status', [agreement, other('open'), unclear, apl02], { kind: 'unclear', stage: unclear }],
    [
      'as before where an unknown stage is over too',
      [other('done'), apl01, apl02, other('locked')],
      { kind: 'reapply' },
    ],
    ['unknown where nothing has begun', [stage('agreement')], { kind: 'unknown' }],
    ['unknown without a stage', [], { kind: 'unknown' }],
  ])('is %s', (_, stages, step) => {
    expect(nextStep(stages)).toMatchObject(step);
  });

  it.each(['open', 'submitted', 'unknown', 'done'] as const)(
    'is not reported as finished while an unknown stage is %s after it',
    (status) => {
      expect(nextStep([agreement, apl01, other(status), apl02])).toEqual({ kind: 'unknown' });
    },
  );
});
