import type { Config } from '../../../../configuration/config.ts';
import {
  isDayOver,
  type PartNote,
  type Stage,
  type StageName,
  type Timeline,
} from '../../../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../../domain/assessment/trx-id.ts';
import { daysAhead } from '../../../../domain/calendar/assessment-day.ts';
import type { MessageSubject } from '../../../../domain/information/message.ts';
import { paths } from '../../../core/paths.ts';
import { longDate } from '../../../kit/format/date.ts';

export interface Way {
  readonly label: string;
  readonly to: string;
}

export interface NextStepText {
  /** `mine`: the candidate acts. `waiting`: others act. `over`: finished. `ended`: ended without a certificate. */
  readonly tone: 'mine' | 'waiting' | 'over' | 'ended';
  readonly title: string;
  /** Until when the candidate must act, as a sentence. */
  readonly due?: string;
  readonly details: readonly string[];
  readonly notes?: readonly PartNote[];
  readonly action: (Way & { readonly quiet?: true }) | null;
  readonly besides?: Way;
  readonly since?: string;
  readonly deadline?: string;
  readonly refundable?: true;
  readonly bring?: readonly string[];
}

export interface RunningText {
  readonly name: string;
  readonly over: boolean;
  readonly canSubmit: boolean;
}

/**
 * Facts about the next step that the timeline lacks. `drafted`: this device keeps an unsent draft of its form. `missed` names the exams that
 * were not taken, if others were.
 */
export interface StepFacts {
  readonly times: Config['times'];
  readonly drafted?: boolean;
  readonly bring?: readonly string[];
  readonly running?: RunningText;
  readonly missed?: string;
  /** The names of the exams that are still to be taken. */
  readonly exams?: readonly string[];
}

/** Leads to the contact page, with a message about this certification begun below the telephone number. */
export const askBody = (trxId: string, subject: MessageSubject = 'question'): Way => ({
  label: 'Hubungi LSP',
  to: `${paths.contact.to({})}?tulis=${subject}&trx=${encodeTrxId(trxId)}`,
});

export const appealAnswerOf = ({ appealAnswer }: Timeline): readonly string[] =>
  appealAnswer ? [`Jawaban LSP atas banding Anda: ${appealAnswer}`] : [];

export const ofScheme = ({ slug }: Timeline['scheme']): string =>
  slug ? paths.scheme.to({ slug }) : paths.schedules.to({});

export const againAddress = ({ trxId, scheme }: Timeline): string => `${ofScheme(scheme)}?ulang=${encodeTrxId(trxId)}`;

export const isBeforeExam = (name: StageName): boolean => name === 'agreement' || name === 'apl01' || name === 'apl02';

export const missedDayText = (stage: Stage, timeline: Timeline): string | null =>
  isBeforeExam(stage.name) && isDayOver(timeline)
    ? 'Hari asesmen sudah lewat. Tanyakan jadwal penggantinya kepada LSP.'
    : null;

const near = 7;
const askBefore = 2;

/** In the last week before the assessment, until when a form may wait for its answer; null before, after, or for another stage. */
export const nearDayText = (
  { name, status }: Stage,
  timeline: Timeline,
): { readonly text: string; readonly now: boolean } | null => {
  const { startsAt, zone } = timeline.schedule;
  const { asOf } = timeline;
  if (status !== 'submitted' || !isBeforeExam(name) || startsAt === null || asOf === undefined) return null;
  const days = daysAhead(startsAt, asOf, zone);
  if (days < 0 || days > near || isDayOver(timeline)) return null;
  if (days <= askBefore)
    return {
      text: 'Ujian baru dapat Anda ikuti setelah formulir ini diterima. Hubungi LSP sebelum berangkat.',
      now: true,
    };
  const last = longDate(Date.parse(startsAt) - askBefore * 24 * 60 * 60_000, zone);
  return { text: `Bila sampai ${last} belum ada jawaban, hubungi LSP.`, now: false };
};
