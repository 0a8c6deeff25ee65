import type { AnswerView } from './answer-record.ts';
import type { AnswerVersion, Question } from './question.ts';

export interface ReviewedQuestion {
  readonly question: Question;
  readonly index: number;
}

interface InVersions extends ReviewedQuestion {
  readonly view: AnswerView;
  readonly others: readonly AnswerVersion[];
}

export interface ReviewFacts {
  readonly answered: number;
  readonly empty: readonly ReviewedQuestion[];
  readonly doubtful: readonly ReviewedQuestion[];
  readonly contested: readonly InVersions[];
  /** Answers that the server stored with other words. */
  readonly changed: readonly InVersions[];
  readonly refused: readonly (ReviewedQuestion & { readonly reason: string | null; readonly value: string })[];
}

/** The points that a candidate should check before submitting. */
export const reviewFacts = (questions: readonly Question[], answers: ReadonlyMap<string, AnswerView>): ReviewFacts => {
  const reviewed = questions.map((question, index) => ({ question, index, view: answers.get(question.id) }));
  const refused = reviewed.flatMap(({ view, ...rest }) =>
    view?.phase === 'refused' ? [{ ...rest, reason: view.refusal, value: view.value }] : [],
  );
  const empty = reviewed.filter(({ view }) => !view || (view.value === '' && view.phase !== 'refused'));
  const inVersions = reviewed.flatMap(({ view, ...rest }) => {
    const others = view?.others.filter(({ value }) => value !== view.value) ?? [];
    return view && others.length > 0 ? [{ ...rest, view, others }] : [];
  });
  return {
    answered: questions.length - empty.length - refused.length,
    empty,
    doubtful: reviewed.filter(({ view }) => view?.doubtful),
    contested: inVersions.filter(({ view }) => view.phase !== 'changed'),
    changed: inVersions.filter(({ view }) => view.phase === 'changed'),
    refused,
  };
};
