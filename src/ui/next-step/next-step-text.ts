import type { NextStep } from '../../domain/assessment/next-step.ts';
import {
  daysOverdue,
  isDayOver,
  isJudgedAgain,
  isLate,
  type Stage,
  type StageName,
  type Timeline,
} from '../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import { boughtText, lifeText } from '../certificate-life/life-text.ts';
import { longDate, longDateTime } from '../format/date.ts';
import { placeText } from '../format/place.ts';
import { zonedDateTime } from '../format/zoned-time.ts';
import { paths } from '../paths.ts';
import { runningTitle } from '../running-exam/running-title.ts';
import { reassessmentText } from './reassessment-text.ts';
import { stageAddress } from './stage-address.ts';
import { isAbsence, stageAction, stageName, stagePurpose, unknownStatusText, workText } from './stage-text.ts';

export interface Way {
  readonly label: string;
  readonly to: string;
}

export interface NextStepText {
  /** `mine`: the candidate acts. `waiting`: others act. `over`: finished. `ended`: ended without a certificate. */
  readonly tone: 'mine' | 'waiting' | 'over' | 'ended';
  readonly title: string;
  readonly details: readonly string[];
  readonly action: (Way & { readonly quiet?: true }) | null;
  readonly besides?: Way;
  readonly since?: string;
  readonly refundable?: true;
  /** What the candidate brings on the day. */
  readonly bring?: readonly string[];
}

/** An exam whose time runs, or is over although nothing was handed in. */
export interface RunningText {
  readonly name: string;
  readonly over: boolean;
  /** Whether the candidate can still hand it in after its time. */
  readonly canSubmit: boolean;
}

/** What is known besides the timeline. */
export interface ExamFacts {
  readonly bring?: readonly string[];
  readonly running?: RunningText;
}

const askBody: Way = { label: 'Hubungi LSP', to: paths.contact.to({}) };

const ofScheme = ({ slug }: Timeline['scheme']): string => (slug ? paths.scheme.to({ slug }) : paths.schedules.to({}));

/** Deadline of a stage, or advice if it has passed: the server may still accept late input. */
export const dueText = (stage: Stage, timeline: Timeline): string | null => {
  if (stage.due === null) return null;
  const days = daysOverdue(stage, timeline);
  if (days === null) return `Paling lambat ${longDateTime(stage.due)}.`;
  const over = days === 0 ? 'Tenggat sudah lewat' : `Tenggat lewat ${days} hari`;
  return stage.name === 'exam'
    ? `${over} (${longDateTime(stage.due)}). Selama ujian masih terbuka, Anda dapat mengerjakannya. Bila Anda tidak hadir, hubungi LSP untuk jadwal pengganti.`
    : `${over} (${longDateTime(stage.due)}). Selama tahap ini masih terbuka, Anda dapat mengirimnya. Kirim secepatnya, atau hubungi LSP bila ada kendala.`;
};

const isBeforeExam = (name: StageName): boolean => name === 'agreement' || name === 'apl01' || name === 'apl02';

/** The day of the assessment went by while a form was still open. */
const missedDayText = (stage: Stage, timeline: Timeline): string | null =>
  isBeforeExam(stage.name) && isDayOver(timeline)
    ? 'Hari asesmen sudah lewat. Tanyakan jadwal penggantinya kepada LSP.'
    : null;

const againAddress = ({ trxId, scheme }: Timeline): string => `${ofScheme(scheme)}?ulang=${encodeTrxId(trxId)}`;

/** Where else the candidate can turn: to the LSP when late, or to another assessment after the answer to an appeal. */
const besidesAct = (stage: Stage, timeline: Timeline): Way | null => {
  if (daysOverdue(stage, timeline) !== null || missedDayText(stage, timeline)) return askBody;
  const { verdict, appealGranted, continuedBy } = timeline;
  return stage.name === 'feedback' && verdict?.competent === false && appealGranted === false && !continuedBy
    ? { label: 'Lihat jadwal asesmen ulang', to: againAddress(timeline) }
    : null;
};

/** Only for a competent candidate, because a certificate follows no other result. */
const lastStepText = ({ name }: Stage, { verdict, stages }: Timeline): string | null =>
  name === 'feedback' &&
  verdict?.competent &&
  stages.some((stage) => stage.name === 'certificate' && stage.status === 'locked')
    ? 'Ini langkah terakhir; sesudahnya sertifikat Anda dibuat.'
    : null;

const actText = (stage: Stage, timeline: Timeline): NextStepText => {
  const purpose = stage.status === 'returned' && stage.note ? stage.note : stagePurpose(stage.name);
  const besides = besidesAct(stage, timeline);
  return {
    tone: 'mine',
    title: stage.status === 'returned' ? stageAction(stage) : stageName(stage.name),
    details: [purpose, lastStepText(stage, timeline), dueText(stage, timeline), missedDayText(stage, timeline)].filter(
      (text) => text !== null,
    ),
    action: { label: stageAction(stage), to: stageAddress(stage.name, timeline.trxId) },
    ...(besides && { besides }),
  };
};

const runningText = (stage: Stage, { name, over, canSubmit }: RunningText, { trxId }: Timeline): NextStepText => {
  const to = stageAddress(stage.name, trxId);
  if (!over)
    return {
      tone: 'mine',
      title: runningTitle({ name, over }),
      details: ['Waktunya terus berjalan, juga bila halaman ujian ditutup.'],
      action: { label: 'Lanjutkan ujian', to },
    };
  return {
    tone: 'mine',
    title: runningTitle({ name, over }),
    details: [
      canSubmit
        ? 'Jawaban tidak dapat diubah lagi. Kumpulkan agar asesor dapat menilainya.'
        : 'Jawaban tidak dapat diubah lagi. Hubungi asesor Anda.',
    ],
    action: { label: canSubmit ? 'Kumpulkan ujian' : 'Buka ujian', to },
  };
};

const rehearsal = (trxId: string): Way => ({
  label: 'Buka gladi bersih',
  to: paths.rehearsal.to({ trxid: encodeTrxId(trxId) }),
});

const untilText = (
  stage: Stage,
  opensAt: string,
  { trxId, schedule }: Timeline,
  bring?: readonly string[],
): NextStepText => {
  const list = paths.exams.to({ trxid: encodeTrxId(trxId) });
  const place = `Datanglah ke ${placeText(schedule.siteName, schedule.city)}.`;
  return {
    tone: 'waiting',
    title: `${stageName(stage.name)} terbuka ${zonedDateTime(opensAt, schedule.zone)}`,
    details: [
      bring ? place : `${place} Yang perlu dibawa tertulis di daftar ujian.`,
      'Sampai hari itu Anda dapat mencoba halaman ujian di gladi bersih.',
    ],
    action: rehearsal(trxId),
    besides: { label: bring ? 'Lihat daftar ujian' : 'Lihat yang perlu dibawa', to: list },
    ...(bring && { bring }),
  };
};

/** `Sejak Selasa, 24 November 2026, biasanya selesai …`: since when others work on a stage, and until when. */
export const sinceText = (stage: Stage, timeline: Timeline): string | null => {
  const { waitingFor, name, due } = stage;
  const isWork =
    waitingFor === 'admin' || waitingFor === 'assessor' || (waitingFor === 'system' && name === 'certificate');
  const usual = isWork ? 'biasanya selesai dalam beberapa hari kerja' : null;
  const ahead = due ? `paling lambat ${longDate(due)}` : usual;
  const until = isLate(stage, timeline) ? 'sudah lebih lama dari biasanya' : ahead;
  const parts = [stage.since && `sejak ${longDate(stage.since)}`, until].filter(Boolean).join(', ');
  return parts && `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`;
};

const meanwhile: Partial<Record<StageName, string>> = {
  apl01: 'Sementara itu Anda dapat menyiapkan bukti untuk asesmen mandiri (APL 02).',
  apl02: 'Sementara itu Anda dapat mencoba halaman ujian di gladi bersih.',
};

const weTellYou = 'Kami memberi tahu Anda lewat notifikasi saat giliran Anda tiba.';

/** What the candidate can do while others work; null if nothing is left to do but to ask. */
const meanwhileText = (stage: Stage, timeline: Timeline): string => {
  if (isAbsence(stage)) return 'Kami memberi tahu Anda lewat notifikasi saat jadwal penggantinya ada.';
  const missed = missedDayText(stage, timeline);
  if (missed) return missed;
  const own = stage.status === 'submitted' ? meanwhile[stage.name] : undefined;
  if (isLate(stage, timeline)) return `Tanyakan kabarnya kepada LSP. ${own ?? weTellYou}`;
  return `${own ?? 'Belum ada yang perlu Anda kerjakan.'} ${weTellYou}`;
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

const waitText = (stage: Stage, timeline: Timeline): NextStepText => {
  const since = sinceText(stage, timeline);
  const isAgain = stage.name === 'result' && isJudgedAgain(timeline.stages);
  return {
    tone: 'waiting',
    ...(since && { since }),
    ...(isAgain
      ? judgedAgainText(stage, timeline)
      : {
          title: workText(stage),
          details: [
            ...((stage.name === 'result' || stage.status === 'open') && stage.note ? [stage.note] : []),
            meanwhileText(stage, timeline),
          ],
        }),
    ...waitWays(stage, timeline),
  };
};

const waitWays = (stage: Stage, timeline: Timeline): Pick<NextStepText, 'action' | 'besides'> => {
  const { name, status } = stage;
  const missed = missedDayText(stage, timeline) !== null;
  const own: Way | null =
    name === 'certificate'
      ? { label: 'Lihat status sertifikat', to: stageAddress('certificate', timeline.trxId) }
      : name === 'apl02' && status === 'submitted' && !missed
        ? rehearsal(timeline.trxId)
        : null;
  const asks = missed || isLate(stage, timeline) || isAbsence(stage);
  if (!asks) return { action: own && { ...own, quiet: true } };
  return { action: { ...askBody, quiet: true }, ...(own && { besides: own }) };
};

const issuedText = (stage: Stage, { trxId, scheme, continuedBy }: Timeline): NextStepText => {
  const { term } = stage;
  const certificate = { label: stageAction(stage), to: stageAddress('certificate', trxId) };
  const renewal = term && lifeText(term, scheme.slug, continuedBy);
  if (renewal) {
    const { title, text, action } = renewal;
    const besides = certificate;
    if (continuedBy) return { tone: 'over', title, details: [text], action, besides };
    return { tone: 'mine', title: action.label, details: [text], action, besides };
  }
  return {
    tone: 'over',
    title: 'Selamat, sertifikat Anda sudah terbit',
    details: ['Seluruh proses sertifikasi ini sudah selesai.'].concat(
      term?.validUntil ? `Sertifikat berlaku sampai ${longDate(term.validUntil)}.` : [],
    ),
    action: certificate,
  };
};

/** The words for the next step, the same in all places (decision 30). */
export const nextStepText = (step: NextStep, timeline: Timeline, { bring, running }: ExamFacts = {}): NextStepText => {
  const { trxId, scheme, continuedBy } = timeline;
  switch (step.kind) {
    case 'act':
      return running && step.stage.name === 'exam'
        ? runningText(step.stage, running, timeline)
        : actText(step.stage, timeline);
    case 'wait':
      return step.stage.opensAt === undefined
        ? waitText(step.stage, timeline)
        : untilText(step.stage, step.stage.opensAt, timeline, bring);
    case 'certificate':
    case 'renew':
      return issuedText(step.stage, timeline);
    case 'reassess':
      if (continuedBy) {
        const { text, ...bought } = boughtText('Asesmen ulang', continuedBy);
        return { tone: 'over', ...bought, details: [text] };
      }
      return {
        tone: 'ended',
        title: 'Langkah berikutnya: asesmen ulang',
        details: ['Proses sertifikasi ini sudah berakhir tanpa sertifikat.', 'Pilih jadwal bila Anda siap.'],
        action: { label: 'Pilih jadwal asesmen ulang', to: againAddress(timeline) },
      };
    case 'reapply':
      return {
        tone: 'ended',
        title: `${stageName(step.stage.name)} tidak diterima`,
        details: [
          ...(step.stage.note ? [`Alasannya: ${step.stage.note}`] : []),
          'Proses sertifikasi ini berakhir di sini. Anda dapat mendaftar lagi pada jadwal lain skema ini; itu pendaftaran baru dengan biayanya sendiri.',
        ],
        action: { label: 'Pilih jadwal lain', to: ofScheme(scheme) },
        refundable: true,
      };
    case 'unclear':
      return {
        tone: 'waiting',
        title: `${stageName(step.stage.name)}: status belum dikenal`,
        details: [
          `${unknownStatusText(step.stage.word, 'tahap ini')}.`,
          'Buka tahap ini untuk melihat isinya. Bila tidak jelas apa yang harus Anda kerjakan, hubungi lembaga sertifikasi.',
        ],
        action: { label: stageAction(step.stage), to: stageAddress(step.stage.name, trxId), quiet: true },
      };
    case 'unknown':
      return timeline.stages.some(({ name, status }) => name === 'other' && status !== 'locked')
        ? {
            tone: 'waiting',
            title: 'Tahap yang berjalan belum dikenal portal ini',
            details: ['Lihat daftar tahapnya, atau tanyakan langkah berikutnya kepada lembaga sertifikasi.'],
            action: { label: 'Lihat proses sertifikasi', to: stageAddress('other', trxId), quiet: true },
          }
        : {
            tone: 'waiting',
            title: 'Belum ada tahap yang berjalan',
            details: ['Lembaga sertifikasi belum memulai proses ini. Kami memberi tahu Anda lewat notifikasi.'],
            action: null,
          };
  }
};
