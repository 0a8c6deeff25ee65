import type { Config } from '../../../../configuration/config.ts';
import { isMine } from '../../../../domain/assessment/next-step.ts';
import {
  daysOverdue,
  isJudgedAgain,
  isLate,
  type Stage,
  type Timeline,
} from '../../../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../../domain/assessment/trx-id.ts';
import { paths } from '../../../core/paths.ts';
import { longDate, longDateTime, longLastDay } from '../../../kit/format/date.ts';
import { placeText } from '../../../kit/format/place.ts';
import { reassessmentText } from './reassessment-text.ts';
import { appealDocumentAddress, stageAddress } from './stage-address.ts';
import { stageTable } from './stage-table.ts';
import { isAbsence, stageAction, stageName, workText } from './stage-text.ts';
import {
  askBody,
  missedDayText,
  type NextStepText,
  nearDayText,
  ofScheme,
  type StepFacts,
  type Way,
} from './step-parts.ts';

const rehearsal = (trxId: string): Way => ({
  label: 'Buka gladi bersih',
  to: paths.rehearsal.to({ trxid: encodeTrxId(trxId) }),
});

export const untilText = (
  stage: Stage,
  opensAt: string,
  { trxId, schedule }: Timeline,
  bring?: readonly string[],
): NextStepText => {
  const list = paths.exams.to({ trxid: encodeTrxId(trxId) });
  const place = `Datanglah ke ${placeText(schedule.siteName, schedule.city)}.`;
  return {
    tone: 'waiting',
    title: `${stageName(stage.name)} terbuka ${longDateTime(opensAt, schedule.zone)}`,
    details: [
      bring ? place : `${place} Yang perlu dibawa tertulis di daftar ujian.`,
      'Sambil menunggu, Anda dapat mencoba halaman ujian di gladi bersih.',
    ],
    action: rehearsal(trxId),
    besides: { label: bring ? 'Lihat daftar ujian' : 'Lihat yang perlu dibawa', to: list },
    ...(bring && { bring }),
  };
};

type Times = Config['times'];

const timeOf = ({ name }: Stage, { exams, others, ...times }: Times): string => {
  if (name === 'exam' || name === 'result') return exams;
  return name === 'apl01' || name === 'apl02' || name === 'appeal' || name === 'certificate' ? times[name] : others;
};

const absenceText = (stage: Stage, timeline: Timeline, { newSchedule }: Times): string => {
  const usual = isLate(stage, timeline)
    ? 'Jadwal pengganti ditunggu sudah lebih lama dari biasanya.'
    : `Jadwal pengganti biasanya ditentukan dalam ${newSchedule}.`;
  return stage.since ? `Dicatat ${longDate(stage.since, timeline.schedule.zone)}. ${usual}` : usual;
};

export const sinceText = (stage: Stage, timeline: Timeline, times: Times): string | null => {
  if (isAbsence(stage)) return absenceText(stage, timeline, times);
  const { waitingFor, name, due } = stage;
  const isWork =
    waitingFor === 'admin' || waitingFor === 'assessor' || (waitingFor === 'system' && name === 'certificate');
  const usual = isWork ? `biasanya selesai dalam ${timeOf(stage, times)}` : null;
  const ahead =
    due && daysOverdue(stage, timeline) === null ? `paling lambat ${longLastDay(due, timeline.schedule.zone)}` : usual;
  const until = isLate(stage, timeline) ? 'sudah lebih lama dari biasanya' : ahead;
  const parts = [stage.since && `sejak ${longDate(stage.since, timeline.schedule.zone)}`, until]
    .filter(Boolean)
    .join(', ');
  return parts && `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`;
};

/** The stage that the candidate may complete during the review of an appeal: the result, then the feedback. */
const besidesAppeal = ({ name }: Stage, { stages }: Timeline): Stage | undefined =>
  name === 'appeal'
    ? stages.find((other) => /^(result|feedback)$/.test(other.name) && other.status === 'open' && isMine(other))
    : undefined;

const besidesAppealText = (stage: Stage, timeline: Timeline): string | undefined => {
  const open = besidesAppeal(stage, timeline);
  if (!open) return undefined;
  const what = open.name === 'result' ? 'Hasil asesmen boleh Anda terima' : 'Umpan balik boleh Anda isi';
  return `${what} sekarang atau nanti; banding Anda tetap ditinjau.`;
};

const weTellYou = ({ name, status }: Stage): string => {
  const news = name === 'exam' && status !== 'submitted' ? undefined : stageTable[name].news;
  return `Kami memberi tahu Anda lewat notifikasi ${news ?? 'saat giliran Anda tiba'}.`;
};

const meanwhileText = (stage: Stage, timeline: Timeline, asks: boolean): string => {
  if (isAbsence(stage)) return 'Kami memberi tahu Anda lewat notifikasi saat jadwal penggantinya ada.';
  const missed = missedDayText(stage, timeline);
  if (missed) return missed;
  const own =
    stage.status === 'submitted' ? (besidesAppealText(stage, timeline) ?? stageTable[stage.name].meanwhile) : undefined;
  if (isLate(stage, timeline) && !asks) return `Tanyakan kabarnya kepada LSP. ${own ?? weTellYou(stage)}`;
  return `${own ?? 'Belum ada yang perlu Anda kerjakan.'} ${weTellYou(stage)}`;
};

const judgedAgainText = (stage: Stage, { reassessment }: Timeline): Pick<NextStepText, 'title' | 'details'> => ({
  title: 'Hasil asesmen Anda sedang dinilai ulang',
  details: [
    reassessment
      ? reassessmentText(reassessment)
      : (stage.note ?? 'Asesor lain menilai ulang unit yang ditetapkan LSP.'),
    'Belum ada yang perlu Anda kerjakan; bila Anda perlu hadir, LSP menghubungi Anda. Kami memberi tahu Anda lewat notifikasi saat keputusan yang baru terbit.',
  ],
});

const missedText = (missed: string): string =>
  `${missed} tidak Anda ikuti: asesor memutuskan berdasarkan ujian lain. Bila Anda berhalangan, hubungi LSP.`;

export const waitText = (stage: Stage, timeline: Timeline, { times, missed }: StepFacts): NextStepText => {
  const since = sinceText(stage, timeline, times);
  const day = nearDayText(stage, timeline);
  const near = isLate(stage, timeline) && !day?.now ? null : day;
  const isAgain = stage.name === 'result' && isJudgedAgain(timeline.stages);
  return {
    tone: 'waiting',
    ...(since && { since }),
    ...(isAgain
      ? judgedAgainText(stage, timeline)
      : {
          title: workText(stage, timeline),
          details: [
            ...((stage.name === 'result' || stage.status === 'open') && stage.note ? [stage.note] : []),
            ...(missed ? [missedText(missed)] : []),
            meanwhileText(stage, timeline, near?.now ?? false),
            ...(near ? [near.text] : []),
          ],
        }),
    ...waitWays(stage, timeline),
  };
};

const meanwhileWay = ({ name, status }: Stage, { trxId, scheme }: Timeline, missed: boolean): Way | null => {
  if (name === 'appeal') return { label: 'Lihat banding', to: appealDocumentAddress(trxId) };
  if (name === 'certificate') return { label: 'Lihat status sertifikat', to: stageAddress('certificate', trxId) };
  if (status !== 'submitted' || missed) return null;
  if (name === 'apl01' && scheme.slug) return { label: 'Lihat unit kompetensi', to: ofScheme(scheme) };
  return name === 'apl02' ? rehearsal(trxId) : null;
};

const waitWays = (stage: Stage, timeline: Timeline): Pick<NextStepText, 'action' | 'besides'> => {
  const missed = missedDayText(stage, timeline) !== null;
  const own = meanwhileWay(stage, timeline, missed);
  const near = nearDayText(stage, timeline);
  const ask = askBody(timeline.trxId, missed || isAbsence(stage) ? 'absence' : 'question');
  const asks = missed || isLate(stage, timeline) || isAbsence(stage) || near?.now || (near && !own);
  const open = besidesAppeal(stage, timeline);
  const opened = open && { label: stageAction(open), to: stageAddress(open.name, timeline.trxId) };
  const besides = near ? ask : opened;
  if (!asks) return { action: own && { ...own, quiet: true }, ...(besides && { besides }) };
  return { action: { ...ask, quiet: true }, ...(own && { besides: own }) };
};
