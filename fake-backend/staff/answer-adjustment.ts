import type { Backend } from '../backend.ts';
import type { AdjustmentRow } from '../database/form-rows.ts';
import type { TransactionRow } from '../database/rows.ts';
import { attemptsOf } from '../exam-attempts.ts';
import { notify } from './notify.ts';

export interface AdjustmentAnswer {
  readonly outcome: 'granted' | 'partly' | 'refused';
  readonly text: string;
  readonly minutes: number;
}

const mostMinutes = 600;
const robotMinutes = 15;

const outcomes = { granted: 'disetujui', partly: 'disetujui sebagian', refused: 'tidak disetujui' } as const;

export const openAdjustments = ({ db }: Backend): readonly Readonly<AdjustmentRow>[] =>
  db.adjustments.where(({ answer, needs }) => answer === null && needs.length > 0);

/**
 * Answers an adjustment request and notifies the candidate. Extra minutes apply to all exams, including running ones. Throws a RangeError
 * for invalid minutes, or when no request waits.
 */
export const answerAdjustment = (
  backend: Backend,
  { id, candidate_id, scheme_id }: Readonly<TransactionRow>,
  { outcome, text, minutes }: AdjustmentAnswer,
): void => {
  const { db } = backend;
  const row = openAdjustments(backend).find((each) => each.id === id);
  if (!row) throw new RangeError(`${id}: no request for adjustments waits`);
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > mostMinutes)
    throw new RangeError(`minutes: 0 to ${mostMinutes} are wanted`);
  if (outcome === 'refused' && minutes > 0) throw new RangeError('minutes: a refused request has none');
  db.adjustments.put({ ...row, answer: { outcome, text, extra_minutes: minutes } });
  for (const attempt of attemptsOf(backend, id))
    if (!attempt.receipt) db.examSittings.put({ ...attempt, extra_time: attempt.extra_time + minutes });
  const time = minutes > 0 ? ` Waktu setiap ujian ditambah ${minutes} menit.` : '';
  const title = db.schemes.get(scheme_id)?.title ?? scheme_id;
  const information = `Permintaan penyesuaian ${title} ${outcomes[outcome]}.${time} ${text}`;
  notify(backend, { candidate_id, type: 'assessment', trxid: id, information });
};

export const robotAnswer = ({ needs }: AdjustmentRow): AdjustmentAnswer => {
  const other = needs.includes('other');
  return {
    outcome: other ? 'partly' : 'granted',
    text: other
      ? 'Yang Anda pilih disiapkan. Kebutuhan lain yang Anda tulis dibicarakan sebelum hari asesmen.'
      : 'Penyesuaian yang Anda pilih disiapkan untuk hari asesmen.',
    minutes: needs.includes('extra_time') ? robotMinutes : 0,
  };
};
