import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StageRow } from '../../../../fake-backend/database/rows.ts';
import { firstStages } from '../../../../fake-backend/rules/assessment.ts';
import { type MoveFacts, move, stageNow } from '../../../../fake-backend/rules/stages/move-stages.ts';
import { type StageEvent, transitions } from '../../../../fake-backend/rules/stages/stage-transitions.ts';

const events = Object.keys(transitions) as StageEvent[];

interface World {
  stages: StageRow[];
  competent: boolean;
  accepted: boolean;
  feedback: boolean;
}

const begun = (): World => ({
  stages: firstStages('TRX-2026-000001', new Date('2026-03-10T02:00:00Z')),
  competent: false,
  accepted: false,
  feedback: false,
});

const tried = ({ stages, competent }: World, event: StageEvent, note: string | null = null) => {
  const facts: MoveFacts = {
    competent: event.endsWith('.pass') || competent,
    at: '2026-03-10T09:00:00+07:00',
    dueAt: () => '2026-03-13T23:59:59+07:00',
    note,
  };
  return move(stages, event, facts);
};

const follows = (world: World, event: StageEvent): World => {
  const outcome = tried(world, event);
  if (outcome.kind === 'refused') return world;
  const decided = event.endsWith('.pass') || event.endsWith('.fail');
  return {
    stages: world.stages.map((row) => outcome.changed.find(({ id }) => id === row.id) ?? row),
    competent: decided ? event.endsWith('.pass') : world.competent,
    accepted: decided || event === 'appeal.grant' ? false : world.accepted || event === 'result.acknowledge',
    feedback: world.feedback || event === 'feedback.send',
  };
};

const stageOf = ({ stages }: Pick<World, 'stages'>, name: StageRow['name']): StageRow => {
  const stage = stages.find((row) => row.name === name);
  if (!stage) throw new Error(name);
  return stage;
};
const statusOf = (world: World, name: StageRow['name']) => stageOf(world, name).status;
const runOf = (...run: StageEvent[]) => run.reduce(follows, begun());
const waitingIn = ({ stages }: World) => stages.filter(({ waiting_for }) => waiting_for !== null);

// A blind walk rarely gets far, so most steps are chosen among the possible ones.
const walks = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 9 })), { maxLength: 60, size: 'max' });
type Visit = (world: World, event: StageEvent, next: World) => void;
const walked = (visit: Visit, options: fc.Parameters<[[number, number][]]> = { numRuns: 40 }) =>
  fc.assert(
    fc.property(walks, (walk) => {
      walk.reduce((world, [choice, blind]) => {
        const possible = events.filter((event) => tried(world, event).kind === 'moved');
        const among = blind === 0 || possible.length === 0 ? events : possible;
        const event = among[choice % among.length] as StageEvent;
        const next = follows(world, event);
        visit(world, event, next);
        return next;
      }, begun());
    }),
    options,
  );

const openedBy: Partial<Record<StageRow['name'], (world: World) => boolean>> = {
  apl01: (world) => statusOf(world, 'agreement') === 'done',
  apl02: (world) => statusOf(world, 'apl01') === 'done',
  exam: (world) => statusOf(world, 'apl02') === 'done',
  result: (world) => statusOf(world, 'exam') === 'done',
  appeal: (world) => statusOf(world, 'exam') === 'done',
  certificate: ({ competent, accepted, feedback }) => competent && accepted && feedback,
};

describe('under any order of events', () => {
  it.each<[string, Visit]>([
    [
      'a stage opens only after what it needs; the certificate only when competent, accepted and with feedback',
      (world, event, next) => {
        for (const { name, status } of world.stages) {
          if (status !== 'locked' || statusOf(next, name) === 'locked') continue;
          expect(openedBy[name]?.(next) ?? true).toBe(true);
          if (name === 'feedback') expect(event).toBe('result.acknowledge');
        }
      },
    ],
    [
      'what is done stays done, but for the result that a granted appeal changes',
      (world, event, next) => {
        for (const stage of world.stages)
          if (stage.status === 'done' && (stage.name !== 'result' || event !== 'appeal.grant'))
            expect(stageOf(next, stage.name)).toEqual(stage);
      },
    ],
    [
      'a stage waits for somebody exactly while it is neither locked nor done, and says since when and what happens there',
      (_, __, next) => {
        for (const { name, status, waiting_for, since, note } of next.stages) {
          expect(waiting_for === null).toBe(status === 'locked' || status === 'done');
          expect(since === null).toBe(status === 'locked');
          if (status === 'returned') expect(waiting_for).toBe('candidate');
          if (status === 'submitted') expect(waiting_for).not.toBe('candidate');
          if (waiting_for !== null && waiting_for !== 'candidate')
            expect(`${name}: ${note}`).toMatch(/: \S.* (sedang|sudah|menentukan) /);
        }
      },
    ],
    [
      'while a stage waits for somebody, that person can move it: nobody is stuck',
      (_, __, next) => {
        for (const { name, waiting_for: actor } of waitingIn(next)) {
          const moves = events.filter((event) => transitions[event].stage === name && transitions[event].by === actor);
          expect(moves.map((event) => tried(next, event).kind)).toContain('moved');
        }
      },
    ],
    [
      'each move is made by the person that its stage waits for, except for the end of the day and the two moves after an absence',
      (world, event, next) => {
        const { by, stage } = transitions[event];
        if (next !== world && !['exam.end', 'exam.absent', 'exam.reschedule'].includes(event))
          expect(`${event} ${by}`).toBe(`${event} ${stageOf(world, stage).waiting_for}`);
      },
    ],
    [
      'a refusal says why and leaves the rows untouched; a move changes no row in place',
      (world, event) => {
        const before = structuredClone(world.stages);
        const outcome = tried(world, event);
        expect(world.stages).toEqual(before);
        if (outcome.kind === 'refused') expect(outcome.message).toMatch(/\S/);
      },
    ],
  ])('%s', (_, visit) => walked(visit));

  it('every event of the table is reachable, and its notification names the candidate’s scheme', () => {
    const seen = new Set<StageEvent>();
    walked((world, event, next) => void (next !== world && seen.add(event)), { numRuns: 1_000, seed: 7 });
    expect([...seen].sort()).toEqual([...events].sort());
    for (const event of events) expect(transitions[event].news).toMatch(/\w.* \{skema\}( |\.)/);
  });
});

describe('the ways through', () => {
  const toExam: StageEvent[] = ['agreement.sign', 'apl01.submit', 'apl01.approve', 'apl02.submit', 'apl02.approve'];
  const failed: StageEvent[] = [...toExam, 'exam.finish', 'exam.fail'];
  const appealed: StageEvent[] = [...failed, 'result.acknowledge', 'appeal.send'];
  const statuses = ({ stages }: World) => Object.fromEntries(stages.map(({ name, status }) => [name, status]));

  it.each<[string, StageEvent[]]>([
    ['before', ['feedback.send', 'appeal.grant', 'reassessment.pass']],
    ['after', ['appeal.grant', 'reassessment.pass', 'feedback.send']],
  ])('lead to a certificate only after the new result was accepted, with feedback %s it', (_, way) => {
    const passed = runOf(...appealed, ...way);
    expect(stageOf(passed, 'certificate')).toMatchObject({ status: 'locked', note: null });
    expect(stageOf(passed, 'result')).toMatchObject({ status: 'open', waiting_for: 'candidate' });
    expect(statusOf(follows(passed, 'result.acknowledge'), 'certificate')).toBe('open');
  });

  it.each<[string, StageEvent[], Partial<Record<StageRow['name'], StageRow['status']>>]>([
    [
      'when the reassessment confirms the result, without a second appeal',
      [...appealed, 'feedback.send', 'appeal.grant', 'reassessment.fail', 'result.acknowledge'],
      { appeal: 'done', certificate: 'locked' },
    ],
    ['when the result stands', [...appealed, 'appeal.reject', 'feedback.send'], { certificate: 'locked' }],
    ['at a rejected form', ['agreement.sign', 'apl01.submit', 'apl01.reject'], { apl02: 'locked' }],
  ])('end without a certificate %s', (_, way, expected) => {
    const world = runOf(...way);
    expect(waitingIn(world)).toEqual([]);
    expect(statuses(world)).toMatchObject(expected);
    if (expected.certificate) expect(stageOf(world, 'certificate').note).toContain('bila seluruh unit');
  });

  it('allow an appeal until its last second, and set no end once one was sent', () => {
    const world = runOf(...failed);
    const at = (instant: string, of: World) => ({
      ...of,
      stages: of.stages.map((stage) => stageNow(stage, new Date(instant))),
    });
    expect(at('2026-03-13T16:59:59Z', world)).toEqual(world);
    const message = 'Masa banding telah lewat.';
    const lapsed = at('2026-03-13T17:00:00Z', world);
    expect(stageOf(lapsed, 'appeal')).toMatchObject({ status: 'locked', waiting_for: null, note: message });
    expect(tried(lapsed, 'appeal.send')).toEqual({ kind: 'refused', message });
    const sent = follows(world, 'appeal.send');
    expect(at('2027-01-01T00:00:00Z', sent)).toEqual(sent);
  });
});
