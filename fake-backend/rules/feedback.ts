import type { FeedbackRow } from '../database/form-rows.ts';
import type { FieldErrors } from '../respond.ts';
import { isLonger } from './exam/longer.ts';

type FeedbackInput = Pick<FeedbackRow, 'components' | 'notes'>;

export type FeedbackOutcome = { kind: 'accepted'; input: FeedbackInput } | { kind: 'refused'; errors: FieldErrors };

export const componentNames = [
  'explained',
  'chance_to_study',
  'chance_to_discuss',
  'evidence_explored',
  'chance_to_demonstrate',
  'decision_explained',
  'feedback_given',
  'documents_signed',
  'confidentiality',
  'communication',
];

const mostNote = 500;
const mostNotes = 1000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

export const judgeFeedback = (body: Readonly<Record<string, unknown>>): FeedbackOutcome => {
  const sent = Array.isArray(body.components) ? body.components.map(recordOf) : [];
  const errors: FieldErrors = {};
  const components: FeedbackRow['components'] = {};
  for (const [index, name] of componentNames.entries()) {
    const found = sent.findIndex((component) => component.name === name);
    const at = `components.${found === -1 ? index : found}`;
    const { yes, note } = recordOf(sent[found]);
    if (typeof yes !== 'boolean') errors[`${at}.yes`] = ['Pilih Ya atau Tidak.'];
    if (isLonger(textOf(note), mostNote)) errors[`${at}.note`] = [`Catatan maksimal ${mostNote} karakter.`];
    components[name] = { yes: yes === true, note: textOf(note) };
  }
  const notes = textOf(body.notes);
  if (isLonger(notes, mostNotes)) errors.notes = [`Catatan lainnya maksimal ${mostNotes} karakter.`];
  return Object.keys(errors).length > 0
    ? { kind: 'refused', errors }
    : { kind: 'accepted', input: { components, notes } };
};
