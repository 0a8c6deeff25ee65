import type { Backend } from '../backend.ts';
import { MINUTE } from '../wib-time.ts';
import { writtenExamRuns } from './exam-scenes.ts';

/** Whose world it is, and which assessment it is about. */
export interface Scene {
  readonly email: string;
  readonly trxId: string;
}

const email = 'eka@contoh.example';

/** Eka's assessment, whose exams are ready in the seed. */
const assessmentOf = ({ db }: Backend): string => {
  const [candidate] = db.candidates.where((row) => row.email === email);
  const open = db.stages.where(({ name, status }) => name === 'exam' && status === 'open');
  const stage = open.find(({ trx_id: id }) => db.transactions.get(id)?.candidate_id === candidate?.id);
  if (!stage) throw new Error('The seed has nobody who is ready for an exam.');
  return stage.trx_id;
};

type Play = (backend: Backend, trxId: string) => void;

/** What each scenario does to a world that was just made. */
const scenarios: ReadonlyMap<string, Play> = new Map<string, Play>([
  ['siap-ujian', () => undefined],
  ['sedang-ujian', (backend, trxId) => writtenExamRuns(backend, trxId, { startedAgo: 20 * MINUTE, answered: 12 })],
  [
    'ujian-hampir-habis',
    (backend, trxId) => writtenExamRuns(backend, trxId, { startedAgo: 60 * MINUTE - 90_000, answered: 24 }),
  ],
]);

/**
 * Makes a new world by `renew`, and puts it in the state of this name: the same one each time. Throws a RangeError that lists the
 * names, and changes nothing, when there is no such scenario.
 */
export const playScenario = (backend: Backend, name: string, renew: () => void): Scene => {
  const play = scenarios.get(name);
  if (!play) throw new RangeError([...scenarios.keys()].join(', '));
  renew();
  const trxId = assessmentOf(backend);
  play(backend, trxId);
  return { email, trxId };
};
