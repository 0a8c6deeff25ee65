import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StageRow } from '../../../../fake-backend/database/rows.ts';
import { firstStages } from '../../../../fake-backend/rules/assessment.ts';
import { type MoveFacts, move, standingNow } from '../../../../fake-backend/rules/stages/move-stages.ts';
import { type StageEvent, transitions } from '../../../../fake-backend/rules/stages/stage-transitions.ts';

const now = new Date('2026-03-10T02:00:00Z');
const events = Object.keys(transitions) as StageEvent[];

interface World {
  stages: StageRow[];
  /** As the server keeps them beside the stages: what the last decision was, and which of them the candidate has accepted. */
  competent: boolean;
  accepted: boolean;
  feedback: boolean;
}

const begun = (): World => ({
  stages: firstStages('TRX-2026-000001', now),
  competent: false,
  accepted: false,
  feedback: false,
});

const factsOf = (world: World, event: StageEvent, note: string | null = null): MoveFacts => ({
  competent: event.endsWith('.pass') ? true : world.competent,
  at: '2026-03-10T09:00:00+07:00',
  dueAt: () => '2026-03-13T23:59:59+07:00',
  note,
});

const follows = (world: World, event: StageEvent): World => {
  const outcome = move(world.stages, event, factsOf(world, event));
  if (outcome.kind === 'refused') return world;
  const stages = world.stages.map((row) => outcome.changed.find(({ id }) => id === row.id) ?? row);
  const decided = event.endsWith('.pass') || event.endsWith('.fail');
  return {
    stages,
    competent: decided ? event.endsWith('.pass') : world.competent,
    accepted: decided || event === 'appeal.grant' ? false : world.accepted || event === 'result.acknowledge',
    feedback: world.feedback || event === 'feedback.send',
  };
};

const stageOf = (stages: readonly StageRow[], name: StageRow['name']): StageRow => {
  const stage = stages.find((row) => row.name === name);
  if (!stage) throw new Error(name);
  return stage;
};
const statusOf = ({ stages }: World, name: StageRow['name']) => stageOf(stages, name).status;
const runOf = (...run: StageEvent[]) => run.reduce(follows, begun());

// A blind walk would seldom come far, so most steps of a walk are chosen among what is possible.
const walks = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 9 })), { maxLength: 60, size: 'max' });
const follow = (walk: readonly (readonly [number, number])[], visit: (world: World, event: StageEvent) => void) =>
  walk.reduce((world, [choice, blind]) => {
    const possible = events.filter((event) => move(world.stages, event, factsOf(world, event)).kind === 'moved');
    const among = blind === 0 || possible.length === 0 ? events : possible;
    const event = among[choice % among.length] as StageEvent;
    visit(world, event);
    return follows(world, event);
  }, begun());

const openedBy: Partial<Record<StageRow['name'], (world: World) => boolean>> = {
  apl01: (world) => statusOf(world, 'agreement') === 'done',
  apl02: (world) => statusOf(world, 'apl01') === 'done',
  exam: (world) => statusOf(world, 'apl02') === 'done',
  result: (world) => statusOf(world, 'exam') === 'done',
  appeal: (world) => statusOf(world, 'exam') === 'done',
  certificate: ({ competent, accepted, feedback }) => competent && accepted && feedback,
};

describe('whatever happens in whatever order', () => {
  it('a stage opens only after what it needs; the certificate only when competent, accepted and with feedback', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        follow(walk, (world, event) => {
          const next = follows(world, event);
          for (const { name } of next.stages) {
            if (statusOf(world, name) === 'locked' && statusOf(next, name) !== 'locked')
              expect(openedBy[name]?.(next) ?? true).toBe(true);
          }
          if (statusOf(world, 'feedback') === 'locked' && statusOf(next, 'feedback') === 'open')
            expect(event).toBe('result.acknowledge');
        });
      }),
    );
  });

  it('what is done stays done, but for the result that a granted appeal changes', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        follow(walk, (world, event) => {
          const next = follows(world, event);
          for (const { name, status } of world.stages) {
            if (status !== 'done' || (name === 'result' && event === 'appeal.grant')) continue;
            expect(stageOf(next.stages, name)).toEqual(stageOf(world.stages, name));
          }
        });
      }),
    );
  });

  it('a stage waits for somebody exactly while it is neither locked nor done, and says since when', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        for (const { status, waiting_for, since } of follow(walk, () => undefined).stages) {
          expect(waiting_for === null).toBe(status === 'locked' || status === 'done');
          expect(since === null).toBe(status === 'locked');
          if (status === 'returned') expect(waiting_for).toBe('candidate');
          if (status === 'submitted') expect(waiting_for).not.toBe('candidate');
        }
      }),
    );
  });

  it('while a stage waits for somebody, a move of that one is possible: nobody is stuck', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        const world = follow(walk, () => undefined);
        for (const { name, waiting_for } of world.stages) {
          if (waiting_for === null) continue;
          const moves = events.filter(
            (event) => transitions[event].stage === name && transitions[event].by === waiting_for,
          );
          const outcomes = moves.map((event) => move(world.stages, event, factsOf(world, event)).kind);
          expect(outcomes).toContain('moved');
        }
      }),
    );
  });

  it('each move is made by the one that its stage waits for, but for the two by which the body answers an absence', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        follow(walk, (world, event) => {
          if (move(world.stages, event, factsOf(world, event)).kind === 'refused') return;
          if (event === 'exam.absent' || event === 'exam.reschedule') return;
          const { by, stage } = transitions[event];
          expect(`${event} ${by}`).toBe(`${event} ${stageOf(world.stages, stage).waiting_for}`);
        });
      }),
    );
  });

  it('two stages wait for the candidate only after the exam: the result, its appeal and the feedback', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        const { stages } = follow(walk, () => undefined);
        const mine = stages.filter(({ waiting_for }) => waiting_for === 'candidate').map(({ name }) => name);
        if (mine.length > 1) for (const name of mine) expect(['result', 'appeal', 'feedback']).toContain(name);
      }),
    );
  });

  it('a refusal says why and leaves the rows untouched; a move changes no row in place', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        follow(walk, (world, event) => {
          const before = structuredClone(world.stages);
          const outcome = move(world.stages, event, factsOf(world, event));
          expect(world.stages).toEqual(before);
          if (outcome.kind === 'refused') expect(outcome.message).toMatch(/\S/);
        });
      }),
    );
  });
});

describe('the ways through', () => {
  const toExam: StageEvent[] = ['agreement.sign', 'apl01.submit', 'apl01.approve', 'apl02.submit', 'apl02.approve'];

  it('every event of the table is reachable', () => {
    const seen = new Set<StageEvent>();
    fc.assert(
      fc.property(walks, (walk) => {
        follow(walk, (world, event) => {
          if (move(world.stages, event, factsOf(world, event)).kind === 'moved') seen.add(event);
        });
      }),
      { numRuns: 1_000, seed: 7 },
    );
    expect([...seen].sort()).toEqual([...events].sort());
  });

  it('lead to a certificate without an appeal, with both forms returned once', () => {
    const world = runOf(
      'agreement.sign',
      ...(['apl01.submit', 'apl01.return', 'apl01.resubmit', 'apl01.approve'] as const),
      ...(['apl02.submit', 'apl02.return', 'apl02.resubmit', 'apl02.approve'] as const),
      ...(['exam.finish', 'exam.pass', 'result.acknowledge', 'feedback.send', 'certificate.issue'] as const),
    );
    expect(world.stages.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'agreement done',
      'apl01 done',
      'apl02 done',
      'exam done',
      'result done',
      'appeal locked',
      'feedback done',
      'certificate done',
    ]);
    expect(stageOf(world.stages, 'appeal').note).toBe('Banding hanya tersedia untuk hasil belum kompeten.');
  });

  const appealed: StageEvent[] = [...toExam, 'exam.finish', 'exam.fail', 'result.acknowledge', 'appeal.send'];

  it('lead from a granted appeal to another assessor, whose result is not accepted before it is out', () => {
    const granted = runOf(...appealed, 'appeal.grant');
    expect(stageOf(granted.stages, 'result')).toMatchObject({ status: 'open', waiting_for: 'assessor' });
    expect(move(granted.stages, 'result.acknowledge', factsOf(granted, 'result.acknowledge'))).toEqual({
      kind: 'refused',
      message: 'Banding Anda diterima. Asesor lain sedang menilai ulang unit yang ditetapkan LSP.',
    });
    expect(granted.competent).toBe(false);
  });

  it('decide nothing again that no appeal has brought up', () => {
    const failed = runOf(...toExam, 'exam.finish', 'exam.fail');
    expect(follows(failed, 'reassessment.pass')).toBe(failed);
  });

  it('lead through a reassessment to a certificate only after the new result was accepted', () => {
    const passed = runOf(...appealed, 'feedback.send', 'appeal.grant', 'reassessment.pass');
    expect(statusOf(passed, 'certificate')).toBe('locked');
    expect(stageOf(passed.stages, 'certificate').note).toBeNull();
    expect(stageOf(passed.stages, 'result')).toMatchObject({ status: 'open', waiting_for: 'candidate' });
    expect(statusOf(follows(passed, 'result.acknowledge'), 'certificate')).toBe('open');
  });

  it('do not open the certificate by feedback alone while the new result waits', () => {
    const world = runOf(...appealed, 'appeal.grant', 'reassessment.pass', 'feedback.send');
    expect(statusOf(world, 'certificate')).toBe('locked');
    expect(statusOf(follows(world, 'result.acknowledge'), 'certificate')).toBe('open');
  });

  it('end without a certificate, and without a second appeal, when the reassessment confirms the result', () => {
    const world = runOf(
      ...appealed,
      ...(['feedback.send', 'appeal.grant', 'reassessment.fail', 'result.acknowledge'] as const),
    );
    expect(world.stages.filter(({ waiting_for }) => waiting_for !== null)).toEqual([]);
    expect(statusOf(world, 'appeal')).toBe('done');
    expect(stageOf(world.stages, 'certificate').note).toContain('seluruh unit');
  });

  it('end without a certificate when the result stands', () => {
    const world = runOf(
      ...toExam,
      ...(['exam.finish', 'exam.fail', 'result.acknowledge', 'appeal.send', 'appeal.reject', 'feedback.send'] as const),
    );
    expect(world.stages.filter(({ waiting_for }) => waiting_for !== null)).toEqual([]);
    expect(stageOf(world.stages, 'certificate')).toMatchObject({
      status: 'locked',
      note: 'Sertifikat hanya terbit bila seluruh unit dinyatakan kompeten.',
    });
  });

  it('end at a rejected form', () => {
    const world = runOf('agreement.sign', 'apl01.submit', 'apl01.reject');
    expect(world.stages.filter(({ waiting_for }) => waiting_for !== null)).toEqual([]);
    expect(statusOf(world, 'apl02')).toBe('locked');
  });

  it('write the actor’s note, else the text of the table', () => {
    const { stages } = runOf('agreement.sign', 'apl01.submit');
    const note = (text: string | null) => {
      const outcome = move(stages, 'apl01.reject', factsOf(begun(), 'apl01.reject', text));
      return outcome.kind === 'moved' ? outcome.changed[0]?.note : outcome.message;
    };
    expect(note('Ijazah tidak sesuai.')).toBe('Ijazah tidak sesuai.');
    expect(note(null)).toBe('Permohonan tidak diterima.');
  });
});

describe('the candidate', () => {
  it.each(events)('is told of %s, with the scheme that it is about', (event) => {
    expect(transitions[event].news).toMatch(/\w.* \{skema\}( |\.)/);
  });

  it('reads at each stage that waits for somebody else what happens there', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        for (const { name, waiting_for, note } of follow(walk, () => undefined).stages) {
          const waits = waiting_for !== null && waiting_for !== 'candidate';
          if (waits) expect(`${name}: ${note}`).toMatch(/: \S.* (sedang|sudah) /);
        }
      }),
    );
  });
});

describe('the time for an appeal', () => {
  const failed = runOf(
    ...(['agreement.sign', 'apl01.submit', 'apl01.approve', 'apl02.submit', 'apl02.approve'] as const),
    ...(['exam.finish', 'exam.fail'] as const),
  );
  const at = (instant: string, world = failed) => world.stages.map((stage) => standingNow(stage, new Date(instant)));

  it('is open to its last second', () => {
    expect(at('2026-03-13T16:59:59Z')).toEqual(failed.stages);
  });

  it('closes the stage with the reason, and refuses an appeal with the same reason', () => {
    const lapsed = at('2026-03-13T17:00:00Z');
    expect(stageOf(lapsed, 'appeal')).toMatchObject({
      status: 'locked',
      waiting_for: null,
      since: null,
      note: 'Masa banding telah lewat.',
    });
    expect(move(lapsed, 'appeal.send', factsOf(failed, 'appeal.send'))).toEqual({
      kind: 'refused',
      message: 'Masa banding telah lewat.',
    });
  });

  it('does not end for an appeal that was sent', () => {
    const sent = follows(failed, 'appeal.send');
    expect(at('2027-01-01T00:00:00Z', sent)).toEqual(sent.stages);
  });
});
