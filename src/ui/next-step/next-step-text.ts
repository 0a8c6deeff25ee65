import type { NextStep } from '../../domain/assessment/next-step.ts';
import { daysOverdue, type Stage, type StageName, type Timeline } from '../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import { boughtText, lifeText } from '../certificate-life/life-text.ts';
import { longDate, longDateTime } from '../format/date.ts';
import { placeText } from '../format/place.ts';
import { zonedDateTime } from '../format/zoned-time.ts';
import { paths } from '../paths.ts';
import { stageAddress } from './stage-address.ts';
import { stageAction, stageName, stagePurpose, unknownStatusText, workText } from './stage-text.ts';

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
}

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

const actText = (stage: Stage, timeline: Timeline): NextStepText => ({
  tone: 'mine',
  title: stage.status === 'returned' ? stageAction(stage) : stageName(stage.name),
  details: [...(stage.status === 'returned' && stage.note ? [stage.note] : [stagePurpose(stage.name)])].concat(
    dueText(stage, timeline) ?? [],
  ),
  action: { label: stageAction(stage), to: stageAddress(stage.name, timeline.trxId) },
});

const rehearsal = (trxId: string): Way => ({
  label: 'Buka gladi bersih',
  to: paths.rehearsal.to({ trxid: encodeTrxId(trxId) }),
});

const untilText = (stage: Stage, opensAt: string, { trxId, schedule }: Timeline): NextStepText => ({
  tone: 'waiting',
  title: `${stageName(stage.name)} terbuka ${zonedDateTime(opensAt, schedule.zone)}`,
  details: [
    `Datanglah ke ${placeText(schedule.siteName, schedule.city)}. Yang perlu dibawa tertulis di daftar ujian.`,
    'Sampai hari itu Anda dapat mencoba halaman ujian di gladi bersih.',
  ],
  action: rehearsal(trxId),
  besides: { label: 'Lihat yang perlu dibawa', to: paths.exams.to({ trxid: encodeTrxId(trxId) }) },
});

/** Server deadlines count only until they pass, then the wait may last longer. */
const sinceText = (stage: Stage, timeline: Timeline): string | null => {
  const human = stage.waitingFor === 'admin' || stage.waitingFor === 'assessor';
  const usual = human ? 'biasanya selesai dalam beberapa hari kerja' : null;
  const until = stage.due && daysOverdue(stage, timeline) === null ? `paling lambat ${longDate(stage.due)}` : usual;
  const parts = [stage.since && `sejak ${longDate(stage.since)}`, until].filter(Boolean).join(', ');
  return parts && `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`;
};

const meanwhile: Partial<Record<StageName, string>> = {
  apl01: 'Sementara itu Anda dapat menyiapkan bukti untuk asesmen mandiri (APL 02).',
  apl02: 'Sementara itu Anda dapat mencoba halaman ujian di gladi bersih.',
};

const waitText = (stage: Stage, timeline: Timeline): NextStepText => {
  const since = sinceText(stage, timeline);
  const { trxId } = timeline;
  return {
    tone: 'waiting',
    title: workText(stage),
    ...(since && { since }),
    details: [
      ...((stage.name === 'result' || stage.status === 'open') && stage.note ? [stage.note] : []),
      `${(stage.status === 'submitted' && meanwhile[stage.name]) || 'Belum ada yang perlu Anda kerjakan.'} Kami memberi tahu Anda lewat notifikasi saat giliran Anda tiba.`,
    ],
    action: waitAction(stage, trxId),
  };
};

const waitAction = ({ name, status }: Stage, trxId: string): NextStepText['action'] => {
  if (name === 'certificate')
    return { label: 'Lihat status sertifikat', to: stageAddress('certificate', trxId), quiet: true };
  if (name === 'apl02' && status === 'submitted') return { ...rehearsal(trxId), quiet: true };
  return null;
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

export const nextStepText = (step: NextStep, timeline: Timeline): NextStepText => {
  const { trxId, scheme, continuedBy } = timeline;
  switch (step.kind) {
    case 'act':
      return actText(step.stage, timeline);
    case 'wait':
      return step.stage.opensAt === undefined
        ? waitText(step.stage, timeline)
        : untilText(step.stage, step.stage.opensAt, timeline);
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
        action: { label: 'Pilih jadwal asesmen ulang', to: `${ofScheme(scheme)}?ulang=${encodeTrxId(trxId)}` },
      };
    case 'reapply':
      return {
        tone: 'ended',
        title: `${stageName(step.stage.name)} tidak diterima`,
        details: [
          ...(step.stage.note ? [`Alasannya: ${step.stage.note}`] : []),
          'Proses sertifikasi ini berakhir di sini. Anda dapat mendaftar lagi pada jadwal lain skema ini.',
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
