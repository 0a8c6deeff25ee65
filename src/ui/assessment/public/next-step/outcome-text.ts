import type { Config } from '../../../../configuration/config.ts';
import { appealEndedAt } from '../../../../domain/assessment/appeal.ts';
import { type NextStep, nextStep } from '../../../../domain/assessment/next-step.ts';
import {
  awaitsNewDecision,
  isJudgedAgain,
  type Timeline,
  type Verdict,
} from '../../../../domain/assessment/timeline.ts';
import { daysAhead } from '../../../../domain/calendar/assessment-day.ts';
import { longDateTime, timeText } from '../../../kit/format/date.ts';
import { inOneLine } from '../../../kit/format/in-one-line.ts';
import { bodyDecidesText, recommendedText } from './recommended-text.ts';
import { stageAddress } from './stage-address.ts';
import { stageAction, workText } from './stage-text.ts';
import type { Way } from './step-parts.ts';
import { sinceText } from './wait-text.ts';

interface AppealText {
  readonly text: string;
  readonly way?: Way;
}

const untilText = (due: string, { asOf, schedule: { zone } }: Timeline): string => {
  const days = asOf === undefined ? null : daysAhead(due, asOf, zone);
  if (days === 0) return `Banding hanya sampai hari ini, ${timeText(due, zone)}.`;
  return `Banding sampai ${days === 1 ? `besok, ${timeText(due, zone)}` : longDateTime(due, zone)}.`;
};

const answeredText = (timeline: Timeline): string => {
  const { appealGranted, decidedAgain } = timeline;
  if (appealGranted === undefined) return 'Banding Anda sudah dijawab.';
  if (!appealGranted) return 'Banding Anda ditolak.';
  if (awaitsNewDecision(timeline)) return 'Banding Anda dikabulkan; keputusan yang baru menyusul.';
  return decidedAgain ? 'Banding Anda dikabulkan; ini keputusan yang baru.' : 'Banding Anda dikabulkan.';
};

const appealText = (timeline: Timeline, step: NextStep, times: Config['times']): AppealText | null => {
  const { stages, trxId } = timeline;
  const appeal = stages.find(({ name }) => name === 'appeal');
  if (!appeal || ('stage' in step && (step.stage === appeal || step.kind === 'certificate' || step.kind === 'renew')))
    return null;
  const ended = appealEndedAt(timeline);
  if (ended) return { text: `Masa banding sudah berakhir ${longDateTime(ended, timeline.schedule.zone)}.` };
  const to = stageAddress('appeal', trxId);
  const seen = { label: 'Lihat banding', to };
  switch (appeal.status) {
    case 'open': {
      if ((appeal.waitingFor ?? 'candidate') !== 'candidate') return null;
      const text = appeal.due ? untilText(appeal.due, timeline) : 'Anda dapat mengajukan banding.';
      return step.kind === 'reassess' ? { text } : { text, way: { label: stageAction(appeal), to } };
    }
    case 'submitted':
      return {
        text: [`${workText(appeal)}.`, sinceText(appeal, timeline, times)].filter(Boolean).join(' '),
        way: seen,
      };
    case 'done':
      if (isJudgedAgain(stages)) return { text: 'Banding Anda dikabulkan.', way: seen };
      return timeline.verdict ? { text: answeredText(timeline), way: seen } : null;
    default:
      return null;
  }
};

const verdictText = ({ competent, recommended, units }: Verdict): string => {
  const count = units ? `${units.competent} dari ${units.all} unit` : '';
  if (recommended) return `${recommendedText(competent)}${count && ` (${inOneLine(`${count} kompeten`)})`}`;
  if (competent) return `Selamat, Anda kompeten${count && ` (${inOneLine(count)})`}`;
  return `Belum kompeten${count && ` (${inOneLine(`${count} kompeten`)})`}`;
};

const isNews = (step: NextStep): boolean =>
  step.kind === 'act' && (step.stage.name === 'result' || step.stage.name === 'feedback');

export interface OutcomeText {
  readonly text: string;
  /** The decision, if it becomes the title; `rest` is the text without it. */
  readonly headline?: string;
  readonly rest?: string;
  readonly way?: Way;
}

/** `Belum kompeten (7 dari 8 unit kompeten). Banding sampai …`: the decision and the appeal; null if there is neither. */
export const outcomeText = (timeline: Timeline, times: Config['times']): OutcomeText | null => {
  const { verdict, stages } = timeline;
  const step = nextStep(stages);
  const appeal = verdict?.competent ? null : appealText(timeline, step, times);
  const decision = verdict && verdictText(verdict);
  const rest = [verdict?.recommended && bodyDecidesText, appeal?.text].filter(Boolean).join(' ');
  const text = [decision && `${decision}.`, rest].filter(Boolean).join(' ');
  if (text === '') return null;
  return {
    text,
    ...(decision && isNews(step) && { headline: decision, rest }),
    ...(appeal?.way && { way: appeal.way }),
  };
};
