import { decodeTrxId, encodeTrxId } from '../../domain/assessment/trx-id.ts';
import type { Exam } from '../../domain/exam/exam.ts';
import type { LeftPage } from '../alerts/alerts-view.ts';
import { paths } from '../paths.ts';

const pathOf = { essay: paths.essayExam, observation: paths.observationExam, demonstration: paths.demonstrationExam };

/** Where an exam is taken. */
export const examAddress = ({ kind, type, trxId }: Pick<Exam, 'kind' | 'type' | 'trxId'>): string => {
  const trxid = encodeTrxId(trxId);
  return kind === 'written' ? paths.writtenExam.to({ trxid, ...(type && { type }) }) : pathOf[kind].to({ trxid });
};

/** Whether an exam is taken at this address. */
export const isExamAddress = (
  { kind, type, trxId }: Pick<Exam, 'kind' | 'type' | 'trxId'>,
  pathname: string,
): boolean => {
  const args: { readonly type?: string; readonly trxid?: string } | null =
    kind === 'written' ? paths.writtenExam.match(pathname) : pathOf[kind].match(pathname);
  if (args?.trxid === undefined || decodeTrxId(args.trxid) !== trxId) return false;
  return args.type === undefined || args.type === type;
};

/** Whether this exam was left. */
export const isLeftExam = (exam: Exam, { address }: LeftPage): boolean =>
  isExamAddress(exam, new URL(address, location.origin).pathname);

/** Of the exams that run the one that was left, else the first; null when none runs. */
export const examToReturnTo = (running: readonly Exam[], left: LeftPage): Exam | null =>
  running.find((exam) => isLeftExam(exam, left)) ?? running[0] ?? null;

/** All exams of an assessment. */
export const examsAddress = (trxId: string): string => paths.exams.to({ trxid: encodeTrxId(trxId) });

export const timelineAddress = (trxId: string): string => paths.timeline.to({ id: encodeTrxId(trxId) });
