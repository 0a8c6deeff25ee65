import { type Body, isBody } from '../body.ts';
import type { ReviewRowNote } from '../database/form-rows.ts';
import type { UnitDecision } from '../rules/result.ts';
import type { DecideProblem } from './decide-problem.ts';
import type { StaffAction } from './play.ts';

const textOf = (body: Body, name: string): string => {
  const value = body[name];
  if (typeof value !== 'string' || value.trim() === '') throw new RangeError(`${name}: a text is wanted`);
  return value.trim();
};

const noteOf = (body: Body): string | null =>
  body.note === undefined || body.note === null ? null : textOf(body, 'note');

const yesOf = (body: Body, name: string): boolean => {
  const value = body[name];
  if (typeof value !== 'boolean') throw new RangeError(`${name}: true or false is wanted`);
  return value;
};

const listOf = (body: Body, name: string): readonly Body[] => {
  const value = body[name] ?? [];
  if (!Array.isArray(value) || !value.every(isBody)) throw new RangeError(`${name}: a list of objects is wanted`);
  return value;
};

const decisionOf = (body: Body): 'approve' | 'return' | 'reject' => {
  const found = (['approve', 'return', 'reject'] as const).find((known) => known === body.decision);
  if (!found) throw new RangeError('decision: approve, return or reject is wanted');
  return found;
};

const outcomeOf = (body: Body): 'granted' | 'partly' | 'refused' => {
  const found = (['granted', 'partly', 'refused'] as const).find((known) => known === body.outcome);
  if (!found) throw new RangeError('outcome: granted, partly or refused is wanted');
  return found;
};

const paymentOf = (body: Body): 'pay' | 'fail' | 'expire' => {
  const found = (['pay', 'fail', 'expire'] as const).find((known) => known === body.outcome);
  if (!found) throw new RangeError('outcome: pay, fail or expire is wanted');
  return found;
};

const minutesOf = (body: Body): number => {
  if (typeof body.minutes !== 'number') throw new RangeError('minutes: a number is wanted');
  return body.minutes;
};

/** Minutes count only with `time`, and a hint needs words. */
export const problemDecisionOf = (body: Body): Omit<DecideProblem, 'type' | 'trxId'> => {
  const decision = (['time', 'void', 'hint'] as const).find((known) => known === body.decision);
  if (!decision) throw new RangeError('decision: time, void or hint is wanted');
  const text = decision === 'hint' ? textOf(body, 'text') : typeof body.text === 'string' ? body.text.trim() : '';
  return { decision, minutes: decision === 'time' ? minutesOf(body) : 0, text };
};

const types: readonly StaffAction['type'][] = [
  'apl01',
  'apl02',
  'extend-exam',
  'close-exam',
  'reopen-exam',
  'tick',
  'hold-exam',
  'release-exam',
  'finish-exam',
  'mark-absent',
  'take-back-absence',
  'reschedule',
  'decide',
  'answer-appeal',
  'answer-adjustment',
  'issue-certificate',
  'answer-message',
  'decide-problem',
  'settle-payment',
  'repeat-payment',
  'lose-payment',
  'delay-payment',
];

const rowNote = (body: Body): ReviewRowNote => ({ target: textOf(body, 'target'), text: textOf(body, 'text') });

const unit = (body: Body): UnitDecision => ({
  code: textOf(body, 'code'),
  competent: yesOf(body, 'competent'),
  note: noteOf(body),
});

export const staffActionOf = (body: Body): StaffAction => {
  const trxId = textOf(body, 'trxId');
  switch (body.type) {
    case 'apl01':
    case 'apl02':
      return {
        type: body.type,
        trxId,
        decision: decisionOf(body),
        note: noteOf(body),
        notes: listOf(body, 'notes').map(rowNote),
      };
    case 'decide':
      return { type: 'decide', trxId, units: listOf(body, 'units').map(unit), note: noteOf(body) };
    case 'answer-appeal':
      return {
        type: 'answer-appeal',
        trxId,
        granted: yesOf(body, 'granted'),
        text: textOf(body, 'text'),
        units: listOf(body, 'units').map((each) => textOf(each, 'code')),
        assessor: (body.assessor ?? null) === null ? null : textOf(body, 'assessor'),
      };
    case 'answer-adjustment':
      return {
        type: body.type,
        trxId,
        outcome: outcomeOf(body),
        text: textOf(body, 'text'),
        minutes: minutesOf(body),
      };
    case 'settle-payment':
      return { type: body.type, trxId, outcome: paymentOf(body) };
    case 'repeat-payment':
      return { type: body.type, trxId };
    case 'lose-payment':
      return { type: body.type, trxId, found: yesOf(body, 'found') };
    case 'delay-payment':
      return { type: body.type, trxId, minutes: minutesOf(body) };
    case 'decide-problem':
      return { type: body.type, trxId, ...problemDecisionOf(body) };
    case 'answer-message':
      return { type: body.type, trxId, text: textOf(body, 'text') };
    case 'finish-exam':
    case 'issue-certificate':
    case 'mark-absent':
    case 'take-back-absence':
      return { type: body.type, trxId };
    case 'reschedule':
      return { type: body.type, trxId, scheduleId: textOf(body, 'scheduleId') };
    case 'extend-exam':
      return { type: body.type, trxId, examId: textOf(body, 'examId'), minutes: minutesOf(body) };
    case 'close-exam':
      return { type: body.type, trxId, examId: textOf(body, 'examId'), note: textOf(body, 'note') };
    case 'reopen-exam':
      return { type: body.type, trxId, examId: textOf(body, 'examId') };
    case 'hold-exam':
      return { type: body.type, trxId, examId: textOf(body, 'examId') };
    case 'release-exam': {
      const code = (body.code ?? null) === null ? null : textOf(body, 'code');
      return { type: body.type, trxId, examId: textOf(body, 'examId'), code };
    }
    case 'tick': {
      const [examId, criterion] = [textOf(body, 'examId'), textOf(body, 'criterion')];
      return { type: body.type, trxId, examId, criterion, competent: yesOf(body, 'competent') };
    }
    default:
      throw new RangeError(`type: ${types.join(', ')} is wanted`);
  }
};
