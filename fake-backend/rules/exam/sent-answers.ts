import { type Body, isBody } from '../../body.ts';
import type { SentVersion } from './exam.ts';

const longestName = 60;
const longestId = 200;
const mostAnswers = 1000;

/** The largest number that a MySQL column `INT` stores. */
const largestInteger = 2 ** 31 - 1;
/** The portal once sent milliseconds since the epoch, and drafts of then may still come. */
const isOfOldDraft = (revision: number): boolean => revision > 1e12;

const isCount = (value: unknown): boolean =>
  Number.isSafeInteger(value) && (Number(value) <= largestInteger || isOfOldDraft(Number(value)));

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;

const wrongField = (sent: Body): string | null => {
  const { question_detail_id: id, value, doubtful, revision, base_revision: base, device, answered_at: at } = sent;
  if (!isText(id, longestId)) return 'question_detail_id';
  if (typeof value !== 'string') return 'value'; // checks only the type, because the length is checked for each answer later
  if (typeof doubtful !== 'boolean') return 'doubtful';
  if (!isCount(base) || Number(base) < 0) return 'base_revision';
  if (!isCount(revision) || Number(revision) <= Number(base)) return 'revision';
  if (!isText(device, longestName)) return 'device';
  return isText(at, longestName) && !Number.isNaN(Date.parse(at)) ? null : 'answered_at';
};

const version = (sent: Body): SentVersion => ({
  question_detail_id: String(sent.question_detail_id),
  value: String(sent.value),
  doubtful: sent.doubtful === true,
  revision: Number(sent.revision),
  base_revision: Number(sent.base_revision),
  device: String(sent.device),
  answered_at: String(sent.answered_at),
});

/** The versions of a body, or the name of an invalid field. */
export const sentVersions = (answers: unknown): readonly SentVersion[] | string => {
  if (!Array.isArray(answers) || answers.length > mostAnswers) return 'answers';
  for (const [index, sent] of answers.entries()) {
    const field = isBody(sent) ? wrongField(sent) : '';
    if (field !== null) return field === '' ? `answers.${index}` : `answers.${index}.${field}`;
  }
  return answers.map(version);
};
