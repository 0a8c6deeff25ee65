import { isDayOver, type Stage, type StageName, type Timeline } from '../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import { paths } from '../paths.ts';

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
  /** The deadline as a short text. */
  readonly deadline?: string;
  readonly refundable?: true;
  /** The things that the candidate must bring on the assessment day. */
  readonly bring?: readonly string[];
}

/** An exam that was started and not handed in; its time may be over. */
export interface RunningText {
  readonly name: string;
  readonly over: boolean;
  /** Whether the candidate can still hand it in after its time. */
  readonly canSubmit: boolean;
}

/** Facts about the exams of an assessment, which its timeline lacks. */
export interface ExamFacts {
  readonly bring?: readonly string[];
  readonly running?: RunningText;
}

export const askBody: Way = { label: 'Hubungi LSP', to: paths.contact.to({}) };

export const ofScheme = ({ slug }: Timeline['scheme']): string =>
  slug ? paths.scheme.to({ slug }) : paths.schedules.to({});

export const againAddress = ({ trxId, scheme }: Timeline): string => `${ofScheme(scheme)}?ulang=${encodeTrxId(trxId)}`;

const isBeforeExam = (name: StageName): boolean => name === 'agreement' || name === 'apl01' || name === 'apl02';

/** A text if the day of the assessment has passed while the candidate still had to send a form; otherwise null. */
export const missedDayText = (stage: Stage, timeline: Timeline): string | null =>
  isBeforeExam(stage.name) && isDayOver(timeline)
    ? 'Hari asesmen sudah lewat. Tanyakan jadwal penggantinya kepada LSP.'
    : null;
