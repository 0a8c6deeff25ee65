import type { RoomExam, RoomTrainee, RoomView } from '../../src/application/ports/simulation/room-control.ts';
import { assessedScheme } from '../assessed-units.ts';
import type { Backend } from '../backend.ts';
import type { CandidateRow, StageRow, TransactionRow } from '../database/rows.ts';
import { settingsOf } from '../database/seeding.ts';
import type { Sorting } from '../database/sorted-groups.ts';
import { answersOf, attemptsOf, endOf } from '../exam-attempts.ts';
import { openProblems } from '../exam-problems.ts';
import { plansOf } from '../questions/plans-of.ts';
import { examTitle } from '../rules/exam/exam-kinds.ts';
import { isReadyForStaff } from '../rules/purchase.ts';
import { scenarios } from '../scenarios/shipped.ts';
import type { Server } from '../server.ts';
import { stagesOf } from '../staff/advance.ts';
import { waitsForStaff } from '../staff/play.ts';
import { readTask } from '../staff/reading/read-task.ts';
import type { ReadingSection } from '../staff/reading/reading.ts';
import { nextActs } from '../time/pass-time.ts';
import { clockRates } from '../time/time-control.ts';
import { HOUR } from '../wib-time.ts';
import type { Activity } from './activity.ts';
import type { Attention } from './attention.ts';
import { faultsOf, roomFaults } from './faults.ts';
import { removedTraineesOf, traineesOf } from './trainees.ts';

const ofCandidate: Sorting<TransactionRow> = {
  group: ({ candidate_id }) => candidate_id,
  compare: (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1),
};

export const purchasesOf = ({ db }: Backend, candidateId: string): readonly Readonly<TransactionRow>[] =>
  db.transactions.sorted(ofCandidate, candidateId);

const openStage = (backend: Backend, { id }: TransactionRow): Readonly<StageRow> | undefined =>
  stagesOf(backend, id).find(({ status }) => /open|submitted|returned/.test(status));

export const currentOf = (backend: Backend, candidateId: string): Readonly<TransactionRow> | undefined => {
  const purchases = purchasesOf(backend, candidateId);
  return (
    purchases.find((purchase) => openStage(backend, purchase)) ??
    purchases.find(({ status }) => status === 'pending') ??
    purchases[0]
  );
};

const stageTitles: Record<StageRow['name'], string> = {
  agreement: 'Persetujuan',
  apl01: 'APL 01',
  apl02: 'APL 02',
  exam: 'Ujian',
  result: 'Hasil',
  appeal: 'Banding',
  feedback: 'Umpan balik',
  certificate: 'Sertifikat',
};

const purchaseTitles: Record<TransactionRow['status'], string> = {
  pending: 'Menunggu pembayaran',
  paid: 'Selesai',
  failed: 'Pembayaran gagal',
  expired: 'Pembayaran kedaluwarsa',
  cancelled: 'Pembelian dibatalkan',
};

const isWithStaff = (purchase: TransactionRow): boolean => purchase.status === 'pending' && isReadyForStaff(purchase);

export const stepOf = (backend: Backend, purchase: TransactionRow | undefined): Pick<RoomTrainee, 'step' | 'waits'> => {
  if (!purchase) return { step: 'Belum membeli skema', waits: 'candidate' };
  const stage = openStage(backend, purchase);
  if (!stage && isWithStaff(purchase)) {
    const step = purchase.amount === 0 ? 'Menunggu konfirmasi' : 'Bukti transfer terkirim';
    return { step, waits: 'staff' };
  }
  if (!stage) {
    const waits = purchase.status === 'pending' ? 'candidate' : null;
    return { step: purchaseTitles[purchase.status], waits };
  }
  const returned = stage.status === 'returned' ? ' dikembalikan' : '';
  const waits = waitsForStaff(stage) ? 'staff' : 'candidate';
  return { step: `${stageTitles[stage.name]}${returned}`, waits };
};

export const readTrainee = async (backend: Backend, email: string): Promise<readonly ReadingSection[]> => {
  const candidate = traineesOf(backend).find((each) => each.email === email);
  const purchase = candidate && currentOf(backend, candidate.id);
  if (!purchase) return [];
  const name = openStage(backend, purchase)?.name ?? (isWithStaff(purchase) ? 'transfer' : undefined);
  if (!name || name === 'agreement' || name === 'feedback') return [];
  return (await readTask(backend, purchase.id, name)).sections;
};

export const examsOf = (backend: Backend, purchase: TransactionRow | undefined): RoomExam[] => {
  const scheme = assessedScheme(backend, purchase);
  if (!purchase || !scheme) return [];
  const plans = plansOf(scheme);
  return attemptsOf(backend, purchase.id).flatMap((attempt) => {
    const plan = plans.find(({ id }) => id === attempt.question_id);
    if (!plan) return [];
    const answers = [...answersOf(backend, attempt.id).values()];
    return [
      {
        id: plan.id,
        title: examTitle(plan),
        answered: answers.filter(({ current, file }) => file !== null || (current?.value ?? '').trim() !== '').length,
        total: plan.questions.length,
        until: new Date(endOf(backend, attempt, plan)).toISOString(),
        closed: attempt.closed,
        submitted: attempt.receipt !== null,
      },
    ];
  });
};

const readyFor = 8 * HOUR;

const readinessOf = (backend: Backend, purchase: TransactionRow | undefined): Pick<RoomTrainee, 'ready'> => {
  const stage = purchase && openStage(backend, purchase);
  if (stage?.name !== 'exam' || stage.waiting_for !== 'candidate') return {};
  const age = backend.clock.now().getTime() - Date.parse(stage.device_ready ?? '');
  return { ready: age >= 0 && age < readyFor };
};

const traineeOf = (
  { backend, realtime }: Server,
  activity: Activity,
  attention: Attention,
  candidate: CandidateRow,
): RoomTrainee => {
  const { id, email, fullname } = candidate;
  const purchase = currentOf(backend, id);
  const seen = activity.of(id);
  return {
    email,
    fullname,
    ...stepOf(backend, purchase),
    exams: examsOf(backend, purchase),
    online: realtime.isConnected(id),
    seen: seen ? new Date(seen.at).toISOString() : null,
    did: seen?.did ?? null,
    faults: faultsOf(backend.db, id),
    problems: purchase ? openProblems(backend, purchase.id).map(({ message }) => message) : [],
    ...attention.of(id),
    ...readinessOf(backend, purchase),
  };
};

export const roomView = (
  server: Server,
  activity: Activity,
  attention: Attention,
): Omit<RoomView, 'undone' | 'usedAt' | 'full'> => {
  const { backend, realNow } = server;
  const { clock_rate, robots } = settingsOf(backend.db);
  const [next] = nextActs(backend);
  return {
    now: backend.clock.now().toISOString(),
    realNow: new Date(realNow()).toISOString(),
    rate: clockRates.find((rate) => rate === clock_rate) ?? 1,
    nextEvent: next ? { at: new Date(next.at).toISOString(), title: next.title } : null,
    robots: robots.on,
    trainees: traineesOf(backend).map((candidate) => traineeOf(server, activity, attention, candidate)),
    removed: removedTraineesOf(backend).map(({ email, fullname }) => ({ email, fullname })),
    scenarios: scenarios.map(({ name, title }) => ({ name, title })),
    faults: roomFaults.map(({ id, title }) => ({ id, title })),
  };
};
