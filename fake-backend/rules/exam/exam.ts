import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnswerVersionRow, ExamAnswerRow, ExamAttemptRow } from '../../database/exam-rows.ts';
import type { ExamPlan, PlannedQuestion } from './exam-plan.ts';
import { isLonger } from './longer.ts';

/** Milliseconds after the deadline in which answers given in time may still arrive over a slow network. */
export const graceMs = 120_000;

export const deadlineOf = ({ started_at, extra_time }: ExamAttemptRow, { minutes }: ExamPlan): number =>
  Date.parse(started_at) + (minutes + extra_time) * 60_000;

export interface SentVersion extends AnswerVersionRow {
  readonly question_detail_id: string;
  readonly base_revision: number;
}

type Versions = Pick<ExamAnswerRow, 'current' | 'others'>;

const isSame = (a: AnswerVersionRow, b: AnswerVersionRow): boolean =>
  a.device === b.device && a.revision === b.revision;

const sorts = (a: AnswerVersionRow, b: AnswerVersionRow): number =>
  a.revision - b.revision ||
  Date.parse(a.answered_at) - Date.parse(b.answered_at) ||
  (a.device < b.device ? -1 : a.device > b.device ? 1 : 0);

const says = ({ value, doubtful }: AnswerVersionRow): string => JSON.stringify([value, doubtful]);

const withOthers = (current: AnswerVersionRow, others: readonly AnswerVersionRow[]): Versions => {
  const newest = new Map<string, AnswerVersionRow>();
  for (const version of others) {
    const known = newest.get(version.device);
    if (!known || known.revision < version.revision) newest.set(version.device, version);
  }
  newest.delete(current.device);
  return { current, others: [...newest.values()].filter((version) => says(version) !== says(current)).sort(sorts) };
};

/**
 * The versions after a new one arrives. Versions may arrive twice and in any order. A version of another device that did not know the
 * stored one conflicts with it: the newer of the two becomes current, and the other is kept.
 */
export const takeVersion = (stored: Versions, sent: SentVersion): Versions => {
  const { base_revision: base, question_detail_id: _, ...version } = sent;
  const { current, others } = stored;
  if (current === null) return withOthers(version, others);
  const known = [current, ...others].some((each) => isSame(each, version));
  const overtaken = [current, ...others].some(
    ({ device, revision }) => device === version.device && revision > version.revision,
  );
  if (known || overtaken) return stored;
  if (current.device === version.device) return withOthers(version, others);
  if (base >= current.revision) return withOthers(version, others); // the candidate had seen the current version and replaced it
  const [older, newer] = [current, version].sort(sorts) as [AnswerVersionRow, AnswerVersionRow];
  return withOthers(newer, [...others, older]);
};

const tooLate = 'Waktu ujian sudah habis ketika jawaban ini dibuat.';
const tooLateToArrive = 'Jawaban ini tiba setelah batas waktu pengiriman.';

export const lateness = (answeredAt: string, deadline: number, now: number): string | null => {
  if (now > deadline + graceMs) return tooLateToArrive;
  return Date.parse(answeredAt) > deadline ? tooLate : null;
};

const longestText = 1_000_000;

export const unfit = (question: PlannedQuestion | undefined, value: string): string | null => {
  if (!question) return 'Soal ini tidak ada dalam ujian ini.';
  if (value === '') return null;
  if (question.kind === 'upload') return 'Tugas ini dijawab dengan file.';
  if (question.kind === 'choice') {
    return question.options.some((option) => option.value === value) ? null : 'Pilihan ini tidak ada.';
  }
  const most = question.maxLength ?? longestText;
  return isLonger(value, most) ? `Jawaban paling panjang ${most.toLocaleString('id-ID')} karakter.` : null;
};

type Answers = ReadonlyMap<string, Pick<ExamAnswerRow, 'current' | 'file'>>;

const counted = ({ id, kind }: PlannedQuestion, answers: Answers): string => {
  const answer = answers.get(id);
  return (kind === 'upload' ? answer?.file?.id : answer?.current?.value) ?? '';
};

const normal = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .normalize('NFC')
    .replaceAll(/^[\s\0\u200B\u200E]+|[\s\0\u200B\u200E]+$/g, '');

/** The number of answered questions, and the SHA-256 of all answers, in their normal form and in question order. */
export const summed = ({ questions }: ExamPlan, answers: Answers) => {
  const values = questions.map((question) => [question.id, counted(question, answers)] as const);
  const text = values.map(([id, value]) => `${id}\t${JSON.stringify(normal(value))}`).join('\n');
  return {
    answered: values.filter(([, value]) => value.trim() !== '').length,
    total: questions.length,
    digest: bytesToHex(sha256(utf8ToBytes(text))),
  };
};
