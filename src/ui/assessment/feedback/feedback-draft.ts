import {
  type Feedback,
  type FeedbackComponent,
  feedbackComponents,
  furtherNotesLength,
  noteLength,
} from '../../../domain/assessment/feedback.ts';
import { textProblem } from '../../../domain/profile/problem-code.ts';
import { grouped } from '../../kit/components/text/grouped.ts';
import { readYesNo, type YesNo, yesNoProblem } from '../yes-no.ts';

export type NoteName = `${FeedbackComponent}Note`;
export const noteOf = (component: FeedbackComponent): NoteName => `${component}Note`;

export type FeedbackDraft = Readonly<Record<FeedbackComponent, YesNo> & Record<NoteName | 'notes', string>>;

const made = (
  answer: (component: FeedbackComponent) => YesNo,
  text: (name: NoteName | 'notes') => string,
): FeedbackDraft =>
  Object.fromEntries([
    ...feedbackComponents.flatMap((component) => [
      [component, answer(component)],
      [noteOf(component), text(noteOf(component))],
    ]),
    ['notes', text('notes')],
  ]) as FeedbackDraft;

export const emptyFeedback: FeedbackDraft = made(
  () => '',
  () => '',
);

export const readFeedbackDraft = (stored: unknown): FeedbackDraft | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = stored as Readonly<Record<string, unknown>>;
  return made(
    (component) => readYesNo(values[component]),
    (name) => (typeof values[name] === 'string' ? values[name] : ''),
  );
};

const tooLong = (text: string, most: number, called: string): string | undefined =>
  textProblem(text, most) === 'tooLong' ? `${called} paling banyak ${grouped(most)} karakter` : undefined;

export const feedbackProblems = (draft: FeedbackDraft): Readonly<Record<string, string | undefined>> => ({
  ...Object.fromEntries(
    feedbackComponents.flatMap((component, index) => {
      return [
        [component, yesNoProblem(draft[component], `Komponen ${index + 1}`)],
        [noteOf(component), tooLong(draft[noteOf(component)], noteLength, `Catatan komponen ${index + 1}`)],
      ];
    }),
  ),
  notes: tooLong(draft.notes, furtherNotesLength, 'Catatan lainnya'),
});

export const feedbackOf = (trxId: string, draft: FeedbackDraft): Feedback => {
  const components = feedbackComponents.map((component) => [
    component,
    { yes: draft[component] === 'yes', note: draft[noteOf(component)].trim() },
  ]);
  return {
    trxId,
    components: Object.fromEntries(components) as Feedback['components'],
    notes: draft.notes.trim(),
  };
};
