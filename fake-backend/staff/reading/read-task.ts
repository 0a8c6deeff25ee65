import { assessedScheme } from '../../assessed-units.ts';
import type { Backend } from '../../backend.ts';
import { changeSettings, settingsOf } from '../../database/seeding.ts';
import { MINUTE } from '../../wib-time.ts';
import type { StaffTask } from '../staff-task.ts';
import { type Grading, readExams } from './read-exams.ts';
import { readApl01, readApl02, readAppeal, readResult, readTransfer } from './read-forms.ts';
import type { ReadingSection } from './reading.ts';

export interface Reading {
  readonly sections: readonly ReadingSection[];
  readonly grading: Grading | null;
}

/** The candidate's submission for a task; changes nothing. Throws a RangeError if there is no such assessment. */
export const readTask = async (backend: Backend, trxId: string, stage: StaffTask['stage']): Promise<Reading> => {
  const scheme = assessedScheme(backend, backend.db.transactions.get(trxId));
  if (!scheme) throw new RangeError(`${trxId}: there is no such assessment`);
  switch (stage) {
    case 'apl01':
      return { sections: await readApl01(backend, trxId, scheme), grading: null };
    case 'apl02':
      return { sections: readApl02(backend, trxId, scheme), grading: null };
    case 'appeal': {
      const { sections } = readExams(backend, trxId, scheme);
      return { sections: [...readAppeal(backend, trxId), ...sections], grading: null };
    }
    case 'exam':
    case 'result':
      return readExams(backend, trxId, scheme);
    case 'transfer':
      return { sections: readTransfer(backend, trxId), grading: null };
    default:
      return { sections: stage === 'certificate' ? readResult(backend, trxId) : [], grading: null };
  }
};

const readingTime = 10 * MINUTE;

/** Key of an opened task: stage id and submission time, because a resubmission is a new task. */
export const reservationOf = (id: string, since: string | null): string => `${id}@${since ?? ''}`;

/** Like `readTask`, but also reserves the task, so that the robots skip it. */
export const openTask = async (backend: Backend, trxId: string, stage: StaffTask['stage']): Promise<Reading> => {
  const reading = await readTask(backend, trxId, stage);
  const id = `${trxId}:${stage}`;
  const reservation = reservationOf(id, backend.db.stages.get(id)?.since ?? null);
  const now = backend.clock.now().getTime();
  const held = settingsOf(backend.db).at_desk;
  // does not write when a task is read again, because every change makes all open staff desks reload
  if (!((held[reservation] ?? 0) > now))
    changeSettings(backend.db, { at_desk: { ...held, [reservation]: now + readingTime } });
  return reading;
};
