import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import type { Exam } from '../../domain/exam/exam.ts';
import { paths } from '../paths.ts';

/** Where an exam is taken. */
export const examAddress = ({ kind, type, trxId }: Pick<Exam, 'kind' | 'type' | 'trxId'>): string => {
  const trxid = encodeTrxId(trxId);
  if (kind === 'essay') return paths.essayExam.to({ trxid });
  if (kind === 'observation') return paths.observationExam.to({ trxid });
  if (kind === 'demonstration') return paths.demonstrationExam.to({ trxid });
  return paths.writtenExam.to({ trxid, ...(type && { type }) });
};

/** All exams of an assessment. */
export const examsAddress = (trxId: string): string => paths.exams.to({ trxid: encodeTrxId(trxId) });

export const timelineAddress = (trxId: string): string => paths.timeline.to({ id: encodeTrxId(trxId) });
