import type { RoomTrainee } from '../../application/ports/simulation/room-control.ts';

const second = 1_000;
/** An open page reports every two seconds; a hidden page at least once a minute. */
const silentAfter = 8 * second;
const hiddenSilentAfter = 90 * second;
const idleAfterSeconds = 180;

export interface Need {
  readonly text: string;
  readonly tone: 'critical' | 'caution' | 'neutral';
  readonly rank: number;
}

/** Whether time is left in an exam that the trainee has not submitted. `now` is the class clock in milliseconds since the epoch. */
export const isSitting = ({ exams }: RoomTrainee, now: number): boolean =>
  exams.some(({ submitted, until }) => !submitted && Date.parse(until) > now);

/** Whether the time of an exam is over that the trainee has not submitted. */
export const isOverdue = ({ exams }: RoomTrainee, now: number): boolean =>
  exams.some(({ submitted, until }) => !submitted && Date.parse(until) <= now);

const isInExam = ({ exams }: RoomTrainee): boolean => exams.some(({ submitted }) => !submitted);

const isSilent = ({ heard, hidden }: RoomTrainee, now: number): boolean =>
  heard !== null && now - Date.parse(heard) > (hidden ? hiddenSilentAfter : silentAfter);

/** Why a trainee needs the trainer; null if there is no sign of that. `now` is the real clock in milliseconds since the epoch. */
export const needOf = (trainee: RoomTrainee, now: number): Need | null => {
  if (isSilent(trainee, now)) {
    const inExam = isInExam(trainee);
    return {
      text: 'Tidak terdengar: jaringan putus atau halaman ditutup',
      tone: inExam ? 'critical' : 'neutral',
      rank: inExam ? 0 : 4,
    };
  }
  if (trainee.problems.length > 0) return { text: 'Melaporkan masalah soal', tone: 'critical', rank: 1 };
  if (trainee.hand !== null) return { text: 'Angkat tangan', tone: 'critical', rank: 1 };
  if (trainee.heard === null) return null;
  if (isInExam(trainee) && trainee.hidden) return { text: 'Melihat halaman lain', tone: 'caution', rank: 2 };
  if (trainee.idleSeconds >= idleAfterSeconds)
    return { text: `Diam ${Math.floor(trainee.idleSeconds / 60)} menit`, tone: 'caution', rank: 3 };
  return null;
};

/** The trainees in an earlier order of their emails; new ones come last. */
export const inOrder = (trainees: readonly RoomTrainee[], emails: readonly string[]): readonly RoomTrainee[] => {
  const placeOf = ({ email }: RoomTrainee) => emails.indexOf(email) >>> 0; // -1 becomes the largest place
  return [...trainees].sort((a, b) => placeOf(a) - placeOf(b));
};

export const byNeed = (trainees: readonly RoomTrainee[], now: number): readonly RoomTrainee[] => {
  const rankOf = (trainee: RoomTrainee) => needOf(trainee, now)?.rank ?? 9;
  const handOf = ({ hand }: RoomTrainee) => (hand === null ? 0 : Date.parse(hand));
  return [...trainees].sort((a, b) => rankOf(a) - rankOf(b) || handOf(a) - handOf(b));
};
