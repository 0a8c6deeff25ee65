import { type NextStep, nextStep } from '../../domain/assessment/next-step.ts';
import { daysOverdue, type Timeline, type Verdict } from '../../domain/assessment/timeline.ts';
import { longDateTime } from '../format/date.ts';
import type { Way } from './next-step-text.ts';
import { stageAddress } from './stage-address.ts';
import { stageAction, workText } from './stage-text.ts';

interface AppealText {
  readonly text: string;
  readonly way: Way;
}

/** The text about the appeal; null without an appeal, and if the appeal is already the next step. */
const appealText = (timeline: Timeline, step: NextStep): AppealText | null => {
  const { stages, trxId } = timeline;
  const appeal = stages.find(({ name }) => name === 'appeal');
  if (!appeal || ('stage' in step && (step.stage === appeal || step.kind === 'certificate' || step.kind === 'renew')))
    return null;
  const to = stageAddress('appeal', trxId);
  const seen = { label: 'Lihat banding', to };
  switch (appeal.status) {
    case 'open': {
      if ((appeal.waitingFor ?? 'candidate') !== 'candidate' || daysOverdue(appeal, timeline) !== null) return null;
      const text = appeal.due ? `Banding sampai ${longDateTime(appeal.due)}.` : 'Anda dapat mengajukan banding.';
      return { text, way: { label: stageAction(appeal), to } };
    }
    case 'submitted':
      return { text: `${workText(appeal)}.`, way: seen };
    case 'done':
      return timeline.verdict ? { text: 'Banding Anda sudah dijawab.', way: seen } : null;
    default:
      return null;
  }
};

const verdictText = ({ competent, units }: Verdict): string => {
  const count = units ? ` (${units.competent} dari ${units.all} unit)` : '';
  return `${competent ? 'Kompeten' : 'Belum kompeten'}${count}.`;
};

export interface OutcomeText {
  readonly text: string;
  readonly way?: Way;
}

/** `Belum kompeten (7 dari 8 unit). Banding sampai …`: the decision and the appeal; null if there is neither. */
export const outcomeText = (timeline: Timeline): OutcomeText | null => {
  const { verdict } = timeline;
  const appeal = verdict?.competent ? null : appealText(timeline, nextStep(timeline.stages));
  const text = [verdict && verdictText(verdict), appeal?.text].filter(Boolean).join(' ');
  return text === '' ? null : { text, ...(appeal && { way: appeal.way }) };
};
