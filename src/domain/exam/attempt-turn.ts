import * as answers from './attempt-answers.ts';
import type { AttemptEffect, AttemptEvent } from './attempt-events.ts';
import { type ExamAttempt, isUnkept } from './attempt-state.ts';

/** Stops storing and sending. */
export const stop = (attempt: ExamAttempt, effects: AttemptEffect[]): ExamAttempt => {
  effects.push({ kind: 'stop' });
  const stopped: ExamAttempt = {
    ...attempt,
    role: 'reading',
    stage: 'waiting',
    turn: attempt.turn + 1,
  };
  return { ...stopped, overtaken: stopped.overtaken || isUnkept(stopped) };
};

/**
 * The storage was lost: a writing tab stores everything unsent again, and sends it (fault matrix 69). A waiting tab cannot know whether the
 * one that writes still has what it was handed, so it warns the candidate until the server shows it.
 */
export const lose = (attempt: ExamAttempt, effects: AttemptEffect[]): ExamAttempt => {
  const lost = answers.lose(attempt);
  if (attempt.stage === 'beginning') return { ...lost, lostEarly: true };
  if (!isUnkept(lost)) return lost;
  const isWaiting = attempt.stage === 'waiting';
  effects.push(isWaiting ? { kind: 'look' } : { kind: 'send', pause: 0 });
  return isWaiting ? { ...lost, overtaken: true } : lost;
};

export const begin = (attempt: ExamAttempt, effects: AttemptEffect[]): ExamAttempt => {
  effects.push({ kind: 'begin', turn: attempt.turn, again: attempt.turn > 0 });
  return { ...attempt, stage: 'beginning', lostEarly: false };
};

/** Starts writing from the server's answers and the stored unsent ones (fault matrix 30, 31, 34). */
export const begun = (
  attempt: ExamAttempt,
  event: Extract<AttemptEvent, { readonly kind: 'begun' }>,
  effects: AttemptEffect[],
): ExamAttempt => {
  const { stored, content, device, learnt } = event;
  const { durable, versions, unopened, offered } = stored;
  const deviceOnly = attempt.deviceOnly || learnt.deviceOnly || learnt.takenEarly;
  const read = content ? answers.read(attempt, content) : { ...attempt, outdated: attempt.turn > 0 };
  const restored = answers.restore(read, durable ? versions : null);
  effects.push({ kind: 'log', event: attempt.turn > 0 ? 'takenOver' : 'opened', count: null });
  effects.push({ kind: 'send', pause: null });
  const writing: ExamAttempt = {
    ...(deviceOnly ? answers.keep(restored) : restored),
    role: 'writing',
    stage: 'writing',
    device,
    unopened,
    readable: durable,
    overtaken: false,
    deviceOnly,
    acknowledged: attempt.acknowledged || learnt.acknowledged,
    takenEarly: attempt.takenEarly || learnt.takenEarly,
    offered,
  };
  return attempt.lostEarly ? lose(writing, effects) : writing;
};
