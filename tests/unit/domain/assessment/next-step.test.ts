import { describe, expect, it } from 'vitest';
import { transitions } from '../../../../fake-backend/rules/stages/stage-transitions.ts';
import { nextStep } from '../../../../src/domain/assessment/next-step.ts';
import type { Stage } from '../../../../src/domain/assessment/timeline.ts';
import {
  type ReachedState,
  reachableStates,
  stageEvents,
  stagesOf,
  stateAfter,
} from '../../../builders/reachable-states.ts';

const possible = (state: ReachedState, by: (actor: string) => boolean) =>
  stageEvents.filter(
    (event) => event !== 'appeal.send' && by(transitions[event].by) && stateAfter(state, event) !== null,
  );

describe('the next step', () => {
  it('is tried in every state of the state machine', () => {
    expect(reachableStates.length).toBeGreaterThan(25);
  });

  it.each(reachableStates)('in %s is what the server waits for', (_, state) => {
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

  it.each(reachableStates)('in %s is no exam before its day, whatever else there is to do', (_, state) => {
    const opensAt = '2026-03-12T01:00:00.000Z';
    const stages = stagesOf(state).map((each) =>
      each.name === 'exam' && each.status === 'open' && each.waitingFor === 'candidate' ? { ...each, opensAt } : each,
    );
    const exam = stages.find((each) => each.opensAt !== undefined);
    const step = nextStep(stages);
    if (exam) expect(step).toEqual({ kind: 'wait', stage: exam });
    else expect(step).toEqual(nextStep(stagesOf(state)));
  });

  const stage = (rest: Partial<Stage>): Stage => ({
    name: 'agreement',
    status: 'locked',
    since: null,
    waitingFor: null,
    note: null,
    due: null,
    ...rest,
  });
  const done = (name: Stage['name']) => stage({ name, status: 'done' });

  it('of one that is over is its certificate', () => {
    expect(nextStep([done('feedback'), done('certificate')])).toMatchObject({ kind: 'certificate' });
  });

  it('after a result that is not competent is another assessment, also while an appeal is possible', () => {
    const appeal = stage({ name: 'appeal', status: 'open', waitingFor: 'candidate' });
    expect(
      nextStep([done('exam'), done('result'), appeal, done('feedback'), stage({ name: 'certificate' })]),
    ).toMatchObject({ kind: 'reassess' });
    const sent = stage({ name: 'appeal', status: 'submitted', waitingFor: 'admin' });
    expect(nextStep([done('result'), sent, done('feedback')])).toEqual({ kind: 'wait', stage: sent });
  });

  it('after a granted appeal is to wait for the other assessor, unless there is feedback to give', () => {
    const again = stage({ name: 'result', status: 'open', waitingFor: 'assessor' });
    expect(nextStep([done('exam'), again, done('appeal'), done('feedback')])).toEqual({ kind: 'wait', stage: again });
    const feedback = stage({ name: 'feedback', status: 'open', waitingFor: 'candidate' });
    expect(nextStep([done('exam'), again, done('appeal'), feedback])).toEqual({ kind: 'act', stage: feedback });
  });

  it('after a form that was not accepted is another schedule', () => {
    expect(nextStep([done('agreement'), done('apl01'), stage({ name: 'apl02' })])).toMatchObject({
      kind: 'reapply',
      stage: { name: 'apl01' },
    });
  });

  it('is to mend what was returned before all else', () => {
    const open = stage({ name: 'feedback', status: 'open', waitingFor: 'candidate' });
    const returned = stage({ name: 'apl02', status: 'returned', waitingFor: 'candidate' });
    expect(nextStep([open, returned])).toEqual({ kind: 'act', stage: returned });
  });

  it('at a stage of which the server does not say who acts is to look there, unless it was sent', () => {
    const open = stage({ name: 'exam', status: 'open' });
    expect(nextStep([open])).toEqual({ kind: 'act', stage: open });
    const sent = stage({ name: 'exam', status: 'submitted' });
    expect(nextStep([sent])).toEqual({ kind: 'wait', stage: sent });
  });

  const other = (status: Stage['status']) => stage({ name: 'other', title: 'Pleno', status });
  const unclear = (name: Stage['name']) => stage({ name, status: 'unknown', word: 'diajukan' });

  it('is stopped by no stage that is not known here, and by no status', () => {
    const open = stage({ name: 'exam', status: 'open', waitingFor: 'candidate' });
    const sent = stage({ name: 'apl02', status: 'submitted', waitingFor: 'assessor' });
    expect(nextStep([other('open'), unclear('apl01'), open])).toEqual({ kind: 'act', stage: open });
    expect(nextStep([other('returned'), unclear('apl01'), sent])).toEqual({ kind: 'wait', stage: sent });
  });

  it('at a stage whose status is not known is to look there', () => {
    expect(nextStep([done('agreement'), other('open'), unclear('apl01'), stage({ name: 'apl02' })])).toEqual({
      kind: 'unclear',
      stage: unclear('apl01'),
    });
  });

  it.each(['open', 'submitted', 'unknown', 'done'] as const)(
    'is not said to be over while a stage that is not known here is %s after it',
    (status) => {
      expect(nextStep([done('agreement'), done('apl01'), other(status), stage({ name: 'apl02' })])).toEqual({
        kind: 'unknown',
      });
    },
  );

  it('is over as before where such a stage is over too', () => {
    expect(nextStep([other('done'), done('apl01'), stage({ name: 'apl02' }), other('locked')])).toMatchObject({
      kind: 'reapply',
    });
  });

  it('is unknown only where the server says that nothing has begun', () => {
    expect(nextStep([])).toEqual({ kind: 'unknown' });
    expect(nextStep([stage({})])).toEqual({ kind: 'unknown' });
  });
});
