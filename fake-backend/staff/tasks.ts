import { assessedScheme } from '../assessed-units.ts';
import type { Backend } from '../backend.ts';
import type { ExamSittingRow } from '../database/exam-rows.ts';
import type { SchemeRow, StageRow, TransactionRow } from '../database/rows.ts';
import { plansOf, sittingsOf, ticksOf } from '../exam-sittings.ts';
import { deadlineOf } from '../rules/exam/exam.ts';
import { messageSubjects } from '../rules/message.ts';
import { dayText } from './advance.ts';
import { openAdjustments } from './answer-adjustment.ts';
import { openReassessment, otherAssessors } from './decide-result.ts';
import { examTitle } from './exam-actions.ts';
import { apl01Targets, apl02Targets, type NoteTarget } from './note-targets.ts';
import { waitsForStaff } from './play.ts';
import { canBeAbsent, otherSchedules } from './reschedule.ts';

const playable = ['apl01', 'apl02', 'exam', 'result', 'appeal', 'certificate'] as const;

/** Something that the other side can do now. */
export interface StaffTask {
  /** The purchase; of a message its number. */
  readonly trxId: string;
  readonly stage: (typeof playable)[number] | 'adjustment' | 'message';
  /** Whether the candidate still has to finish the exam. */
  readonly open: boolean;
  /** Whether the candidate of an exam has not come. */
  readonly absent: boolean;
  /** ISO instant. */
  readonly since: string;
  readonly candidate: { readonly email: string; readonly fullname: string };
  readonly scheme: string;
  /** The parts of a form that a note can stand at. */
  readonly targets: readonly NoteTarget[];
  /** The units of an exam or a reassessment to decide, or those that an appeal can bring up again. */
  readonly units: readonly { readonly code: string; readonly title: string }[];
  /** The exams that the candidate has started and not submitted. */
  readonly exams: readonly StaffExam[];
  /** Whether it can be said of the candidate not to have come. */
  readonly canBeAbsent: boolean;
  /** Where the candidate, who has not started, could be assessed instead. */
  readonly schedules: readonly { readonly id: string; readonly title: string }[];
  /** What somebody asks for in a request for adjustments. */
  readonly needs: readonly string[];
  /** What the candidate writes in an appeal or a request for adjustments, or somebody in a message. */
  readonly reason: string | null;
  /** Who can assess again after an appeal. */
  readonly assessors: readonly { readonly name: string; readonly registration: string }[];
}

/** An exam that runs, or is closed for a while. */
interface StaffExam {
  readonly id: string;
  readonly title: string;
  /** ISO instant. */
  readonly until: string;
  /** Why it is closed; null while it runs. */
  readonly closed: string | null;
  /** Of an observation. */
  readonly criteria: readonly { readonly id: string; readonly text: string; readonly competent: boolean | null }[];
}

const nameOf = ({ name }: StageRow): (typeof playable)[number] | undefined => playable.find((known) => known === name);

/** An open exam is the candidate's, but the other side may close it. */
const isTask = (stage: StageRow): boolean => waitsForStaff(stage) || (stage.name === 'exam' && stage.status === 'open');

const targetsOf = (stage: StaffTask['stage'], scheme: SchemeRow): NoteTarget[] => {
  if (stage === 'apl01') return apl01Targets(scheme);
  return stage === 'apl02' ? apl02Targets(scheme) : [];
};

const examOf = (backend: Backend, scheme: SchemeRow, sitting: Readonly<ExamSittingRow>): StaffExam[] => {
  const plan = plansOf(scheme).find(({ id }) => id === sitting.question_id);
  if (!plan || sitting.receipt) return [];
  const ticks = ticksOf(backend, sitting.id);
  const criteria = plan.units.flatMap(({ elements }) => elements.flatMap((element) => element.criteria));
  return [
    {
      id: plan.id,
      title: examTitle(plan),
      until: new Date(deadlineOf(sitting, plan)).toISOString(),
      closed: sitting.closed,
      criteria: criteria.map(({ id, text }) => ({ id, text, competent: ticks.get(id) ?? null })),
    },
  ];
};

const unitsOf = (backend: Backend, trxId: string, stage: StaffTask['stage'], scheme: SchemeRow): StaffTask['units'] => {
  const lacking = backend.db.results.get(trxId)?.units.filter(({ competent }) => !competent) ?? [];
  const again = openReassessment(backend, trxId)?.units ?? [];
  if (stage === 'exam') return scheme.units;
  if (stage === 'appeal') return lacking;
  return stage === 'result' ? lacking.filter(({ code }) => again.includes(code)) : [];
};

/** Who comes late, or not at all, is moved as long as nothing was started. */
const placesOf = (backend: Backend, row: StageRow, transaction: Readonly<TransactionRow>) => {
  const movable = row.name === 'exam' && row.status === 'open' && sittingsOf(backend, row.trx_id).length === 0;
  return {
    canBeAbsent: movable && canBeAbsent(backend, transaction),
    schedules: movable
      ? otherSchedules(backend, transaction).map((each) => ({ id: each.id, title: dayText(each) }))
      : [],
  };
};

const taskOf = (backend: Backend, row: StageRow): StaffTask[] => {
  const { db } = backend;
  const stage = nameOf(row);
  const transaction = db.transactions.get(row.trx_id);
  const scheme = assessedScheme(backend, transaction);
  const candidate = db.candidates.get(transaction?.candidate_id ?? '');
  if (!stage || row.since === null || !transaction || !scheme || !candidate) return [];
  return [
    {
      trxId: row.trx_id,
      stage,
      open: row.status === 'open' && stage === 'exam',
      absent: row.status === 'open' && stage === 'exam' && row.waiting_for === 'admin',
      since: row.since,
      candidate: { email: candidate.email, fullname: candidate.fullname },
      scheme: scheme.title,
      targets: targetsOf(stage, scheme),
      units: unitsOf(backend, row.trx_id, stage, scheme).map(({ code, title }) => ({ code, title })),
      exams: stage === 'exam' ? sittingsOf(backend, row.trx_id).flatMap((each) => examOf(backend, scheme, each)) : [],
      ...placesOf(backend, row, transaction),
      needs: [],
      reason: stage === 'appeal' ? (db.appeals.get(row.trx_id)?.reason ?? null) : null,
      assessors:
        stage === 'appeal'
          ? otherAssessors(backend, row.trx_id).map(({ name, registration }) => ({ name, registration }))
          : [],
    },
  ];
};

/** What only a stage has. */
const noStage = {
  open: false,
  absent: false,
  targets: [],
  units: [],
  exams: [],
  canBeAbsent: false,
  schedules: [],
  assessors: [],
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
      stage: 'message',
      since: row.received_at,
      candidate: {
        email: db.candidates.get(row.candidate_id ?? '')?.email ?? row.email,
        fullname: db.candidates.get(row.candidate_id ?? '')?.fullname ?? `Tamu (${row.email})`,
      },
      scheme: messageSubjects[row.subject] ?? row.subject,
      needs: [],
      reason: row.message,
    }));

/** What waits for the certification body, and the exams that can be closed; the longest waiting first. */
export const staffTasks = (backend: Backend): StaffTask[] =>
  backend.db.stages
    .where(isTask)
    .flatMap((row) => taskOf(backend, row))
    .concat(adjustmentTasks(backend), messageTasks(backend))
    .sort((a, b) => Date.parse(a.since) - Date.parse(b.since));
