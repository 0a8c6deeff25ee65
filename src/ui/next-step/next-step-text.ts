import type { NextStep } from '../../domain/assessment/next-step.ts';
import type { Stage, Timeline } from '../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import { longDate, longDateTime } from '../format/date.ts';
import { paths } from '../paths.ts';
import { stageAddress } from './stage-address.ts';
import { stageAction, stageName, stagePurpose, waitingText } from './stage-text.ts';

export interface NextStepText {
  /** `mine`: the candidate acts · `waiting`: others do · `over`: it ended well · `ended`: it ended without a certificate. */
  readonly tone: 'mine' | 'waiting' | 'over' | 'ended';
  readonly title: string;
  /** Whole sentences, none, one or more. */
  readonly details: readonly string[];
  readonly action: { readonly label: string; readonly to: string } | null;
}

/** Other schedules: of this scheme, or all where a server does not say which it is. */
const ofScheme = ({ slug }: Timeline['scheme']): string => (slug ? paths.scheme.to({ slug }) : paths.schedules.to({}));

const dueText = ({ due }: Stage): string[] => (due === null ? [] : [`Paling lambat ${longDateTime(due)}.`]);

const actText = (stage: Stage, trxId: string): NextStepText => ({
  tone: 'mine',
  title: stage.status === 'returned' ? stageAction(stage) : stageName(stage.name),
  details: [
    ...(stage.status === 'returned' && stage.note ? [stage.note] : [stagePurpose(stage.name)]),
    ...dueText(stage),
  ],
  action: { label: stageAction(stage), to: stageAddress(stage.name, trxId) },
});

const waitText = (stage: Stage, trxId: string): NextStepText => ({
  tone: 'waiting',
  title: `${stage.waitingFor === null ? 'Sedang diproses' : waitingText(stage.waitingFor)}: ${stageName(stage.name)}`,
  details: [
    ...(stage.since === null ? [] : [`Sejak ${longDate(stage.since)}.`]),
    'Belum ada yang perlu Anda kerjakan. Kami memberi tahu Anda lewat notifikasi saat giliran Anda tiba.',
  ],
  // its page tells how far it is
  action: stage.name === 'certificate' ? { label: stageAction(stage), to: stageAddress('certificate', trxId) } : null,
});

/** The next step of a certification in words, the same wherever it is shown. */
export const nextStepText = (step: NextStep, { trxId, scheme }: Timeline): NextStepText => {
  switch (step.kind) {
    case 'act':
      return actText(step.stage, trxId);
    case 'wait':
      return waitText(step.stage, trxId);
    case 'certificate':
      return {
        tone: 'over',
        title: 'Selamat, sertifikat Anda sudah terbit',
        details: ['Seluruh proses sertifikasi ini sudah selesai.'],
        action: { label: stageAction(step.stage), to: stageAddress('certificate', trxId) },
      };
    case 'reassess':
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
          ...(step.stage.note ? [step.stage.note] : []),
          'Proses sertifikasi ini sudah berakhir tanpa sertifikat.',
          'Anda dapat mendaftar lagi pada jadwal lain. Tentang biaya yang sudah dibayar, hubungi lembaga sertifikasi.',
        ],
        action: { label: 'Pilih jadwal lain', to: ofScheme(scheme) },
      };
    case 'unknown':
      return {
        tone: 'waiting',
        title: 'Belum ada tahap yang berjalan',
        details: ['Lembaga sertifikasi belum memulai proses ini. Kami memberi tahu Anda lewat notifikasi.'],
        action: null,
      };
  }
};
