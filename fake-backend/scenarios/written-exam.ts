import { plansOf } from '../questions/plans-of.ts';
import type { PlannedQuestion } from '../rules/exam/exam-plan.ts';
import { ago, MINUTE } from '../wib-time.ts';
import { assessmentAt, type Scenario, type Stage } from './scenario.ts';

const email = 'eka@contoh.example';

const wrongEvery = 4;
const doubtfulEvery = 5;

const pickedIn = ({ key, options }: PlannedQuestion, index: number): string => {
  const others = options.filter(({ value }) => value !== key);
  const wrong = index % wrongEvery === wrongEvery - 1 ? others[index % others.length]?.value : undefined;
  return wrong ?? key ?? '';
};

const play = async ({ backend, actor }: Stage, startedAgo: number, answered: number): Promise<string> => {
  const { db, clock } = backend;
  const { id: trxId, scheme_id: schemeId, candidate_id: candidateId } = assessmentAt(backend, email, 'exam', 'open');
  const scheme = db.schemes.get(schemeId);
  const plan = scheme && plansOf(scheme).find(({ type }) => type === 'pilihan-ganda');
  if (!plan) throw new Error(`${trxId} has no written exam`);
  const now = clock.now();
  const exam = { transaction_id: trxId, question_id: plan.id };
  const eka = actor(email);
  await clock.skewed(-startedAgo, () =>
    eka.post('/api/timer/startTimer', { ...exam, asesi_id: candidateId, is_asesi: true }),
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
  await eka.post('/api/assessment/answers', { ...exam, action: 'save', answers });
  return trxId;
};

export const writtenExam = (startedAgo: number, answered: number): Scenario => ({
  email,
  page: 'exams',
  play: (stage) => play(stage, startedAgo, answered),
});
