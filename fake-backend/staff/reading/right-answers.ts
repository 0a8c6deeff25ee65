import { assessedScheme } from '../../assessed-units.ts';
import type { Backend } from '../../backend.ts';
import { plansOf } from '../../exam-attempts.ts';
import type { PlannedQuestion } from '../../rules/exam/exam-plan.ts';

export const rightAnswer = ({ key, keywords }: PlannedQuestion): string =>
  key ??
  `Dalam pekerjaan saya, hal ini dikerjakan berurutan dan diperiksa kembali. Yang saya perhatikan: ${keywords.join(', ')}.`;

export const rightAnswers = (backend: Backend, trxId: string): Readonly<Record<string, string>> => {
  const scheme = assessedScheme(backend, backend.db.transactions.get(trxId));
  const questions = (scheme ? plansOf(scheme) : []).flatMap((plan) => plan.questions);
  return Object.fromEntries(
    questions.filter(({ kind }) => kind !== 'upload').map((question) => [question.id, rightAnswer(question)]),
  );
};
