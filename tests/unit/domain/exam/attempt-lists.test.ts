import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PendingVersion } from '../../../../src/domain/exam/answer-entry.ts';
import { answersText } from '../../../../src/domain/exam/answers-text.ts';
import type { AttemptEffect, AttemptEvent } from '../../../../src/domain/exam/attempt-events.ts';
import { type LogEntry, learntFrom, logged } from '../../../../src/domain/exam/attempt-log.ts';
import { accepts, type ExamAttempt, isWriter, unsentIn, viewOf } from '../../../../src/domain/exam/attempt-state.ts';
import { newAttempt, step } from '../../../../src/domain/exam/exam-attempt.ts';
import { handingIn } from '../../../../src/domain/exam/handing-in.ts';
import type { AnswerToSave, AnswerVersion, ExamContent, ServerAnswer } from '../../../../src/domain/exam/question.ts';
import { anEssay, aPaper, aVersion } from '../../../builders/answers.ts';
import { begun } from '../../../builders/attempt.ts';
import { chaosRuns } from '../../../runs.ts';

const questions = ['S1', 'S2', 'S3'] as const;
const start = Date.parse('2026-03-02T02:00:00.000Z');

/**
 * Everything around an attempt, without a clock: a server, a device's storage, other tabs and pending calls. A random number chooses each
 * event.
 */
class World {
  attempt: ExamAttempt = newAttempt(this.#content());
  readonly server = new Map<string, Map<string, AnswerVersion>>();
  stored = new Map<string, readonly PendingVersion[]>();
  calls: (readonly AnswerToSave[])[] = [];
  writes: Extract<AttemptEffect, { kind: 'write' }>[] = [];
  readonly typed = new Map<string, number>();
  beginning: number | null = null;
  log: readonly LogEntry[] = [];
  #texts = 0;
  #pages = 0;
  readonly #keeps: boolean;

  constructor(keeps: boolean) {
    this.#keeps = keeps;
  }

  #content(): ExamContent {
    const current = (versions: readonly AnswerVersion[]) => versions.toSorted((a, b) => b.revision - a.revision);
    const answers = [...(this.server ?? [])].map(([questionId, byDevice]): ServerAnswer => {
      const [first = null, ...others] = current([...byDevice.values()]);
      return { questionId, current: first, others, file: null };
    });
    return aPaper({ questions: questions.map((id) => anEssay(id)), answers });
  }

  tell(event: AttemptEvent): void {
    const { attempt, effects } = step(this.attempt, event);
    this.attempt = attempt;
    for (const effect of effects) this.#run(effect);
  }

  #run(effect: AttemptEffect): void {
    switch (effect.kind) {
      case 'log':
        this.log = logged(this.log, { at: new Date(start).toISOString(), event: effect.event, count: effect.count });
        break;
      case 'write':
        this.writes.push(effect);
        break;
      case 'begin':
        this.beginning = effect.turn;
        break;
      case 'stop':
        this.writes = [];
        break;
      case 'sendAgain':
        if (!isWriter(this.attempt)) expect.fail('a tab that does not write sends');
        break;
      case 'send':
        if (effect.pause === null) this.send();
    }
  }

  answer(draw: number): void {
    const questionId = questions[draw % 3] ?? 'S1';
    if (!accepts(this.attempt, questionId)) return;
    this.#texts += 1;
    this.typed.set(questionId, this.#texts);
    const answeredAt = new Date(start + this.#pages * 2_000 + this.#texts).toISOString(); // a reload takes longer than a revision's unit
    this.tell({ kind: 'answered', questionId, change: { value: `teks ${this.#texts}` }, answeredAt });
  }

  write(durable: boolean): void {
    const write = this.writes.shift();
    if (!write) return;
    const { questionId, versions } = write;
    if (durable) this.stored.set(questionId, versions);
    this.tell({ kind: 'draftWritten', questionId, durable, versions });
  }

  send(): void {
    const unsent = this.attempt.deviceOnly ? [] : unsentIn(this.attempt);
    if (isWriter(this.attempt) && unsent.length > 0) this.calls.push(unsent);
  }

  reply(taken: boolean, arrives: boolean): void {
    const sent = this.calls.shift();
    if (!sent) return;
    if (!this.#keeps && taken && arrives) {
      this.tell({ kind: 'savingDeclined' });
      return;
    }
    if (taken && this.#keeps) for (const { questionId, base: _, ...version } of sent) this.#take(questionId, version);
    if (taken && arrives) this.tell({ kind: 'saved', reply: { saved: sent, refused: [], answers: [] } });
    else this.tell({ kind: 'saveFailed', questionIds: sent.map(({ questionId }) => questionId), cause: 'connection' });
  }

  #take(questionId: string, version: AnswerVersion): void {
    const held = this.server.get(questionId) ?? new Map<string, AnswerVersion>();
    const before = held.get(version.device);
    if (!before || before.revision < version.revision) held.set(version.device, version);
    this.server.set(questionId, held);
  }

  /** Submits every answer. If the receipt proves nothing, all answers stay on the device. */
  submit(proves: boolean): void {
    if (!isWriter(this.attempt)) return;
    const { carried, whole } = handingIn(this.attempt);
    for (const { questionId, base: _, ...version } of carried) this.#take(questionId, version);
    this.tell({ kind: 'receiptRead', proven: proves ? whole.answers : [], held: null });
    const held = new Map(this.#content().answers.map(({ questionId, current }) => [questionId, current?.value]));
    const counted = answersText(questions, (id) => held.get(id));
    if (proves && unsentIn(this.attempt).length > 0 && this.#keeps === false)
      expect.fail('an answer was not handed in');
    if (this.#keeps === false && whole.text !== counted)
      expect.fail(`handed in was ${whole.text}, the server has ${counted}`);
  }

  refuse(): void {
    const [first] = this.calls.shift() ?? [];
    if (!first) return;
    const refused = [{ ...first, reason: 'Waktu ujian telah habis.' }];
    this.tell({ kind: 'saved', reply: { saved: [], refused, answers: [] } });
  }

  begin(durable: boolean): void {
    if (this.beginning === null) return;
    const turn = this.beginning;
    this.beginning = null;
    const stored = { durable, versions: durable ? new Map(this.stored) : new Map(), unopened: [], offered: new Map() };
    this.tell({
      kind: 'begun',
      turn,
      device: `A-${this.#pages}-${turn}`,
      stored,
      content: turn > 0 ? this.#content() : null,
      learnt: learntFrom(this.log),
    });
  }

  read(): void {
    this.tell({ kind: 'contentRead', content: this.#content() });
  }

  takeAway(): void {
    this.stored = new Map();
    this.#forgetLost((questionId) => this.newest(questionId));
    this.tell({ kind: 'draftsLost' });
  }

  reload(): void {
    this.#forgetLost((questionId) => this.#safe(questionId));
    this.attempt = newAttempt(this.#content());
    this.#pages += 1; // each page has a name of its own
    this.calls = [];
    this.writes = [];
    this.tell({ kind: 'tabOwned' });
  }

  /** Forgets the answers that only a closed page or a lost storage had, because nothing can recover them. */
  #forgetLost(newestOf: (questionId: string) => number): void {
    for (const [questionId, text] of this.typed) if (newestOf(questionId) < text) this.typed.delete(questionId);
  }

  /** The newest text of a question that survives a reload. */
  #safe(questionId: string): number {
    const held = [...(this.server.get(questionId)?.values() ?? [])];
    return newest([...held, ...(this.stored.get(questionId) ?? [])]);
  }

  newest(questionId: string): number {
    const { value = '', others = [] } = viewOf(this.attempt).answers.get(questionId) ?? {};
    const pending = this.attempt.records.get(questionId)?.entry.pending ?? [];
    return Math.max(this.#safe(questionId), newest([{ value }, ...others, ...pending]));
  }

  has(questionId: string, value: string): boolean {
    return [...(this.server.get(questionId)?.values() ?? [])].some((version) => version.value === value);
  }
}
const newest = (versions: readonly { readonly value: string }[]): number =>
  Math.max(0, ...versions.map(({ value }) => Number(value.slice('teks '.length))));

type Turn = (world: World, draw: number) => void;
const usual: readonly Turn[] = [
  (world, draw) => world.answer(draw),
  (world, draw) => world.answer(draw),
  (world, draw) => world.write(draw % 4 > 0),
  (world) => world.write(true),
  (world) => world.send(),
  (world, draw) => world.reply(draw % 3 > 0, draw % 2 > 0),
  (world) => world.reply(true, true),
  (world, draw) => world.begin(draw % 4 > 0),
  (world) => world.read(),
];
const told = (...kinds: AttemptEvent['kind'][]): Turn[] =>
  kinds.map((kind) => (world) => world.tell({ kind } as AttemptEvent));
const rare: readonly Turn[] = [
  (world) => world.refuse(),
  (world, draw) => world.submit(draw % 2 > 0),
  (world) => world.takeAway(),
  (world) => world.reload(),
  ...told('tabOwned', 'tabLost', 'takenOver', 'handOverAsked', 'draftsOvertaken', 'deadlineMoved'),
  ...told('sessionExpired', 'closed', 'resumed', 'connectionSeen', 'submitAsked', 'takenEarly'),
  (world) => world.tell({ kind: 'handedOver', turn: world.attempt.turn }),
  (world, draw) => world.tell({ kind: 'timeUp', over: draw % 2 > 0 }),
  (world) => world.tell({ kind: 'submitFailed', definite: true, unknown: false, held: null }),
  (world) => world.tell({ kind: 'submitFailed', definite: false, unknown: true, held: null }),
];
const turnOf = (draw: number): Turn | undefined => {
  const turns = draw % 5 === 0 ? rare : usual;
  return turns[Math.floor(draw / 5) % turns.length];
};

const check = (world: World): void => {
  const view = viewOf(world.attempt);
  for (const [questionId, text] of world.typed) {
    if (world.newest(questionId) < text) expect.fail(`${questionId}: text ${text} is nowhere`);
  }
  for (const [questionId, { value, phase }] of view.answers) {
    if (phase === 'sent' && !world.has(questionId, value)) expect.fail(`${questionId}: "${value}" was never taken`);
    const kept = phase === 'kept' || phase === 'failing';
    const stored = world.stored.get(questionId)?.some((version) => version.value === value) ?? false;
    if (kept && isWriter(world.attempt) && !stored) expect.fail(`${questionId}: "${value}" is not on the device`);
  }
};

describe('an attempt', () => {
  it.each([
    ['that keeps answers', true],
    ['that keeps none before the submission', false],
  ])(
    'on a server %s loses no answer, and reports none as sent or stored wrongly, in any order of events',
    (_, keeps) => {
      fc.assert(
        fc.property(fc.array(fc.nat(9_999), { minLength: 60, maxLength: 60 }), (draws) => {
          const world = new World(keeps);
          world.tell({ kind: 'tabOwned' });
          world.begin(true);
          for (const draw of draws) {
            turnOf(draw)?.(world, Math.floor(draw / 100));
            check(world);
          }
        }),
        chaosRuns(150),
      );
    },
  );
});

it('an attempt stores the current state of an answer that is found late in the storage, also when the server has it already', () => {
  const old = aVersion('lama');
  const current = aVersion('baru', { device: 'B', revision: 2 });
  const answers = [{ questionId: 'S1', current, others: [old], file: null }];
  const content = aPaper({ questions: [anEssay('S1')], answers });
  const owner = step(newAttempt(content), { kind: 'tabOwned' }).attempt;
  const { attempt } = step(owner, begun());
  const { effects } = step(attempt, { kind: 'draftFound', questionId: 'S1', versions: [old] });
  expect(effects).toContainEqual({ kind: 'write', questionId: 'S1', versions: [] }); // nothing is unsent, so the record is removed
});
