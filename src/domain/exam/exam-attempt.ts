import * as answers from './attempt-answers.ts';
import type { AttemptEffect, AttemptEvent } from './attempt-events.ts';
import { accepts, type ExamAttempt, isCutOff, isWriter, offeredIn, unsentIn } from './attempt-state.ts';
import { begin, begun, lose, stop } from './attempt-turn.ts';
import type { ExamContent } from './question.ts';
import { sendPause } from './retry-delay.ts';

type Of<Kind extends AttemptEvent['kind']> = Extract<AttemptEvent, { readonly kind: Kind }>;
type Logged = Extract<AttemptEffect, { readonly kind: 'log' }>['event'];

const troubles = { connection: 'lost', between: 'blocked', server: 'troubled', other: null } as const;

export interface Step {
  readonly attempt: ExamAttempt;
  readonly effects: readonly AttemptEffect[];
}

/** The state before the tab knows whether it may write. It shows the server's answers. */
export const newAttempt = (content: ExamContent, deviceOnly = false): ExamAttempt => {
  const attempt: ExamAttempt = {
    questions: [],
    records: new Map(),
    content,
    role: 'opening',
    stage: 'waiting',
    hasLock: false,
    turn: 0,
    device: '',
    overtaken: false,
    readable: true,
    lostEarly: false,
    unopened: [],
    connection: 'fine',
    reached: false,
    locked: false,
    closed: false,
    deviceOnly,
    acknowledged: false,
    takenEarly: false,
    outdated: false,
    offered: new Map(),
    sessionOver: false,
    looked: new Set(),
    submission: 'none',
    refusals: 0,
  };
  return answers.merge(answers.ask(attempt, content.questions), content.answers);
};

const written = (
  attempt: ExamAttempt,
  { questionId, durable, versions }: Of<'draftWritten'>,
  effects: AttemptEffect[],
): ExamAttempt => {
  if (!durable) effects.push({ kind: 'send', pause: 0 }); // the answer is not in the storage, so it must reach the server soon
  const kept = answers.put(attempt, questionId, { kept: durable ? versions : [], inMemory: !durable });
  const unopened = attempt.unopened.filter((id) => id !== questionId);
  return unopened.length === attempt.unopened.length ? kept : { ...kept, unopened };
};

const apply = (attempt: ExamAttempt, event: AttemptEvent, effects: AttemptEffect[]): ExamAttempt => {
  const log = (what: Logged, count: number | null = null) => void effects.push({ kind: 'log', event: what, count });
  const send = (pause: number | null) => void effects.push({ kind: 'send', pause });
  switch (event.kind) {
    case 'answered': {
      const next = answers.edit(attempt, event.questionId, event.change, event.answeredAt);
      if (next !== attempt) send(sendPause(event.change.value ?? ''));
      return next;
    }
    case 'tabOwned': {
      const owner = { ...attempt, hasLock: true };
      return attempt.stage === 'waiting' ? begin(owner, effects) : owner; // told twice, a tab that writes goes on
    }
    case 'takenOver': // the tab may still hold the lock, if only the storage reported another writer
      return attempt.hasLock && attempt.stage === 'waiting' ? begin(attempt, effects) : attempt;
    case 'begun':
      return event.turn === attempt.turn && attempt.stage === 'beginning' ? begun(attempt, event, effects) : attempt;
    case 'handOverAsked':
      return { ...attempt, role: 'reading', stage: attempt.stage === 'waiting' ? 'waiting' : 'handingOver' };
    case 'handedOver': // if the other tab did not wait, `tabLost` came first and ended this turn
      return event.turn === attempt.turn ? stop(attempt, effects) : attempt;
    case 'tabLost':
      return { ...stop(attempt, effects), hasLock: false };
    case 'draftsOvertaken':
      return stop(attempt, effects);
    case 'left':
      return { ...stop(attempt, effects), role: attempt.role, hasLock: false, overtaken: false };
    case 'draftWritten':
      return written(attempt, event, effects);
    case 'draftFound':
      send(sendPause(''));
      return answers.adopt(attempt, event.questionId, event.versions);
    case 'draftsRead': {
      send(sendPause(''));
      const { versions, unopened, offered } = event.stored;
      const read: ExamAttempt = { ...attempt, readable: true, unopened, offered };
      return [...versions].reduce((next, [id, found]) => answers.adopt(next, id, found), read);
    }
    case 'draftsLost':
      return lose(attempt, effects);
    case 'saved': {
      const { saved, refused } = event.reply;
      if (saved.length > 0) log('saved', saved.length);
      if (refused.length > 0) log('refused', refused.length);
      if (answers.mayBeChanged(attempt, saved)) effects.push({ kind: 'look' });
      const taken = { ...answers.take(attempt, event.reply), reached: true };
      if (saved.length > 0) return { ...taken, acknowledged: true, deviceOnly: attempt.takenEarly };
      return attempt.deviceOnly ? answers.keep(taken) : taken; // the reply to an earlier save can arrive after `deviceOnly` was set
    }
    case 'savingDeclined':
      if (attempt.deviceOnly || attempt.acknowledged) return attempt;
      log('deviceOnly');
      return { ...answers.keep(attempt), deviceOnly: true, connection: 'fine' };
    case 'takenEarly':
      if (attempt.takenEarly) return attempt;
      log('takenEarly');
      return { ...answers.keep(attempt), deviceOnly: true, takenEarly: true, connection: 'fine' };
    case 'offerTaken': {
      send(sendPause(''));
      const taken = offeredIn(attempt).reduce(
        (next, [id, { value, doubtful }]) =>
          accepts(next, id) ? answers.edit(next, id, { value, doubtful }, event.answeredAt) : next,
        attempt,
      );
      return { ...taken, offered: new Map() };
    }
    case 'saveFailed': {
      if (attempt.deviceOnly) return attempt;
      const failing = answers.fail(attempt, event.questionIds);
      const connection = troubles[event.cause];
      if (connection === null || connection === failing.connection) return failing;
      log(connection);
      return { ...failing, connection };
    }
    case 'sessionExpired':
      log('sessionOver');
      return { ...attempt, sessionOver: true };
    case 'closed':
      return { ...attempt, closed: true };
    case 'resumed':
      if (attempt.sessionOver) log('resumed');
      if (isWriter(attempt)) effects.push({ kind: 'sendAgain' });
      return { ...attempt, sessionOver: false, closed: false };
    case 'contentRead':
      return answers.read(attempt, event.content);
    case 'deadlineMoved':
      send(sendPause(''));
      return answers.forgive(attempt);
    case 'timeUp':
      if (event.over === attempt.locked || attempt.submission === 'taken') return attempt;
      if (event.over) log('timeOver');
      effects.push({ kind: 'flush' });
      send(null);
      return { ...attempt, locked: event.over };
    case 'connectionSeen':
      return isCutOff(attempt.connection) ? attempt : { ...attempt, connection: 'fine' };
    case 'submitAsked':
      return { ...attempt, submission: 'running' };
    case 'leftOut':
      log('refused', event.reasons.size);
      return answers.leaveOut(attempt, event.reasons);
    case 'submitFailed': {
      const refusals = attempt.refusals + (event.definite ? 1 : 0);
      const failed: ExamAttempt = { ...attempt, submission: event.unknown ? 'unknown' : 'none', refusals };
      if (isWriter(attempt) && !attempt.sessionOver && !attempt.closed) effects.push({ kind: 'sendAgain' });
      return event.held ? answers.correct(failed, event.held) : failed;
    }
    case 'receiptRead': {
      const handedIn = answers.handIn(attempt, event.proven);
      const known = event.held ? answers.compare(handedIn, event.held) : handedIn;
      log('submitted');
      if (unsentIn(known).length > 0) log('unproven');
      return { ...known, submission: 'taken', locked: true };
    }
  }
};

const settle = (attempt: ExamAttempt, effects: AttemptEffect[]): ExamAttempt => {
  if (!isWriter(attempt)) return attempt;
  const unwritten = [...attempt.records].filter(([, record]) => record.unwritten);
  const writes = unwritten.map(([questionId, { entry }]) => ({
    kind: 'write' as const,
    questionId,
    versions: entry.pending,
  }));
  effects.unshift(...writes);
  const settled = unwritten.reduce((next, [id]) => answers.put(next, id, { unwritten: false }), attempt);
  if (!isCutOff(settled.connection) || unsentIn(settled).length > 0) return settled;
  const connection = settled.connection === 'troubled' ? 'recovered' : 'regained';
  effects.push({ kind: 'log', event: connection, count: null });
  return { ...settled, connection };
};

/** Reduces an event to the next state and its side effects, without a clock. */
export const step = (attempt: ExamAttempt, event: AttemptEvent): Step => {
  const effects: AttemptEffect[] = [];
  const next = settle(apply(attempt, event, effects), effects);
  return { attempt: next, effects };
};
