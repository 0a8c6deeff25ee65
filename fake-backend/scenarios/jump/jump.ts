import { assessedScheme } from '../../assessed-units.ts';
import type { Backend } from '../../backend.ts';
import type { StageRow } from '../../database/rows.ts';
import type { Server } from '../../server.ts';
import { stagesOf } from '../../staff/advance.ts';
import { otherAssessors } from '../../staff/decide-result.ts';
import { actAsStaff, type StaffAction, waitsForStaff } from '../../staff/play.ts';
import { otherSchedules } from '../../staff/reschedule.ts';
import { catchUp } from '../../time/pass-time.ts';
import { noteWork } from '../../worlds/note-work.ts';
import { tablesOf } from '../../worlds/shelf.ts';
import { RefusedCall } from '../actor.ts';
import { type Stage, stageOf } from '../stage.ts';
import { candidateForms } from './forms.ts';
import type { Walk } from './walk.ts';

const mostMoves = 40;

/** The next staff action: approves everything and reschedules an absent candidate, but fails the first unit when the target is an appeal. */
const staffAction = (walk: Walk, { name, waiting_for: actor }: Readonly<StageRow>): StaffAction | null => {
  const { backend, transaction, scheme, target } = walk;
  const trxId = transaction.id;
  switch (name) {
    case 'apl01':
    case 'apl02':
      return { type: name, trxId, decision: 'approve', note: null, notes: [] };
    case 'exam': {
      if (actor === 'admin') {
        const [nearest] = otherSchedules(backend, transaction);
        return nearest ? { type: 'reschedule', trxId, scheduleId: nearest.id } : { type: 'take-back-absence', trxId };
      }
      const [first] = target === 'appeal' ? scheme.units : [];
      const units = first ? [{ code: first.code, competent: false, note: null }] : [];
      return { type: 'decide', trxId, units, note: null };
    }
    case 'result':
      return { type: 'decide', trxId, units: [], note: null };
    case 'appeal': {
      const units = backend.db.results.get(trxId)?.units.filter(({ competent }) => !competent) ?? [];
      const assessor = otherAssessors(backend, trxId)[0]?.registration ?? null;
      const text = 'Alasan Anda cukup untuk penilaian ulang.';
      return { type: 'answer-appeal', trxId, granted: true, text, units: units.map(({ code }) => code), assessor };
    }
    default:
      return null;
  }
};

const toTheDay = ({ backend: { db, clock }, transaction, passTime }: Walk): void => {
  const day = Date.parse(db.schedules.get(transaction.schedule_id)?.starts_at ?? '');
  if (day > clock.now().getTime()) passTime(day);
};

const impossible = (stages: readonly StageRow[], target: StageRow): RangeError => {
  if (target.status === 'done') return new RangeError('Langkah ini sudah selesai.');
  if (target.name === 'appeal') return new RangeError('Banding hanya ada untuk hasil belum kompeten.');
  if (target.name === 'certificate') return new RangeError('Sertifikat hanya terbit bila semua unit kompeten.');
  const stuck = stages.find(({ status }) => status === 'open' || status === 'returned' || status === 'submitted');
  return new RangeError(stuck?.note ?? 'Langkah ini tidak dapat dicapai dari keadaan sekarang.');
};

const isNext = ({ name, status, waiting_for: actor }: Readonly<StageRow>): boolean =>
  (status === 'open' || status === 'returned') && (actor === 'candidate' || name === 'certificate');

const goOn = async (walk: Walk, stages: readonly Readonly<StageRow>[], target: StageRow): Promise<boolean> => {
  const current = stages.find(
    ({ name, status, position, waiting_for: actor }) =>
      status !== 'done' &&
      status !== 'locked' &&
      position <= target.position &&
      !(name === 'appeal' && actor === 'candidate'),
  );
  if (!current) return false;
  if (waitsForStaff(current)) {
    const action = staffAction(walk, current);
    if (!action) return false;
    actAsStaff(walk.backend, action);
    return true;
  }
  if (current.name === 'exam') toTheDay(walk);
  const send = candidateForms[current.name];
  await send?.(walk);
  return send !== undefined;
};

const stageNamed = (backend: Backend, walk: Pick<Walk, 'transaction' | 'target'>) => {
  const stages = stagesOf(backend, walk.transaction.id);
  const target = stages.find(({ name }) => name === walk.target);
  if (!target) throw new RangeError('Asesmen ini belum dimulai: pembeliannya belum dibayar.');
  return { stages, target };
};

const walkTo = async (walk: Walk): Promise<void> => {
  for (let moves = 0; moves < mostMoves; moves++) {
    const { stages, target } = stageNamed(walk.backend, walk);
    if (target.status === 'done') throw impossible(stages, target);
    if (isNext(target)) {
      if (target.name === 'exam') toTheDay(walk);
      return;
    }
    if (!(await goOn(walk, stages, target))) throw impossible(stages, target);
  }
  throw new RangeError('Langkah ini tidak dapat dicapai dari keadaan sekarang.');
};

/**
 * Advances an assessment to a stage within a running transaction. If the stage cannot be reached, rejects with an Indonesian RangeError; the
 * transaction must then be rolled back.
 */
export const jump = async (
  { backend, actor, passTime }: Stage,
  trxId: string,
  target: StageRow['name'],
): Promise<void> => {
  const { db } = backend;
  catchUp(backend);
  const transaction = db.transactions.get(trxId);
  const scheme = assessedScheme(backend, transaction);
  const candidate = db.candidates.get(transaction?.candidate_id ?? '');
  if (!transaction || !scheme || !candidate) throw new RangeError('Asesmen ini tidak ada.');
  // reads the row again, because a reschedule replaces it
  const walk: Walk = {
    backend,
    actor: actor(candidate.email),
    scheme,
    target,
    passTime,
    get transaction() {
      return db.transactions.get(trxId) ?? transaction;
    },
  };
  try {
    await walkTo(walk);
  } catch (error) {
    throw error instanceof RefusedCall ? new RangeError(error.reasons.join(' ')) : error;
  }
  noteWork(backend, candidate.id);
};

/**
 * Advances an assessment to a stage: submits the candidate's forms, makes the staff decisions and moves the clock to the assessment day.
 * Saves the current world first. If the stage cannot be reached, rejects with an Indonesian RangeError and changes nothing.
 */
export const jumpTo = async (server: Server, trxId: string, target: StageRow['name']): Promise<void> => {
  const { backend, transactions, shelf } = server;
  await transactions.run(async () => {
    const [tables, time] = [tablesOf(backend.db), backend.clock.now()];
    const stage = stageOf(server);
    await jump(stage, trxId, target);
    stage.leave();
    await shelf.keep(tables, time, 'travel');
  });
  server.realtime.tellOfTime();
};
