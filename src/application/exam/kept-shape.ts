import type { KeptExam } from '../../domain/exam/kept-exam.ts';
import { fieldsOf } from '../fields-of.ts';
import { having, isNumber, isText, listOf, orAbsent, orNull, textsOf } from '../shape.ts';

/**
 * The stored shape of a kept exam. Version 1 can be read too, but no other version. `pictures` is absent in records from before pictures
 * were kept.
 */
export interface WrittenExam extends KeptExam {
  readonly version: 2;
  readonly deviceAhead: number | null;
  readonly pictures?: Readonly<Record<string, string>>;
}

const isAnyQuestion = having({ ...textsOf('id', 'html', 'kind'), no: isNumber });
const isChoice = having({ options: listOf(having(textsOf('value', 'html'))) });
const isVersion = having({ ...textsOf('value', 'device', 'answeredAt'), revision: isNumber });
const isAnswer = having({
  questionId: isText,
  current: orNull(isVersion),
  others: listOf(isVersion),
  file: orNull(having(textsOf('id', 'name'))),
});
const isElement = having({ ...textsOf('id', 'title'), criteria: listOf(having(textsOf('id', 'text', 'benchmark'))) });

/** Checks every field that an exam page needs, because an exam of another shape would crash the page. */
const isWritten = having({
  version: (value) => value === 2,
  candidate: having({ ...textsOf('email', 'fullname'), photo: orNull(isText) }),
  all: having({
    ...textsOf('trxId', 'candidate'),
    scheme: having(textsOf('title', 'number')),
    assessor: having(textsOf('name', 'registration')),
    unknown: orAbsent(listOf(having(textsOf('id', 'title', 'kind', 'type', 'status')))),
    exams: listOf(
      having({
        ...textsOf('id', 'trxId', 'kind', 'status'),
        extraMinutes: isNumber,
        minutes: orNull(isNumber),
        startedAt: orNull(isText),
        closesAt: orAbsent(isText),
      }),
    ),
  }),
  content: having({
    ...textsOf('examId', 'trxId'),
    instructionsHtml: orNull(isText),
    scenarioHtml: orNull(isText),
    steps: listOf(having({ ...textsOf('title', 'instruction'), no: isNumber })),
    units: listOf(having({ ...textsOf('code', 'title'), elements: listOf(isElement) })),
    questions: listOf((value) => isAnyQuestion(value) && (fieldsOf(value).kind !== 'choice' || isChoice(value))),
    answers: listOf(isAnswer),
  }),
  place: Number.isInteger,
  deviceAhead: orNull(isNumber),
});

/** A stored exam of this candidate; null for anything else. Its texts are as untrusted as the server's. */
export const writtenIn = (values: unknown, user: string): WrittenExam | null => {
  const fields = fieldsOf(values);
  // version 1 called the content `paper`
  const now = fields.version === 1 ? { ...fields, version: 2, content: fields.paper } : fields;
  const { id } = fieldsOf(fields.candidate);
  return id === user && isWritten(now) ? (now as unknown as WrittenExam) : null;
};
