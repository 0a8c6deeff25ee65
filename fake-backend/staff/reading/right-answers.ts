import { assessedScheme } from '../../assessed-units.ts';
import type { Backend } from '../../backend.ts';
import { plansOf } from '../../questions/plans-of.ts';
import type { PlannedQuestion } from '../../rules/exam/exam-plan.ts';

/** For the assessor's questions in an observation, where any answer counts. */
const spoken =
  'Saya mengerjakannya sesuai instruksi kerja, memeriksa hasilnya, dan mencatatnya. Bila ada yang menyimpang, saya berhenti dan melapor.';

export const rightAnswer = ({ key, answer }: PlannedQuestion): string => key ?? answer ?? spoken;

export const rightAnswers = (backend: Backend, trxId: string): Readonly<Record<string, string>> => {
  const scheme = assessedScheme(backend, backend.db.transactions.get(trxId));
  const questions = (scheme ? plansOf(scheme) : []).flatMap((plan) => plan.questions);
  return Object.fromEntries(
    questions.filter(({ kind }) => kind !== 'upload').map((question) => [question.id, rightAnswer(question)]),
  );
};
