import { decodeTrxId, encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { LeftPage } from '../../core/alerts/alerts-view.ts';
import { paths } from '../../core/paths.ts';
import { examKinds } from './exam-kinds.ts';

type Addressed = Pick<Exam, 'kind' | 'type' | 'ordinal' | 'trxId'>;

/** The specified address; of the second exam of a kind and type with `?ke=2`. */
export const examAddress = ({ kind, type, ordinal, trxId }: Addressed): string =>
  examKinds[kind].path.to({ trxid: encodeTrxId(trxId), ...(type && { type }) }) +
  (ordinal === undefined ? '' : `?ke=${ordinal}`);

export const ordinalIn = (search: string): number | undefined =>
  Number(new URLSearchParams(search).get('ke')) || undefined;

export const isExamAddress = ({ kind, type, ordinal, trxId }: Addressed, address: string): boolean => {
  const { pathname, search } = new URL(address, location.origin);
  const args: { readonly type?: string; readonly trxid?: string } | null = examKinds[kind].path.match(pathname);
  if (args?.trxid === undefined || decodeTrxId(args.trxid) !== trxId || ordinalIn(search) !== ordinal) return false;
  return args.type === undefined || args.type === type;
};

export const isLeftExam = (exam: Exam, { address }: LeftPage): boolean => isExamAddress(exam, address);

export const examToReturnTo = (running: readonly Exam[], left: LeftPage): Exam | null =>
  running.find((exam) => isLeftExam(exam, left)) ?? running[0] ?? null;

export const examsAddress = (trxId: string): string => paths.exams.to({ trxid: encodeTrxId(trxId) });

export const timelineAddress = (trxId: string): string => paths.timeline.to({ id: encodeTrxId(trxId) });

const examPatterns = [...Object.values(examKinds).map(({ path }) => path.pattern), paths.rehearsal.pattern];

/** Whether this is the page of an exam or the rehearsal. */
export const isExamPage = (pathname: string): boolean =>
  examPatterns.includes(Object.values(paths).find((each) => each.match(pathname))?.pattern ?? '');
