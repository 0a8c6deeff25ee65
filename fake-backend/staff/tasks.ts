import type { Backend } from '../backend.ts';
import type { ExamSittingRow } from '../database/exam-rows.ts';
import type { SchemeRow, StageRow } from '../database/rows.ts';
import { plansOf, sittingsOf, ticksOf } from '../exam-sittings.ts';
import { deadlineOf } from '../rules/exam.ts';
import { messageSubjects } from '../rules/message.ts';
import { examTitle } from './exam-actions.ts';
import { apl01Targets, apl02Targets, type NoteTarget } from './note-targets.ts';
import { waitsForStaff } from './play.ts';

const playable = ['apl01', 'apl02', 'exam', 'appeal', 'certificate'] as const;

/** Something that the other side can do now. */
export interface StaffTask {
  /** The purchase; of a message its number. */
  readonly trxId: string;
  readonly stage: (typeof playable)[number] | 'message';
  /** Whether the candidate still has to finish the exam. */
  readonly open: boolean;
  /** ISO instant. */
  readonly since: string;
  readonly candidate: { readonly email: string; readonly fullname: string };
  readonly scheme: string;
  /** The parts of a form that a note can stand at. */
  readonly targets: readonly NoteTarget[];
  /** The units of an exam to decide. */
  readonly units: readonly { readonly code: string; readonly title: string }[];
  /** The exams that the candidate has started and not submitted. */
  readonly exams: readonly StaffExam[];
  /** What the candidate writes in an appeal, or somebody in a message. */
  readonly reason: string | null;
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

const taskOf = (backend: Backend, row: StageRow): StaffTask[] => {
  const { db } = backend;
  const stage = nameOf(row);
  const transaction = db.transactions.get(row.trx_id);
  const scheme = db.schemes.get(transaction?.scheme_id ?? '');
  const candidate = db.candidates.get(transaction?.candidate_id ?? '');
  if (!stage || row.since === null || !transaction || !scheme || !candidate) return [];
  return [
    {
      trxId: row.trx_id,
      stage,
      open: row.status === 'open' && stage === 'exam',
      since: row.since,
      candidate: { email: candidate.email, fullname: candidate.fullname },
      scheme: scheme.title,
      targets: targetsOf(stage, scheme),
      units: stage === 'exam' ? scheme.units.map(({ code, title }) => ({ code, title })) : [],
      exams: stage === 'exam' ? sittingsOf(backend, row.trx_id).flatMap((each) => examOf(backend, scheme, each)) : [],
      reason: stage === 'appeal' ? (db.appeals.get(row.trx_id)?.reason ?? null) : null,
    },
  ];
};

const messageTasks = ({ db }: Backend): StaffTask[] =>
  db.messages
    .where(({ answer }) => answer === null)
    .map((row) => ({
      trxId: row.id,
      stage: 'message',
      open: false,
      since: row.received_at,
      candidate: {
        email: db.candidates.get(row.candidate_id ?? '')?.email ?? row.email,
        fullname: db.candidates.get(row.candidate_id ?? '')?.fullname ?? `Tamu (${row.email})`,
      },
      scheme: messageSubjects[row.subject] ?? row.subject,
      targets: [],
      units: [],
      exams: [],
      reason: row.message,
    }));

/** What waits for the certification body, and the exams that can be closed; the longest waiting first. */
export const staffTasks = (backend: Backend): StaffTask[] =>
  backend.db.stages
    .where(isTask)
    .flatMap((row) => taskOf(backend, row))
    .concat(messageTasks(backend))
    .sort((a, b) => Date.parse(a.since) - Date.parse(b.since));
