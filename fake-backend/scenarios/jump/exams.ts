import { samplePdf } from '../../database/seed/forms/sample-files.ts';
import { attemptId, ticksOf } from '../../exam-attempts.ts';
import { plansOf } from '../../questions/plans-of.ts';
import type { ExamPlan } from '../../rules/exam/exam-plan.ts';
import { actAsStaff } from '../../staff/play.ts';
import { rightAnswer } from '../../staff/reading/right-answers.ts';
import { ago } from '../../wib-time.ts';
import { blobOf } from '../actor.ts';
import type { Walk } from './walk.ts';

const examOf = ({ transaction }: Walk, { id }: ExamPlan) => ({ transaction_id: transaction.id, question_id: id });

const upload = async (walk: Walk, plan: ExamPlan): Promise<void> => {
  const { actor, backend, transaction } = walk;
  const { data } = samplePdf({ id: '', candidate_id: transaction.candidate_id }, '', ['Hasil tugas praktik']);
  for (const { id } of plan.questions.filter(({ kind }) => kind === 'upload')) {
    const form = new FormData();
    const texts = { ...examOf(walk, plan), question_detail_id: id, answered_at: ago(backend.clock.now(), 0) };
    for (const [name, text] of Object.entries(texts)) form.append(name, text);
    form.append('file', blobOf(data), 'contoh-hasil.pdf');
    await actor.post('/api/assessment/answers', form);
  }
};

const watch = ({ backend, transaction }: Walk, plan: ExamPlan): void => {
  const ticks = ticksOf(backend, attemptId(transaction.id, plan));
  const criteria = plan.units.flatMap(({ elements }) => elements.flatMap((element) => element.criteria));
  for (const { id } of criteria.filter((criterion) => !ticks.has(criterion.id)))
    actAsStaff(backend, { type: 'tick', trxId: transaction.id, examId: plan.id, criterion: id, competent: true });
};

const take = async (walk: Walk, plan: ExamPlan): Promise<void> => {
  const { actor, backend, transaction } = walk;
  const attempt = () => backend.db.examSittings.get(attemptId(transaction.id, plan));
  if (attempt()?.receipt) return;
  if (typeof attempt()?.closed === 'string')
    actAsStaff(backend, { type: 'reopen-exam', trxId: transaction.id, examId: plan.id });
  const start = { ...examOf(walk, plan), asesi_id: transaction.candidate_id, is_asesi: true };
  await actor.post('/api/timer/startTimer', start);
  await upload(walk, plan);
  watch(walk, plan);
  const stored = new Map(
    backend.db.examAnswers
      .where(({ sitting_id }) => sitting_id === attempt()?.id)
      .map((row) => [row.question_detail_id, row.current?.revision ?? 0]),
  );
  const answers = plan.questions
    .filter(({ kind }) => kind !== 'upload')
    .map((question) => ({
      question_detail_id: question.id,
      value: rightAnswer(question),
      doubtful: false,
      revision: (stored.get(question.id) ?? 0) + 1,
      base_revision: stored.get(question.id) ?? 0,
      device: 'lompatan',
      answered_at: ago(backend.clock.now(), 0),
    }));
  await actor.post('/api/assessment/answers', { ...examOf(walk, plan), action: 'save', answers });
  await actor.post('/api/assessment/answers', { ...examOf(walk, plan), action: 'submit', answers: [] });
};

export const takeExams = async (walk: Walk): Promise<void> => {
  for (const plan of plansOf(walk.scheme)) await take(walk, plan);
};
