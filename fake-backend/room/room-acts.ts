import type { RoomAction, RoomOutcome } from '../../src/application/ports/simulation/room-control.ts';
import { assessedScheme } from '../assessed-units.ts';
import type { Backend } from '../backend.ts';
import type { CandidateRow, TransactionRow } from '../database/rows.ts';
import { attemptId, attemptsOf } from '../exam-attempts.ts';
import { openProblems } from '../exam-problems.ts';
import { plansOf } from '../questions/plans-of.ts';
import { actorOf } from '../scenarios/actor.ts';
import type { Server } from '../server.ts';
import { stagesOf } from '../staff/advance.ts';
import { holdingAll, releasingAll } from '../staff/hold-exam.ts';
import { actAsStaff, type StaffAction } from '../staff/play.ts';
import { changeFromNow } from '../time/pass-time.ts';
import type { Attention } from './attention.ts';
import { setFault } from './faults.ts';
import { examsOf, purchasesOf } from './room-view.ts';
import { readmitTrainee, removedTraineesOf, removeTrainee, resetTrainees, traineesOf } from './trainees.ts';

const stageOf = (backend: Backend, trxId: string, name: string) =>
  stagesOf(backend, trxId).find((stage) => stage.name === name);

const running = (backend: Backend, { id }: TransactionRow) =>
  attemptsOf(backend, id).filter(({ receipt }) => receipt === null);

const staffActions = (backend: Backend, purchase: TransactionRow, action: RoomAction): StaffAction[] => {
  const trxId = purchase.id;
  const forms = (['apl01', 'apl02'] as const).filter((name) => stageOf(backend, trxId, name)?.status === 'submitted');
  const attempts = running(backend, purchase);
  const exam = stageOf(backend, trxId, 'exam');
  switch (action.type) {
    case 'extend-exam':
      return attempts.map((row) => ({ type: action.type, trxId, examId: row.question_id, minutes: action.minutes }));
    case 'close-exam':
      return attempts
        .filter(({ closed }) => closed === null)
        .map((row) => ({ type: 'close-exam', trxId, examId: row.question_id, note: action.note }));
    case 'reopen-exam':
      return attempts
        .filter(({ closed }) => closed !== null)
        .map((row) => ({ type: 'reopen-exam', trxId, examId: row.question_id }));
    case 'hold-exam':
      return [...holdingAll(backend, purchase)];
    case 'release-exam':
      return [...releasingAll(backend, purchase, action.code)];
    case 'finish-exam':
      return exam?.status === 'open' && attemptsOf(backend, trxId).length > 0 ? [{ type: 'finish-exam', trxId }] : [];
    case 'approve-forms':
      return forms.map((type) => ({ type, trxId, decision: 'approve', note: null, notes: [] }));
    case 'return-forms':
      return forms.map((type) => ({ type, trxId, decision: 'return', note: action.note, notes: [] }));
    case 'issue-certificate':
      return [{ type: 'issue-certificate', trxId }];
    case 'settle':
      return [{ type: 'settle-payment', trxId, outcome: action.outcome }];
    case 'decide-problem':
      return openProblems(backend, trxId).map(({ id }) => ({ ...action, trxId: id }));
    case 'decide': {
      if (exam?.status !== 'submitted') return [];
      const units = assessedScheme(backend, purchase)?.units ?? [];
      const judged = units.map(({ code }) => ({ code, competent: action.competent, note: null }));
      return [{ type: 'decide', trxId, units: judged, note: null }];
    }
    default:
      return [];
  }
};

const succeeds = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

const startExam = async ({ backend, handlers }: Server, { id, email }: CandidateRow): Promise<boolean> => {
  for (const purchase of purchasesOf(backend, id)) {
    const scheme = assessedScheme(backend, purchase);
    if (!scheme || stageOf(backend, purchase.id, 'exam')?.status !== 'open' || running(backend, purchase).length > 0)
      continue;
    const plan = plansOf(scheme).find((each) => !backend.db.examSittings.get(attemptId(purchase.id, each)));
    if (!plan) continue;
    const { actor, leave } = actorOf(backend, handlers, email);
    const exam = { transaction_id: purchase.id, question_id: plan.id, asesi_id: id, is_asesi: true };
    const started = await actor.post('/api/timer/startTimer', exam).then(
      () => true,
      () => false, // the action is refused before the assessment day
    );
    leave();
    return started;
  }
  return false;
};

/** Whether a running exam of the trainee is over, which few added minutes do not change. */
const isOver = (backend: Backend, { id }: CandidateRow): boolean =>
  purchasesOf(backend, id)
    .flatMap((purchase) => examsOf(backend, purchase))
    .some(({ submitted, until }) => !submitted && Date.parse(until) <= backend.clock.now().getTime());

const pointText = (target: string): string => `Tekan “${target}”.`;

const actOn = async (
  server: Server,
  attention: Attention,
  candidate: CandidateRow,
  action: RoomAction,
  isAlone: boolean,
): Promise<boolean> => {
  const { backend } = server;
  switch (action.type) {
    case 'reset':
      return true;
    case 'start-exam':
      return startExam(server, candidate);
    case 'fault':
      return setFault(backend.db, candidate.id, action.fault);
    case 'end-faults':
      return setFault(backend.db, candidate.id, null);
    case 'say':
      attention.say(candidate.id, { text: action.text, target: null, answers: isAlone });
      return true;
    case 'point':
      attention.say(candidate.id, { text: pointText(action.target), target: action.target, answers: isAlone });
      return true;
    case 'freeze':
      return attention.freeze(candidate.id, action.note);
    case 'unfreeze':
      return attention.freeze(candidate.id, null);
    case 'remove':
      removeTrainee(backend, candidate);
      return true;
    case 'readmit':
      readmitTrainee(backend, candidate);
      return true;
    default: {
      const acts = purchasesOf(backend, candidate.id).flatMap((purchase) => staffActions(backend, purchase, action));
      return acts.filter((act) => succeeds(() => actAsStaff(backend, act))).length > 0;
    }
  }
};

/** Applies an action to trainees where possible, and counts these trainees. Rejects with a RangeError for an invalid action. */
export const actOnTrainees = async (
  server: Server,
  attention: Attention,
  emails: readonly string[],
  action: RoomAction,
): Promise<RoomOutcome> => {
  const { backend, transactions } = server;
  const members = action.type === 'readmit' ? removedTraineesOf(backend) : traineesOf(backend);
  const asked = members.filter(({ email }) => emails.includes(email));
  if (action.type === 'reset') await resetTrainees(server, emails, action.scenario);
  return transactions.run(async () => {
    const done: CandidateRow[] = [];
    changeFromNow(backend, () => undefined);
    for (const candidate of asked)
      if (await actOn(server, attention, candidate, action, asked.length === 1)) done.push(candidate);
    const over = action.type === 'extend-exam' ? done.filter((each) => isOver(backend, each)).length : 0;
    return { done: done.length, asked: asked.length, over };
  });
};
