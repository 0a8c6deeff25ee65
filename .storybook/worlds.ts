import type { Backend } from '../fake-backend/backend.ts';
import { startAttempt } from '../fake-backend/exam-attempts.ts';
import { plansOf } from '../fake-backend/questions/plans-of.ts';
import type { ExamPlan } from '../fake-backend/rules/exam/exam-plan.ts';
import { sitExam } from '../fake-backend/scenarios/sit-exam.ts';
import { stageOf } from '../fake-backend/scenarios/stage.ts';
import type { Server } from '../fake-backend/server.ts';
import { holdExam, holdingAll, releasingAll } from '../fake-backend/staff/hold-exam.ts';
import { newLink } from '../fake-backend/staff/mail.ts';
import { MINUTE } from '../fake-backend/wib-time.ts';

/** Eka's purchase; its exams are ready in the seed. */
export const examTrxId = 'TRX-2026-000132';

export const running = (kind: ExamPlan['kind']) => (backend: Backend) => {
  const scheme = backend.db.schemes.get(backend.db.transactions.get(examTrxId)?.scheme_id ?? '');
  const plan = scheme && plansOf(scheme).find((each) => each.kind === kind);
  if (!plan) throw new Error(`The seed has no exam of the kind ${kind}.`);
  startAttempt(backend, examTrxId, plan);
};

export const writtenSince = (minutes: number, answered: number) => async (_: Backend, server: Server) => {
  const exam = { email: 'eka@contoh.example', exam: 'pilihan-ganda', ago: minutes * MINUTE, answered };
  await sitExam(stageOf(server), exam);
};

/** Eka's exams wait for the assessor, or may begin with a code. */
export const held =
  (code?: string) =>
  (backend: Backend): void => {
    const purchase = backend.db.transactions.get(examTrxId);
    const scheme = purchase && backend.db.schemes.get(purchase.scheme_id);
    if (!purchase || !scheme) throw new Error('The seed has no exams of Eka.');
    const actions = code === undefined ? holdingAll(backend, purchase) : releasingAll(backend, purchase, code);
    for (const action of actions) holdExam(backend, purchase, scheme, action);
  };

/** Fajar has appealed. */
export const appealed = ({ db }: Backend) => {
  const trxId = 'TRX-2026-000127';
  const stage = db.stages.get(`${trxId}:appeal`);
  const agreement = db.agreements.get(trxId);
  if (!stage || !agreement) throw new Error('The seed has no result to appeal against.');
  db.stages.put({ ...stage, status: 'submitted', waiting_for: 'assessor' });
  db.appeals.put({
    id: trxId,
    explained: true,
    discussed: true,
    others_involved: false,
    reason: 'Bukti pengendalian anggaran sudah saya unggah, tetapi tidak dibahas.',
    sent_at: '2026-03-10T08:30:00+07:00',
    signature: agreement.signature,
    answer: null,
  });
};

/** The body has made the account of Ayu. */
export const withTemporaryPassword = (backend: Backend) => {
  for (const row of backend.db.candidates.where(({ email }) => email === 'ayu@contoh.example'))
    newLink(backend, 'temporary', row);
};
