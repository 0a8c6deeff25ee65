import { appealEndedAt, isAppealable } from '../../../../domain/assessment/appeal.ts';
import { daysOverdue, type Stage, type Timeline } from '../../../../domain/assessment/timeline.ts';
import { boughtText } from '../../../certificate/public/life-text.ts';
import { runningTitle } from '../../../exam/public/running-title.ts';
import { longDate, longDateTime, longLastDay, shortLastDay } from '../../../kit/format/date.ts';
import { placeOfExam } from '../../../kit/format/place.ts';
import { stageAddress } from './stage-address.ts';
import { draftedAction, stageAction, stageName, stagePurpose } from './stage-text.ts';
import {
  againAddress,
  appealAnswerOf,
  askBody,
  isBeforeExam,
  missedDayText,
  type NextStepText,
  type RunningText,
  type StepFacts,
  type Way,
} from './step-parts.ts';

/** No form can be reviewed in time if it is sent after the assessment has begun. */
const sendSoonText = ({ name }: Stage, { schedule: { startsAt, zone } }: Timeline): string => {
  const end = isBeforeExam(name) && startsAt !== null ? `, paling lambat sebelum ${longDate(startsAt, zone)}` : '';
  return `Selama tahap ini masih terbuka, kirim secepatnya${end}. Bila ada kendala, hubungi LSP.`;
};

/**
 * Deadline of a stage, or advice if it has passed: the server may still accept late input. Null for a form after the day of the assessment,
 * because the LSP then decides about another day first.
 */
export const dueText = (stage: Stage, timeline: Timeline): string | null => {
  if (stage.due === null || missedDayText(stage, timeline)) return null;
  const days = daysOverdue(stage, timeline);
  if (days === null) return `Paling lambat ${longDateTime(stage.due, timeline.schedule.zone)}.`;
  const over = days === 0 ? 'Tenggat sudah lewat' : `Tenggat lewat ${days} hari`;
  return stage.name === 'exam'
    ? `${over} (${longDateTime(stage.due, timeline.schedule.zone)}). Selama ujian masih terbuka, Anda dapat mengerjakannya. Bila Anda tidak hadir, hubungi LSP untuk jadwal pengganti.`
    : `${over} (${longDateTime(stage.due, timeline.schedule.zone)}). ${sendSoonText(stage, timeline)}`;
};

const deadlineText = (stage: Stage, timeline: Timeline): string | null => {
  if (stage.due === null) return null;
  const day = shortLastDay(stage.due, timeline.schedule.zone);
  return daysOverdue(stage, timeline) === null ? `Paling lambat ${day}` : `Tenggat ${day} sudah lewat`;
};

const besidesAct = (stage: Stage, timeline: Timeline): Way | null => {
  if (daysOverdue(stage, timeline) !== null) return askBody(timeline.trxId);
  const { verdict, appealGranted, continuedBy, trxId } = timeline;
  if (stage.name !== 'feedback' || !verdict) return null;
  if (continuedBy) return boughtText('Asesmen ulang', continuedBy).action;
  return verdict.competent === false && (appealGranted === false || appealEndedAt(timeline) !== null)
    ? { label: 'Lihat jadwal asesmen ulang', to: againAddress(timeline) }
    : { label: 'Lihat hasil asesmen', to: stageAddress('result', trxId) };
};

/** Only for a competent candidate, because no other result leads to a certificate. */
const lastStepText = ({ name }: Stage, { verdict, stages }: Timeline): string | null =>
  name === 'feedback' &&
  verdict?.competent &&
  stages.some((stage) => stage.name === 'certificate' && stage.status === 'locked')
    ? `Ini langkah terakhir${verdict.recommended ? ' Anda; sesudahnya lembaga sertifikasi memutuskan.' : '; sesudahnya sertifikat Anda dibuat.'}`
    : null;

/** Reassures candidates who do not send feedback because they consider an appeal, and says in time that it needs a laptop. */
const stillAppealableText = ({ name }: Stage, timeline: Timeline): string | null => {
  const isBefore = name === 'result' || name === 'feedback';
  if (!isBefore || timeline.verdict?.competent !== false || !isAppealable(timeline)) return null;
  const due = timeline.stages.find((stage) => stage.name === 'appeal')?.due;
  const until = due ? `, paling lambat ${longLastDay(due, timeline.schedule.zone)}` : '';
  const still = name === 'feedback' ? 'Umpan balik tidak menutup kesempatan banding. ' : '';
  return `${still}Banding diajukan dari laptop atau komputer${until}; bila perlu, pinjam sebelum itu.`;
};

const examsText = (exams: readonly string[]): string =>
  `Ada ${exams.length} ujian untuk Anda kerjakan: ${exams.join(', ')}.`;

const mostNotes = 3;

const notesOf = ({ status }: Stage, { returnedNotes = [] }: Timeline): Pick<NextStepText, 'notes'> => {
  if (status !== 'returned' || returnedNotes.length === 0) return {};
  const more = returnedNotes.length - mostNotes;
  const rest = more > 0 ? [{ part: null, text: `Dan ${more} catatan lagi di formulir.` }] : [];
  return { notes: [...returnedNotes.slice(0, mostNotes), ...rest] };
};

const missedText = (stage: Stage, timeline: Timeline, missed: string, label: string): NextStepText => ({
  tone: 'mine',
  title: 'Hubungi LSP tentang jadwal pengganti',
  details: [
    missed,
    `${stageName(stage.name)} tetap dapat dikirim, sebaiknya setelah LSP menjawab.`,
    ...(stage.status === 'returned' && stage.note ? [stage.note] : []),
  ],
  ...notesOf(stage, timeline),
  action: askBody(timeline.trxId, 'absence'),
  besides: { label, to: stageAddress(stage.name, timeline.trxId) },
});

export const actText = (stage: Stage, timeline: Timeline, { bring, drafted, exams }: StepFacts): NextStepText => {
  const label = drafted ? draftedAction(stage) : stageAction(stage);
  const missed = missedDayText(stage, timeline);
  if (missed) return missedText(stage, timeline, missed, label);
  const own = stage.name === 'exam' && exams ? examsText(exams) : stagePurpose(stage.name);
  const purpose = stage.status === 'returned' && stage.note ? stage.note : own;
  const place = stage.name === 'exam' ? placeOfExam(timeline.schedule) : null;
  const besides = besidesAct(stage, timeline);
  const deadline = deadlineText(stage, timeline);
  const due = dueText(stage, timeline);
  return {
    tone: 'mine',
    title: stage.status === 'returned' ? stageAction(stage) : stageName(stage.name),
    details: [
      purpose,
      place,
      ...appealAnswerOf(timeline),
      lastStepText(stage, timeline),
      stillAppealableText(stage, timeline),
    ].filter((text) => text !== null),
    ...notesOf(stage, timeline),
    ...(due && { due }),
    action: { label, to: stageAddress(stage.name, timeline.trxId) },
    ...(besides && { besides }),
    ...(bring && { bring }),
    ...(deadline && { deadline }),
  };
};

const startedText = ({ over, canSubmit }: RunningText) => {
  if (!over) return { detail: 'Waktunya terus berjalan, juga bila halaman ujian ditutup.', label: 'Lanjutkan ujian' };
  return canSubmit
    ? { detail: 'Jawaban tidak dapat diubah lagi, tinggal dikumpulkan.', label: 'Kumpulkan ujian' }
    : { detail: 'Jawaban tidak dapat diubah lagi. Hubungi asesor Anda.', label: 'Buka ujian' };
};

export const runningText = (stage: Stage, running: RunningText, { trxId }: Timeline): NextStepText => {
  const { detail, label } = startedText(running);
  return {
    tone: 'mine',
    title: runningTitle(running),
    details: [detail],
    action: { label, to: stageAddress(stage.name, trxId) },
  };
};
