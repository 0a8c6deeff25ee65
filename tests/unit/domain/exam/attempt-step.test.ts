import { describe, expect, it } from 'vitest';
import type { AttemptEffect, AttemptEvent, Learnt, StoredAnswers } from '../../../../src/domain/exam/attempt-events.ts';
import type { ExamAttempt } from '../../../../src/domain/exam/attempt-state.ts';
import { newAttempt, type Step, step } from '../../../../src/domain/exam/exam-attempt.ts';
import type { SaveReply } from '../../../../src/domain/exam/question.ts';
import { sendPause } from '../../../../src/domain/exam/retry-delay.ts';
import { anEssay, aPaper, aVersion } from '../../../builders/answers.ts';

const at = '2026-03-10T02:00:00.000Z';
const none: StoredAnswers = { durable: true, versions: new Map(), unopened: [], offered: new Map() };
const unlearnt: Learnt = { deviceOnly: false, acknowledged: false, takenEarly: false };

const stepsFrom = (attempt: ExamAttempt, ...events: readonly AttemptEvent[]): Step =>
  events.reduce<Step>((before, event) => step(before.attempt, event), { attempt, effects: [] });
const logsOf = (effects: readonly AttemptEffect[]) =>
  effects.flatMap((effect) => (effect.kind === 'log' ? [[effect.event, effect.count]] : []));
const kindsOf = (effects: readonly AttemptEffect[]) => effects.map(({ kind }) => kind);

const begun = (stored: Partial<StoredAnswers> = {}, turn = 0): AttemptEvent => ({
  kind: 'begun',
  turn,
  device: 'A',
  stored: { ...none, ...stored },
  content: null,
  learnt: unlearnt,
});
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
    const overtaken = stepsFrom(answered, { kind: 'draftsOvertaken' }).attempt;
    expect(overtaken).toMatchObject({ hasLock: true, cutShort: true, overtaken: true });
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
