import { answerPhases } from '../../../domain/exam/answer-record.ts';
import {
  type ExamRecordFile,
  pageSigns,
  type RecordEntry,
  recordedCalls,
  stateNames,
} from '../../../domain/exam/exam-record.ts';
import { fieldsOf, isFields } from '../../fields-of.ts';
import { having, isNumber, isText, listOf, oneOf, orAbsent, orNull, textsOf } from '../../shape.ts';

const kinds: Readonly<Record<string, (entry: unknown) => boolean>> = {
  page: having({ sign: oneOf(pageSigns) }),
  questions: having({ ids: listOf(isText) }),
  press: having(textsOf('name')),
  words: having({ words: listOf(isText), ...textsOf('left') }),
  answer: having({ ...textsOf('question', 'digest'), phase: oneOf(answerPhases), length: isNumber }),
  state: having({ name: oneOf(stateNames), ...textsOf('value') }),
  call: having({ call: oneOf(recordedCalls), answers: isNumber, tookMs: isNumber, ...textsOf('end') }),
  clock: having({ deviceAhead: orNull(isNumber), deadline: orNull(isText) }),
};

/** Whether an untrusted value is an entry of a record. */
export const isEntry = (value: unknown): value is RecordEntry => {
  const { at, kind } = fieldsOf(value);
  return Number.isFinite(at) && Object.hasOwn(kinds, String(kind)) && kinds[String(kind)]?.(value) === true;
};

const isFile = having({
  format: oneOf(['catatan-ujian-1']),
  ...textsOf('trxId', 'examId', 'title', 'scheme', 'candidate'),
  startedAt: orNull(isText),
  receipt: orNull(having({ number: isText, submittedAt: orNull(isText), answered: orNull(isNumber) })),
  entries: (value) => Array.isArray(value) && value.length > 0 && value.every(isEntry),
  answers: orAbsent((value) => isFields(value) && Object.values(value).every(isText)),
});

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/** The record of an exam, in the last line of a downloaded file; null for any other text. */
export const readRecordFile = (text: string): ExamRecordFile | null => {
  const value = parsed(text.split('\n').findLast((line) => line.startsWith('{')) ?? '');
  return isFile(value) ? (value as ExamRecordFile) : null;
};
