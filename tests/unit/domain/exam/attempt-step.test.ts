import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edited, emptyEntry } from '../../../../src/domain/exam/answer-entry.ts';
import { type AnswerRecord, noAnswer, withRecord } from '../../../../src/domain/exam/answer-record.ts';
import { edit, lose } from '../../../../src/domain/exam/attempt-answers.ts';
import type { AttemptEffect, AttemptEvent, StoredAnswers } from '../../../../src/domain/exam/attempt-events.ts';
import { type LogEntry, type LoggedEvent, learntFrom, logged } from '../../../../src/domain/exam/attempt-log.ts';
import { type ExamAttempt, viewOf } from '../../../../src/domain/exam/attempt-state.ts';
import { batches } from '../../../../src/domain/exam/batches.ts';
import { newAttempt, type Step, step } from '../../../../src/domain/exam/exam-attempt.ts';
import { lastResorts, suspectsIn } from '../../../../src/domain/exam/leaving-out.ts';
import type { AnswerToSave, AnswerVersion, SaveReply } from '../../../../src/domain/exam/question.ts';
import { retryDelay, sendPause } from '../../../../src/domain/exam/retry-delay.ts';
import { anEssay, aPaper, aVersion, toSave } from '../../../builders/answers.ts';
import { begun } from '../../../builders/attempt.ts';

const at = '2026-03-10T02:00:00.000Z';
const stepsFrom = (attempt: ExamAttempt, ...events: readonly AttemptEvent[]): Step =>
  events.reduce<Step>((before, event) => step(before.attempt, event), { attempt, effects: [] });
const logsOf = (effects: readonly AttemptEffect[]) =>
  effects.flatMap((effect) => (effect.kind === 'log' ? [[effect.event, effect.count]] : []));
const kindsOf = (effects: readonly AttemptEffect[]) => effects.map(({ kind }) => kind);

const unopened = newAttempt(aPaper({ questions: [anEssay('S1'), anEssay('S2', 2)] }));
const writing = (stored: Partial<StoredAnswers> = {}) =>
  stepsFrom(unopened, { kind: 'tabOwned' }, begun(stored)).attempt;
const answer = (questionId: string, value: string): AttemptEvent => ({
  kind: 'answered',
  questionId,
  change: { value },
  answeredAt: at,
});
const reply = (rest: Partial<SaveReply>): AttemptEvent => ({
  kind: 'saved',
  reply: { saved: [], refused: [], answers: [], ...rest },
});
const answered = stepsFrom(writing(), answer('S1', 'a')).attempt;
const [version] = answered.records.get('S1')?.entry.pending ?? [];
if (!version) throw new Error('the answer is missing');
const saved = { questionId: 'S1', revision: version.revision, device: version.device };

describe('a reply to a save', () => {
  it('logs how many answers were saved and refused, and nothing for none', () => {
    const refused = { questionId: 'S2', revision: 1, device: 'A', reason: 'terlalu panjang' };
    expect(logsOf(stepsFrom(answered, reply({ saved: [saved] })).effects)).toEqual([['saved', 1]]);
    expect(logsOf(stepsFrom(answered, reply({ refused: [refused] })).effects)).toEqual([['refused', 1]]);
    expect(logsOf(stepsFrom(answered, reply({})).effects)).toEqual([]);
  });

  it('shows that the server keeps answers, so that a later "it keeps none" is not believed', () => {
    const { attempt } = stepsFrom(answered, reply({ saved: [saved] }), { kind: 'savingDeclined' });
    expect(attempt).toMatchObject({ acknowledged: true, deviceOnly: false });
    expect(stepsFrom(answered, reply({})).attempt.acknowledged).toBe(false);
  });

  it('does not end the waiting of a server that took the first answers as the submission', () => {
    expect(stepsFrom(answered, { kind: 'takenEarly' }, reply({ saved: [saved] })).attempt.deviceOnly).toBe(true);
    expect(stepsFrom(answered, { kind: 'savingDeclined' }, reply({ saved: [saved] })).attempt.deviceOnly).toBe(false);
  });
});

it('a page that another tab cuts off is warned of an answer that the server refused before the device had stored it', () => {
  const refused = { ...saved, reason: 'terlalu panjang' };
  const cut = (attempt: ExamAttempt) => stepsFrom(attempt, { kind: 'handOverAsked' }, { kind: 'tabLost' }).attempt;
  const { attempt } = stepsFrom(answered, reply({ refused: [refused] }));
  expect(cut(attempt).overtaken).toBe(true);
  const stored = { kind: 'draftWritten', questionId: 'S1', durable: true, versions: [version] } as const;
  expect(cut(stepsFrom(attempt, stored).attempt).overtaken).toBe(false);
});

describe('a server that keeps no answers before the submission', () => {
  it.each([
    ['savingDeclined', 'deviceOnly', false],
    ['takenEarly', 'takenEarly', true],
  ] as const)(
    'after %s, the answers stay on the device without trouble, and the log says it once',
    (kind, logged, early) => {
      const troubled = stepsFrom(answered, { kind: 'saveFailed', questionIds: ['S1'], cause: 'server' }).attempt;
      expect(troubled.records.get('S1')?.failing).toBe(true);
      const { attempt, effects } = stepsFrom(troubled, { kind });
      expect(attempt).toMatchObject({ deviceOnly: true, takenEarly: early, connection: 'fine' });
      expect(attempt.records.get('S1')?.failing).toBe(false);
      expect(logsOf(effects)).toEqual([[logged, null]]);
      const again = stepsFrom(attempt, { kind });
      expect(again.attempt).toBe(attempt);
      expect(again.effects).toEqual([]);
      expect(stepsFrom(attempt, { kind: 'saveFailed', questionIds: ['S1'], cause: 'connection' }).attempt).toBe(
        attempt,
      );
    },
  );
});

describe('answers of an earlier attempt', () => {
  it('are taken where the question is still empty, in their newest version, and offered no more', () => {
    const offered = new Map([
      ['S1', [aVersion('alt'), aVersion('neu', { revision: 2 })]],
      ['S2', [aVersion('')]],
    ]);
    const { attempt, effects } = stepsFrom(writing({ offered }), { kind: 'offerTaken', answeredAt: at });
    expect([...attempt.records.values()].map(({ view }) => view.value)).toEqual(['neu', '']);
    expect(attempt.offered.size).toBe(0);
    expect(effects).toContainEqual({ kind: 'send', pause: sendPause('') });
  });

  it('never replace an answer, and nothing is taken after the time is up', () => {
    const offered = new Map([['S1', [aVersion('alt')]]]);
    const open = writing({ offered });
    const take = { kind: 'offerTaken', answeredAt: at } as const;
    expect(stepsFrom(open, answer('S1', 'neu'), take).attempt.records.get('S1')?.view.value).toBe('neu');
    expect(stepsFrom(open, { kind: 'timeUp', over: true }, take).attempt.records.get('S1')?.view.value).toBe('');
  });
});

describe('a save that failed', () => {
  const fail = (cause: 'connection' | 'server' | 'other') =>
    ({ kind: 'saveFailed', questionIds: ['S1'], cause }) as const;

  it.each([
    ['connection', 'lost'],
    ['server', 'troubled'],
  ] as const)('for a trouble of the %s shows and logs it once, until nothing is unsent', (cause, shown) => {
    const failed = stepsFrom(answered, fail(cause));
    expect(failed.attempt.connection).toBe(shown);
    expect(logsOf(failed.effects)).toEqual([[shown, null]]);
    expect(stepsFrom(failed.attempt, fail(cause)).effects).toEqual([]);
    expect(stepsFrom(failed.attempt, { kind: 'connectionSeen' }).attempt.connection).toBe(shown);
    const regained = shown === 'lost' ? 'regained' : 'recovered';
    const well = stepsFrom(failed.attempt, reply({ saved: [saved] }));
    expect(well.attempt.connection).toBe(regained);
    expect(logsOf(well.effects)).toEqual([
      ['saved', 1],
      [regained, null],
    ]);
    expect(stepsFrom(well.attempt, { kind: 'connectionSeen' }).attempt.connection).toBe('fine');
  });

  it('for another reason is no trouble of the connection', () => {
    const { attempt, effects } = stepsFrom(answered, fail('other'));
    expect(attempt).toMatchObject({ connection: 'fine' });
    expect(logsOf(effects)).toEqual([]);
    expect(attempt.records.get('S1')?.failing).toBe(true);
  });
});

describe('a session that is over', () => {
  it('is logged, and so is the next log-in, which sends again only where this tab writes', () => {
    const over = stepsFrom(answered, { kind: 'sessionExpired' });
    expect([over.attempt.sessionOver, logsOf(over.effects)]).toEqual([true, [['sessionOver', null]]]);
    const back = stepsFrom(over.attempt, { kind: 'resumed' });
    expect(back.attempt).toMatchObject({ sessionOver: false, closed: false });
    expect(kindsOf(back.effects)).toEqual(['log', 'sendAgain']);
    expect(logsOf(back.effects)).toEqual([['resumed', null]]);
    expect(stepsFrom(unopened, { kind: 'closed' }, { kind: 'resumed' }).effects).toEqual([]);
  });
});

describe('the end of the time', () => {
  it('locks the answers, writes the last one and sends at once; more time unlocks them', () => {
    const over = stepsFrom(answered, { kind: 'timeUp', over: true });
    expect(over.attempt.locked).toBe(true);
    expect(over.effects).toEqual([
      { kind: 'log', event: 'timeOver', count: null },
      { kind: 'flush' },
      { kind: 'send', pause: null },
    ]);
    const more = stepsFrom(over.attempt, { kind: 'timeUp', over: false });
    expect([more.attempt.locked, logsOf(more.effects)]).toEqual([false, []]);
    expect(stepsFrom(over.attempt, { kind: 'timeUp', over: true }).attempt).toBe(over.attempt);
  });

  it('changes nothing after the submission', () => {
    const { attempt } = stepsFrom(answered, { kind: 'receiptRead', proven: [], held: null });
    expect(stepsFrom(attempt, { kind: 'timeUp', over: false }).attempt).toBe(attempt);
  });
});

describe('a submission that failed', () => {
  const failed = (definite: boolean, unknown: boolean) =>
    ({ kind: 'submitFailed', definite, unknown, held: null }) as const;

  it('counts refusals only, and says whether its outcome is unknown', () => {
    const running = stepsFrom(answered, { kind: 'submitAsked' }).attempt;
    expect(running.submission).toBe('running');
    expect(stepsFrom(running, failed(true, false)).attempt).toMatchObject({ submission: 'none', refusals: 1 });
    expect(stepsFrom(running, failed(false, true)).attempt).toMatchObject({ submission: 'unknown', refusals: 0 });
  });

  it('sends the answers again, unless the session is over, the exam closed, or another tab writes', () => {
    const sends = (...before: readonly AttemptEvent[]) =>
      kindsOf(stepsFrom(answered, ...before, failed(true, false)).effects).includes('sendAgain');
    expect(sends()).toBe(true);
    expect(sends({ kind: 'sessionExpired' })).toBe(false);
    expect(sends({ kind: 'closed' })).toBe(false);
    expect(sends({ kind: 'tabLost' })).toBe(false);
  });
});

describe('a turn of this tab', () => {
  it('ignores what belongs to an earlier one', () => {
    const lost = stepsFrom(unopened, { kind: 'tabOwned' }, { kind: 'tabLost' }).attempt;
    expect(stepsFrom(lost, begun()).attempt).toBe(lost);
    expect(stepsFrom(lost, { kind: 'handedOver', turn: 0 }).attempt).toBe(lost);
    expect(stepsFrom(lost, { kind: 'handedOver', turn: 1 }).effects).toEqual([{ kind: 'stop' }]);
  });

  it('begins again only with the lock, and only when it is over', () => {
    expect(stepsFrom(unopened, { kind: 'takenOver' }).effects).toEqual([]);
    expect(stepsFrom(answered, { kind: 'takenOver' }).effects).toEqual([]);
    expect(stepsFrom(answered, { kind: 'tabOwned' })).toEqual({ attempt: answered, effects: [] });
    const overtaken = stepsFrom(answered, { kind: 'draftsOvertaken' }).attempt;
    expect(overtaken).toMatchObject({ hasLock: true, overtaken: true });
    expect(stepsFrom(overtaken, { kind: 'takenOver' }).effects).toEqual([{ kind: 'begin', turn: 1, again: true }]);
    expect(logsOf(stepsFrom(overtaken, { kind: 'takenOver' }, begun({}, 1)).effects)).toEqual([['takenOver', null]]);
  });

  it('that hands over refuses new answers, but stays the writer until everything is written', () => {
    const handing = stepsFrom(answered, { kind: 'handOverAsked' }).attempt;
    expect(handing).toMatchObject({ role: 'reading', stage: 'handingOver' });
    const asked = stepsFrom(unopened, { kind: 'handOverAsked' }).attempt;
    expect(asked).toMatchObject({ role: 'reading', stage: 'waiting' });
  });

  it('that begins without a readable storage keeps unsent answers in memory', () => {
    const before = stepsFrom(answered, { kind: 'handedOver', turn: 0 }).attempt;
    const { attempt } = stepsFrom(before, { kind: 'tabOwned' }, begun({ durable: false }, 1));
    expect(attempt.readable).toBe(false);
    expect([...attempt.records.values()].map(({ inMemory }) => inMemory)).toEqual([true, false]);
  });
});

it('a question without an own answer shows the versions of other devices', () => {
  const other = { value: 'b', doubtful: false, revision: 3, device: 'B', answeredAt: at };
  const content = aPaper({
    questions: [anEssay('S1')],
    answers: [{ questionId: 'S1', current: null, others: [other], file: null }],
  });
  expect(newAttempt(content).records.get('S1')?.view).toMatchObject({ value: '', phase: 'empty', others: [other] });
});

const content = aPaper({ questions: [anEssay('S1')] });

describe('an answer that was written', () => {
  const written = (durable: boolean) =>
    step(newAttempt(content), { kind: 'draftWritten', questionId: 'S1', durable, versions: [aVersion('a')] });

  it('is sent at once when the storage did not take it', () => {
    expect(written(false).effects).toEqual([{ kind: 'send', pause: 0 }]);
    expect(written(false).attempt.records.get('S1')).toMatchObject({ kept: [], inMemory: true });
  });

  it('waits for the next sending when the storage has it', () => {
    expect(written(true).effects).toEqual([]);
    expect(written(true).attempt.records.get('S1')).toMatchObject({ kept: [aVersion('a')], inMemory: false });
  });
});

describe('the view of an attempt', () => {
  it('counts a mark without an answer apart, but not an answer that was removed', () => {
    const pending = (value: string) => ({ ...aVersion(value), doubtful: value === '', base: 0, refusal: null });
    const record = (value: string, server: AnswerVersion | null = null) =>
      withRecord(noAnswer, { entry: { ...emptyEntry, server, pending: [pending(value)] } });
    const paper = aPaper({ questions: [anEssay('S1'), anEssay('S2'), anEssay('S3')] });
    const records = new Map([
      ['S1', record('')],
      ['S2', record('a')],
      ['S3', record('', aVersion('b'))],
    ]);
    expect(viewOf({ ...newAttempt(paper), records })).toMatchObject({ unsent: 3, unsentMarks: 1 });
  });
});

describe('a receipt that was read', () => {
  const logsOf = (effects: readonly AttemptEffect[]) =>
    effects.flatMap((effect) => (effect.kind === 'log' ? [effect.event] : []));

  it('ends the attempt, and says in the log that it was submitted', () => {
    const { attempt, effects } = step(newAttempt(content), { kind: 'receiptRead', proven: [], held: null });
    expect(attempt).toMatchObject({ submission: 'taken', locked: true });
    expect(logsOf(effects)).toEqual(['submitted']);
  });

  it('says in the log that it does not prove every answer', () => {
    const { attempt } = step(newAttempt(content), {
      kind: 'answered',
      questionId: 'S1',
      change: { value: 'a' },
      answeredAt: '',
    });
    const { effects } = step(attempt, { kind: 'receiptRead', proven: [], held: null });
    expect(logsOf(effects)).toEqual(['submitted', 'unproven']);
  });
});

const entry = (event: LoggedEvent, count: number | null = null, second = 0): LogEntry => ({
  at: new Date(Date.UTC(2026, 2, 10, 2, 0, second)).toISOString(),
  event,
  count,
});
const logOf = (...entries: readonly LogEntry[]) => entries.reduce<readonly LogEntry[]>(logged, []);

describe('the log of an attempt', () => {
  it('adds up saves that follow each other, and keeps the time of the last one', () => {
    const log = logOf(entry('opened'), entry('saved', 2, 1), entry('saved', 3, 2), entry('saved', null, 3));
    expect(log).toEqual([entry('opened'), entry('saved', 5, 3)]);
  });

  it('begins a new line for a save after something else, and for every other event', () => {
    const entries = [entry('saved', 1), entry('lost'), entry('saved', 2, 1), entry('lost', null, 2), entry('lost')];
    expect(logOf(...entries)).toEqual(entries);
  });

  it('adds nothing for a save without a number', () => {
    expect(logOf(entry('saved'), entry('saved', 4, 1))).toEqual([entry('saved', 4, 1)]);
  });

  it('keeps the last 2,000 lines', () => {
    const entries = Array.from({ length: 2_001 }, (_, index) => entry(index % 2 ? 'lost' : 'regained', index));
    expect(logOf(...entries)).toEqual(entries.slice(1));
  });
});

describe('what a log shows about the server', () => {
  it.each([
    [[], { deviceOnly: false, acknowledged: false, takenEarly: false }],
    [['opened', 'lost'], { deviceOnly: false, acknowledged: false, takenEarly: false }],
    [['saved', 'lost'], { deviceOnly: false, acknowledged: true, takenEarly: false }],
    [['saved', 'deviceOnly', 'lost'], { deviceOnly: true, acknowledged: true, takenEarly: false }],
    [['deviceOnly', 'saved'], { deviceOnly: false, acknowledged: true, takenEarly: false }],
    [['takenEarly'], { deviceOnly: false, acknowledged: false, takenEarly: true }],
  ] as const)('%j shows %j', (events, shown) => {
    expect(learntFrom(events.map((event) => entry(event)))).toEqual(shown);
  });
});

const unsent = edited(emptyEntry, { value: 'A' }, { device: 'd', answeredAt: '2026-03-10T02:00:00.000Z' });
const kept = unsent.pending.map(({ revision, device }) => ({ revision, device }));

/** The answer after the device's storage was lost. */
const afterLoss = (change: Partial<AnswerRecord>) => {
  const before = withRecord(noAnswer, { unwritten: false, ...change });
  const attempt = { questions: ['1'], records: new Map([['1', before]]) } as unknown as ExamAttempt;
  return { before, after: lose(attempt).records.get('1') };
};

it('an answer that the server does not have is only in memory, and must be written again, whether it was stored or not', () => {
  for (const stored of [kept, []])
    expect(afterLoss({ entry: unsent, kept: stored }).after).toMatchObject({
      kept: [],
      inMemory: true,
      unwritten: true,
      view: { value: 'A', phase: 'saving' },
    });
});

it('an answer that the server has is not written again for its lost copy, unless it was to be written anyway', () => {
  expect(afterLoss({ kept }).after).toMatchObject({ kept: [], inMemory: false, unwritten: false });
  expect(afterLoss({ kept, unwritten: true }).after).toMatchObject({ kept: [], inMemory: false, unwritten: true });
});

it('a question without an answer stays as it is', () => {
  const { before, after } = afterLoss({ unwritten: true, inMemory: true });
  expect(after).toBe(before);
});

it.each([1, 2, 3, 5, 12, 40])('of %i essays, nothing is left out at first, then ever more, never the same', (count) => {
  const ids = Array.from({ length: count }, (_, index) => `S${index}`);
  const resorts = lastResorts(ids);
  const sizes = resorts.map(({ length }) => length);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  const parts = resorts.filter(({ length }) => length > 0).map((part) => part.join());
  expect(new Set(parts).size).toBe(parts.length);
  expect(parts).toEqual(expect.arrayContaining([...ids, ids.join()]));
  expect(resorts.length).toBeLessThan(2 * count + 14);
});

it('the essays that look most like what firewalls refuse are suspected first, then the longest; options and empty ones never', () => {
  const texts = {
    S1: 'Rapi.',
    S2: '',
    S3: 'Rapi dan lengkap.',
    S4: 'SELECT * FROM nilai; --',
    S5: '<b>tebal</b>',
    S6: 'A',
  };
  const ids = Object.keys(texts).slice(0, 5);
  const choice = { kind: 'choice', id: 'S6', no: 6, html: '', options: [{ value: 'A', html: '' }] } as const;
  const blank = newAttempt(aPaper({ questions: [...ids.map((id) => anEssay(id)), choice] }));
  const attempt = Object.entries(texts).reduce(
    (next, [id, value]) => edit(next, id, { value }, '2026-03-02T02:10:00Z'),
    blank,
  );
  expect(suspectsIn(attempt)).toEqual(['S4', 'S5', 'S3', 'S1']);
});

const answers = (...ids: string[]) => ids.map((id) => toSave(id));
const idsOf = (sent: readonly AnswerToSave[]) => sent.map(({ questionId }) => questionId);

describe('answers that are sent together', () => {
  it('are all of them in the first call, fifty at most', () => {
    const many = answers(...Array.from({ length: 60 }, (_, number) => `q${number}`));
    for (const count of [3, 50]) expect(batches().next(many.slice(0, count))).toHaveLength(count);
    expect(batches().next(many)).toEqual(many.slice(0, 50));
  });

  it('have at most 100 000 characters, but a longer answer is sent alone', () => {
    const half = 'x'.repeat(50_000);
    expect(idsOf(batches().next([toSave('q1', half), toSave('q2', half)]))).toEqual(['q1', 'q2']);
    expect(idsOf(batches().next([toSave('q1', half), toSave('q2', `${half}x`)]))).toEqual(['q1']);
    expect(idsOf(batches().next([toSave('q1', half.repeat(3)), toSave('q2')]))).toEqual(['q1']);
  });
});

describe('after a call with several answers has failed', () => {
  const failed = () => {
    const batch = batches();
    batch.failed(answers('q1', 'q2', 'q3'));
    return batch;
  };

  it('each answer is sent alone, until one has arrived', () => {
    const batch = failed();
    expect(idsOf(batch.next(answers('q1', 'q2', 'q3')))).toEqual(['q1']);
    batch.succeeded(answers('q1'));
    expect(idsOf(batch.next(answers('q2', 'q3')))).toEqual(['q2', 'q3']);
  });

  it('an answer that fails alone waits until the others have arrived', () => {
    const batch = failed();
    batch.failed(answers('q1'));
    expect(idsOf(batch.next(answers('q1', 'q2', 'q3')))).toEqual(['q2']);
    batch.succeeded(answers('q2'));
    expect(idsOf(batch.next(answers('q1', 'q3', 'q4')))).toEqual(['q3', 'q4']);
    batch.succeeded(answers('q3', 'q4'));
    expect(idsOf(batch.next(answers('q1')))).toEqual(['q1']);
  });

  it('answers that fail alone take turns, and one that has arrived no longer delays any', () => {
    const batch = failed();
    for (const id of ['q1', 'q2', 'q1']) batch.failed(answers(id));
    expect(idsOf(batch.next(answers('q1', 'q2')))).toEqual(['q2']);
    batch.succeeded(answers('q2'));
    expect(idsOf(batch.next(answers('q1', 'q2')))).toEqual(['q2']);
    expect(idsOf(batch.next(answers('q1')))).toEqual(['q1']);
  });
});

it('a retry waits between one and thirty seconds, with a growing limit, and differently for each client', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (failures, chance) => {
        const delay = retryDelay(failures, chance);
        expect(delay).toBeGreaterThanOrEqual(1_000);
        expect(delay).toBeLessThanOrEqual(30_000);
        expect(retryDelay(failures + 1, chance)).toBeGreaterThanOrEqual(delay);
      },
    ),
  );
  expect(retryDelay(3, 0.2)).not.toBe(retryDelay(3, 0.8));
});

it('a retry waits as long as the server asks, a minute at the most, and a random part more, because all clients are asked the same (fault matrix 12)', () => {
  expect([retryDelay(1, 0, 7), retryDelay(1, 1, 7)]).toEqual([7_000, 10_500]);
  expect([retryDelay(1, 0, 3_600), retryDelay(1, 1, 3_600)]).toEqual([60_000, 75_000]);
  expect(retryDelay(1, 0, 0)).toBe(1_000);
});
