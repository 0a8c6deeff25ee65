import { assessedScheme } from '../../assessed-units.ts';
import type { Backend } from '../../backend.ts';
import { changeSettings, settingsOf } from '../../database/seeding.ts';
import { MINUTE } from '../../wib-time.ts';
import type { StaffTask } from '../staff-task.ts';
import { type Grading, readExams } from './read-exams.ts';
import { readApl01, readApl02, readAppeal, readResult } from './read-forms.ts';
import type { ReadingSection } from './reading.ts';

/** What somebody of the certification body reads before a decision. */
export interface Reading {
  readonly sections: readonly ReadingSection[];
  /** Of exams; null of everything else. */
  readonly grading: Grading | null;
}

/** What the candidate has sent to a task. Nothing changes. Throws a RangeError where there is no such assessment. */
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
    default:
      return { sections: stage === 'certificate' ? readResult(backend, trxId) : [], grading: null };
  }
};

/** How long the robots leave alone what somebody reads (ms). */
const readingTime = 10 * MINUTE;

/** The place of a task at the desk, by the id of its stage and when that was sent: what is sent again is another task. */
export const placeAtDesk = (id: string, since: string | null): string => `${id}@${since ?? ''}`;

/** What `readTask` gives, for somebody at the desk, whose the task is from its opening on. */
export const openTask = async (backend: Backend, trxId: string, stage: StaffTask['stage']): Promise<Reading> => {
  const reading = await readTask(backend, trxId, stage);
  const id = `${trxId}:${stage}`;
  const place = placeAtDesk(id, backend.db.stages.get(id)?.since ?? null);
  const now = backend.clock.now().getTime();
  const held = settingsOf(backend.db).at_desk;
  // a task that is read again changes nothing: each change makes every desk read what it shows
  if (!((held[place] ?? 0) > now)) changeSettings(backend.db, { at_desk: { ...held, [place]: now + readingTime } });
  return reading;
};
