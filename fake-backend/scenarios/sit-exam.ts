import { plansOf } from '../questions/plans-of.ts';
import type { PlannedQuestion } from '../rules/exam/exam-plan.ts';
import { ago, MINUTE } from '../wib-time.ts';
import type { Act } from './act.ts';
import { purchaseOf, type Stage } from './stage.ts';

const wrongEvery = 4;
const doubtfulEvery = 5;

const pickedIn = ({ key, options }: PlannedQuestion, index: number): string => {
  const others = options.filter(({ value }) => value !== key);
  const wrong = index % wrongEvery === wrongEvery - 1 ? others[index % others.length]?.value : undefined;
  return wrong ?? key ?? '';
};

/** Begins an exam in the past and answers its first questions, one a minute; every fourth wrongly, every fifth in doubt. */
export const sitExam = async (
  { backend, actor }: Stage,
  { email, exam, ago: startedAgo, answered }: Omit<Extract<Act, { type: 'sit' }>, 'type' | 'at'>,
): Promise<void> => {
  const { db, clock } = backend;
  const {
    id: trxId,
    scheme_id: schemeId,
    candidate_id: candidateId,
  } = purchaseOf(backend, email, { stage: 'exam', status: 'open' });
  const scheme = db.schemes.get(schemeId);
  const plan = scheme && plansOf(scheme).find(({ type }) => type === exam);
  if (!plan) throw new RangeError(`exam: ${trxId} has no exam of this kind`);
  const now = clock.now();
  const body = { transaction_id: trxId, question_id: plan.id };
  const candidate = actor(email);
  await clock.skewed(-startedAgo, () =>
    candidate.post('/api/timer/startTimer', { ...body, asesi_id: candidateId, is_asesi: true }),
  );
  const answers = plan.questions.slice(0, answered).map((question, index) => ({
    question_detail_id: question.id,
    value: pickedIn(question, index),
    doubtful: index % doubtfulEvery === doubtfulEvery - 1,
    revision: 1,
    base_revision: 0,
    device: 'skenario',
    answered_at: ago(now, startedAgo - (index + 1) * MINUTE),
  }));
  await candidate.post('/api/assessment/answers', { ...body, action: 'save', answers });
};
