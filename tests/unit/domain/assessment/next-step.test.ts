import { describe, expect, it } from 'vitest';
import type { StageRow } from '../../../../fake-backend/database/rows.ts';
import { firstStages } from '../../../../fake-backend/rules/assessment.ts';
import { move } from '../../../../fake-backend/rules/stages/move-stages.ts';
import { type StageEvent, transitions } from '../../../../fake-backend/rules/stages/stage-transitions.ts';
import { nextStep } from '../../../../src/domain/assessment/next-step.ts';
import type { Stage } from '../../../../src/domain/assessment/timeline.ts';

interface World {
  readonly rows: readonly StageRow[];
  readonly competent: boolean;
}

const events = Object.keys(transitions) as StageEvent[];
const now = new Date('2026-03-10T02:00:00Z');

const after = ({ rows, competent }: World, event: StageEvent): World | null => {
  const decided = event.endsWith('.pass') ? true : event.endsWith('.fail') ? false : competent;
  const facts = {
    competent: decided,
    at: '2026-03-10T09:00:00+07:00',
    dueAt: () => '2026-03-13T23:59:59+07:00',
    note: null,
  };
  const outcome = move(rows, event, facts);
  if (outcome.kind === 'refused') return null;
  return { rows: rows.map((row) => outcome.changed.find(({ id }) => id === row.id) ?? row), competent: decided };
};

const stagesOf = ({ rows }: World): Stage[] =>
  rows.map(({ name, status, since, waiting_for: waitingFor, note, due }) => ({
    name,
    status,
    since,
    waitingFor,
    note,
    due,
  }));

const nameOf = (world: World) =>
  `${world.rows.map(({ status, waiting_for }) => `${status[0]}${waiting_for?.[0] ?? '-'}`).join(' ')} ${world.competent ? 'K' : 'BK'}`;

/** Every state that an assessment can come to, each once. */
const reachable = (): World[] => {
  const begun: World = { rows: firstStages('TRX-1', now), competent: false };
  const found = new Map([[nameOf(begun), begun]]);
  const open = [begun];
  for (let world = open.pop(); world; world = open.pop()) {
    for (const event of events) {
      const next = after(world, event);
      if (!next || found.has(nameOf(next))) continue;
      found.set(nameOf(next), next);
      open.push(next);
    }
  }
  return [...found.values()];
};

const worlds = reachable();
const possible = (world: World, by: (actor: string) => boolean) =>
  events.filter((event) => event !== 'appeal.send' && by(transitions[event].by) && after(world, event) !== null);

describe('the next step', () => {
  it('is tried in every state of the state machine', () => {
    expect(worlds.length).toBeGreaterThan(25);
  });

  it.each(worlds.map((world) => [nameOf(world), world] as const))('in %s is what the server waits for', (_, world) => {
    const step = nextStep(stagesOf(world));
    const mine = possible(world, (actor) => actor === 'candidate').map((event) => transitions[event].stage);
    const others = possible(world, (actor) => actor !== 'candidate').map((event) => transitions[event].stage);
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

  it.each(worlds.map((world) => [nameOf(world), world] as const))(
    'in %s is no exam before its day, whatever else there is to do',
    (_, world) => {
      const opensAt = '2026-03-12T01:00:00.000Z';
      const stages = stagesOf(world).map((each) =>
        each.name === 'exam' && each.status === 'open' && each.waitingFor === 'candidate' ? { ...each, opensAt } : each,
      );
      const exam = stages.find((each) => each.opensAt !== undefined);
      const step = nextStep(stages);
      if (exam) expect(step).toEqual({ kind: 'wait', stage: exam });
      else expect(step).toEqual(nextStep(stagesOf(world)));
    },
  );

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

  it('is unknown only where the server says that nothing has begun', () => {
    expect(nextStep([])).toEqual({ kind: 'unknown' });
    expect(nextStep([stage({})])).toEqual({ kind: 'unknown' });
  });
});
