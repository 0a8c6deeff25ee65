import { assessedScheme } from '../assessed-units.ts';
import type { Backend } from '../backend.ts';
import type { ReviewRowNote } from '../database/form-rows.ts';
import type { StageRow, TransactionRow } from '../database/rows.ts';
import type { UnitDecision } from '../rules/result.ts';
import type { StageEvent } from '../rules/stages/stage-transitions.ts';
import { advance, demandMove } from './advance.ts';
import { type AdjustmentAnswer, answerAdjustment } from './answer-adjustment.ts';
import { answerMessage } from './answer-message.ts';
import { type DecideProblem, decideProblem } from './decide-problem.ts';
import { type AppealAnswer, answerAppeal, decideResult } from './decide-result.ts';
import { actOnExam, type ExamAction, sealAll } from './exam-actions.ts';
import { type HoldAction, holdExam } from './hold-exam.ts';
import { issueCertificate } from './issue-certificate.ts';
import { apl01Targets, apl02Targets } from './note-targets.ts';
import { actOnPayment, type PaymentTaskAction } from './payment-gateway.ts';
import { markAbsent, reschedule } from './reschedule.ts';
import { reviewApl01, reviewApl02 } from './review-forms.ts';

interface Review {
  readonly type: 'apl01' | 'apl02';
  readonly trxId: string;
  readonly decision: 'approve' | 'return' | 'reject';
  readonly note: string | null;
  readonly notes: readonly ReviewRowNote[];
}

export type StaffAction =
  | Review
  | ExamAction
  | HoldAction
  | PaymentTaskAction
  | { readonly type: 'finish-exam'; readonly trxId: string }
  | {
      readonly type: 'decide';
      readonly trxId: string;
      readonly units: readonly UnitDecision[];
      readonly note: string | null;
    }
  | (AppealAnswer & { readonly type: 'answer-appeal'; readonly trxId: string })
  | (AdjustmentAnswer & { readonly type: 'answer-adjustment'; readonly trxId: string })
  | { readonly type: 'issue-certificate' | 'mark-absent' | 'take-back-absence'; readonly trxId: string }
  | { readonly type: 'reschedule'; readonly trxId: string; readonly scheduleId: string }
  /** `trxId` is the message number. */
  | { readonly type: 'answer-message'; readonly trxId: string; readonly text: string }
  | DecideProblem;

const assessmentOf = (backend: Backend, trxId: string) => {
  const transaction = backend.db.transactions.get(trxId);
  const scheme = assessedScheme(backend, transaction);
  if (!transaction || !scheme) throw new RangeError(`${trxId}: there is no such assessment`);
  return { transaction, scheme };
};

const step = (backend: Backend, row: TransactionRow, event: StageEvent, work: () => void = () => undefined): void => {
  demandMove(backend, row, event);
  work();
  advance(backend, row, event);
};

const review = (backend: Backend, action: Review): void => {
  const { type, trxId, decision, note, notes } = action;
  const { scheme } = assessmentOf(backend, trxId);
  const targets = type === 'apl01' ? apl01Targets(scheme) : apl02Targets(scheme);
  for (const { target } of notes) {
    if (!targets.includes(target)) throw new RangeError(`${target}: no part of this form`);
  }
  if (decision === 'return' && note === null && notes.length === 0) throw new RangeError('note: a reason is wanted');
  const judge = type === 'apl01' ? reviewApl01 : reviewApl02;
  judge(backend, trxId, { decision, note, notes });
};

const isOfPayment = (action: StaffAction): action is PaymentTaskAction => action.type.endsWith('-payment');

/** Applies a staff action. If the action is not possible now, throws a RangeError and changes nothing. */
export const actAsStaff = (backend: Backend, action: StaffAction): void => {
  const { trxId } = action;
  if (action.type === 'answer-message') {
    answerMessage(backend, trxId, action.text);
    return;
  }
  if (action.type === 'decide-problem') {
    const { minutes } = action;
    decideProblem(backend, action, (id, examId) =>
      actAsStaff(backend, { type: 'extend-exam', trxId: id, examId, minutes }),
    );
    return;
  }
  if (isOfPayment(action)) {
    actOnPayment(backend, action);
    return;
  }
  const { transaction, scheme } = assessmentOf(backend, trxId);
  switch (action.type) {
    case 'apl01':
    case 'apl02':
      review(backend, action);
      break;
    case 'finish-exam':
      step(backend, transaction, 'exam.end', () => sealAll(backend, transaction, scheme));
      break;
    case 'extend-exam':
    case 'close-exam':
    case 'reopen-exam':
    case 'tick':
      actOnExam(backend, transaction, scheme, action);
      break;
    case 'hold-exam':
    case 'release-exam':
      holdExam(backend, transaction, scheme, action);
      break;
    case 'decide':
      decideResult(backend, trxId, action);
      break;
    case 'mark-absent':
      markAbsent(backend, transaction);
      break;
    case 'take-back-absence':
      step(backend, transaction, 'exam.present');
      break;
    case 'reschedule':
      reschedule(backend, transaction, action.scheduleId);
      break;
    case 'answer-appeal':
      answerAppeal(backend, trxId, action);
      break;
    case 'answer-adjustment':
      answerAdjustment(backend, transaction, action);
      break;
    case 'issue-certificate':
      step(backend, transaction, 'certificate.issue', () => void issueCertificate(backend, trxId));
  }
};

export const waitsForStaff = ({ status, waiting_for: actor }: Readonly<StageRow>): boolean =>
  status !== 'done' && status !== 'locked' && actor !== null && actor !== 'candidate';
