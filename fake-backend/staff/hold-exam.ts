import { assessedScheme } from '../assessed-units.ts';
import type { Backend } from '../backend.ts';
import type { ExamHold, SchemeRow, StageRow, TransactionRow } from '../database/rows.ts';
import { attemptId, tellOfExams } from '../exam-attempts.ts';
import { plansOf } from '../questions/plans-of.ts';
import { examTitle } from '../rules/exam/exam-kinds.ts';
import { stagesOf } from './advance.ts';
import { notify } from './notify.ts';
import type { StaffTask } from './staff-task.ts';

export type HoldAction = { readonly trxId: string; readonly examId: string } & (
  | { readonly type: 'hold-exam' }
  | { readonly type: 'release-exam'; readonly code: string | null }
);

export const holdOf = (stage: Readonly<StageRow> | undefined, examId: string): ExamHold | undefined =>
  stage?.holds?.[examId];

const longestCode = 20;

/** As it is compared: a code is read from a board, in any case and spacing. */
export const codeAsRead = (code: string): string => code.replace(/\s/g, '').toUpperCase();

const codeOf = (code: string | null): string | null => {
  if (code === null) return null;
  const read = codeAsRead(code);
  if (read === '' || read.length > longestCode) throw new RangeError(`code: 1 to ${longestCode} characters are wanted`);
  return read;
};

/** The exams that are not begun, with what holds them; none before or after the stage. */
export const heldExams = (backend: Backend, trxId: string, scheme: SchemeRow): StaffTask['awaited'] => {
  const stage = stagesOf(backend, trxId).find(({ name }) => name === 'exam');
  if (stage?.status !== 'open' || stage.waiting_for !== 'candidate') return [];
  return plansOf(scheme)
    .filter((plan) => !backend.db.examSittings.get(attemptId(trxId, plan)))
    .map((plan) => ({
      id: plan.id,
      title: examTitle(plan),
      held: holdOf(stage, plan.id)?.held ?? false,
      code: holdOf(stage, plan.id)?.code ?? null,
    }));
};

/** Holds all exams of a purchase that can be held now. */
export const holdingAll = (backend: Backend, purchase: TransactionRow): readonly HoldAction[] => {
  const scheme = assessedScheme(backend, purchase);
  if (!scheme) return [];
  return heldExams(backend, purchase.id, scheme)
    .filter(({ held }) => !held)
    .map(({ id }) => ({ type: 'hold-exam', trxId: purchase.id, examId: id }));
};

/** Releases all held exams of a purchase, with or without a code; a new code also for those that have another. */
export const releasingAll = (
  backend: Backend,
  purchase: TransactionRow,
  code: string | null,
): readonly HoldAction[] => {
  const scheme = assessedScheme(backend, purchase);
  if (!scheme) return [];
  return heldExams(backend, purchase.id, scheme)
    .filter((each) => each.held || each.code !== (code === null ? null : codeAsRead(code)))
    .map(({ id }) => ({ type: 'release-exam', trxId: purchase.id, examId: id, code }));
};

/** Lets an exam wait for the assessor, or begin. Throws a RangeError for an exam that has begun, which a hold never touches. */
export const holdExam = (
  backend: Backend,
  transaction: TransactionRow,
  scheme: SchemeRow,
  action: HoldAction,
): void => {
  const { trxId, examId } = action;
  const awaited = heldExams(backend, trxId, scheme).find(({ id }) => id === examId);
  if (!awaited) throw new RangeError(`${examId}: this exam cannot be held now`);
  const stage = backend.db.stages.get(`${trxId}:exam`);
  if (!stage) throw new RangeError(`${trxId}: there are no exams`);
  const hold: ExamHold =
    action.type === 'hold-exam' ? { held: true, code: null } : { held: false, code: codeOf(action.code) };
  if (awaited.held === hold.held && awaited.code === hold.code)
    throw new RangeError(`${examId}: this exam is ${hold.held ? 'held' : 'released'} already`);
  backend.db.stages.put({ ...stage, holds: { ...stage.holds, [examId]: hold } });
  tellOfExams(backend, transaction);
  if (hold.held || !awaited.held) return; // another code is no other release
  const way = hold.code === null ? '' : ' dengan kode dari asesor';
  const information = `Asesor melepas ${awaited.title} ${scheme.title}. Anda dapat memulainya${way}.`;
  notify(backend, { candidate_id: transaction.candidate_id, type: 'assessment', trxid: trxId, information });
};
