import { assessedScheme } from '../assessed-units.ts';
import type { Backend } from '../backend.ts';
import { messageSubjects } from '../rules/message.ts';
import { isConfirmedByStaff } from '../rules/purchase.ts';
import { openAdjustments } from './answer-adjustment.ts';
import { noticeOf, waitingPurchases } from './payment-gateway.ts';
import type { StaffTask } from './staff-task.ts';

const noStage = {
  open: false,
  absent: false,
  units: [],
  exams: [],
  awaited: [],
  canBeAbsent: false,
  schedules: [],
  assessors: [],
  needs: [],
  payment: null,
} as const;

const adjustmentTasks = (backend: Backend): StaffTask[] =>
  openAdjustments(backend).flatMap(({ id, needs, other, sent_at: since }) => {
    const transaction = backend.db.transactions.get(id);
    const scheme = assessedScheme(backend, transaction);
    const candidate = backend.db.candidates.get(transaction?.candidate_id ?? '');
    if (!scheme || !candidate) return [];
    const { email, fullname } = candidate;
    const reason = other === '' ? null : other;
    const task = { trxId: id, stage: 'adjustment', since, candidate: { email, fullname }, needs, reason } as const;
    return [{ ...noStage, ...task, scheme: scheme.title }];
  });

const messageTasks = ({ db }: Backend): StaffTask[] =>
  db.messages
    .where(({ answer }) => answer === null)
    .map((row) => ({
      trxId: row.id,
      ...noStage,
      stage: row.problem ? 'problem' : 'message',
      since: row.received_at,
      candidate: {
        email: db.candidates.get(row.candidate_id ?? '')?.email ?? row.email,
        fullname: db.candidates.get(row.candidate_id ?? '')?.fullname ?? `Tamu (${row.email})`,
      },
      scheme: messageSubjects[row.subject] ?? row.subject,
      reason: row.message,
    }));

const paymentTasks = (backend: Backend): StaffTask[] =>
  waitingPurchases(backend).flatMap((row) => {
    const candidate = backend.db.candidates.get(row.candidate_id);
    const scheme = backend.db.schemes.get(row.scheme_id);
    if (!candidate || !scheme) return [];
    const notice = noticeOf(backend, row.id);
    const { email, fullname } = candidate;
    return [
      {
        ...noStage,
        trxId: row.id,
        stage: isConfirmedByStaff(backend, row) ? 'transfer' : 'payment',
        since: row.payment_proof?.sent_at ?? row.created_at,
        candidate: { email, fullname },
        scheme: scheme.title,
        reason: null,
        payment: {
          amount: row.amount,
          until: row.expires_at,
          notice: notice
            ? { at: notice.at === null ? null : new Date(notice.at).toISOString(), found: notice.found }
            : null,
        },
      },
    ];
  });

export const otherTasks = (backend: Backend): StaffTask[] => [
  ...adjustmentTasks(backend),
  ...messageTasks(backend),
  ...paymentTasks(backend),
];
