import { isAppealable } from '../../../../domain/assessment/appeal.ts';
import type { NextStep } from '../../../../domain/assessment/next-step.ts';
import { awaitsNewDecision, type Stage, type Timeline } from '../../../../domain/assessment/timeline.ts';
import { boughtText, lifeText } from '../../../certificate/public/life-text.ts';
import { longDate, placeless } from '../../../kit/format/date.ts';
import { actText, runningText } from './act-text.ts';
import { stageAddress } from './stage-address.ts';
import { stageAction, stageName, unknownStatusText } from './stage-text.ts';
import { againAddress, appealAnswerOf, type NextStepText, ofScheme, type StepFacts } from './step-parts.ts';
import { untilText, waitText } from './wait-text.ts';

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
      term?.validUntil ? `Sertifikat berlaku sampai ${longDate(term.validUntil, placeless)}.` : [],
    ),
    action: certificate,
  };
};

/** The words for the next step, the same in all places (decision 30). */
export const nextStepText = (step: NextStep, timeline: Timeline, facts: StepFacts): NextStepText => {
  const { trxId, scheme, continuedBy } = timeline;
  const { bring, running } = facts;
  switch (step.kind) {
    case 'act':
      return running && step.stage.name === 'exam'
        ? runningText(step.stage, running, timeline)
        : actText(step.stage, timeline, facts);
    case 'wait':
      return step.stage.opensAt === undefined
        ? waitText(step.stage, timeline, facts)
        : untilText(step.stage, step.stage.opensAt, timeline, bring);
    case 'certificate':
    case 'renew':
      return issuedText(step.stage, timeline);
    case 'reassess':
      if (continuedBy) {
        const { text, ...bought } = boughtText('Asesmen ulang', continuedBy);
        return { tone: 'over', ...bought, details: [text] };
      }
      if (awaitsNewDecision(timeline))
        return {
          tone: 'waiting',
          title: 'Keputusan yang baru sedang disiapkan',
          details: [
            ...appealAnswerOf(timeline),
            'Belum ada yang perlu Anda kerjakan. Kami memberi tahu Anda lewat notifikasi saat keputusan yang baru terbit.',
          ],
          action: { label: 'Lihat banding', to: stageAddress('appeal', trxId), quiet: true },
        };
      if (isAppealable(timeline))
        return {
          tone: 'ended',
          title: 'Langkah berikutnya: banding atau asesmen ulang',
          details: ['Tanpa banding, proses sertifikasi ini berakhir tanpa sertifikat.'],
          action: { label: 'Pilih jadwal asesmen ulang', to: againAddress(timeline), quiet: true },
          besides: { label: 'Ajukan banding', to: stageAddress('appeal', trxId) },
        };
      return {
        tone: 'ended',
        title: 'Langkah berikutnya: asesmen ulang',
        details: [
          ...appealAnswerOf(timeline),
          'Proses sertifikasi ini sudah berakhir tanpa sertifikat.',
          'Pilih jadwal bila Anda siap.',
        ],
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
