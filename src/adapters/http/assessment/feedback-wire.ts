import * as z from 'zod/mini';
import {
  type Feedback,
  type FeedbackComponent,
  feedbackComponents,
  type SentFeedback,
} from '../../../domain/assessment/feedback.ts';
import { listOf } from '../rows.ts';
import { ofTransaction, readable, wireFlag, wireId, wireText, worded } from '../wire.ts';
import { shownInstant } from '../wire-instant.ts';
import type { FeedbackBody } from './assessment-requests.ts';

const wireNames: Readonly<Record<FeedbackComponent, string>> = {
  explained: 'explained',
  chanceToStudy: 'chance_to_study',
  chanceToDiscuss: 'chance_to_discuss',
  evidenceExplored: 'evidence_explored',
  chanceToDemonstrate: 'chance_to_demonstrate',
  decisionExplained: 'decision_explained',
  feedbackGiven: 'feedback_given',
  documentsSigned: 'documents_signed',
  confidentiality: 'confidentiality',
  communication: 'communication',
};

export const feedbackWire = ofTransaction({
  trx_id: readable(wireId, null),
  components: readable(
    listOf(z.object({ name: worded(Object.values(wireNames), wireText), yes: wireFlag, note: wireText })),
    [],
  ),
  notes: wireText,
  sent_at: shownInstant,
});

export const fromFeedback = ({ trxId, components, notes }: Feedback): FeedbackBody => ({
  trx_id: trxId,
  components: feedbackComponents.map((component) => ({ name: wireNames[component], ...components[component] })),
  notes,
});

/** Maps `components.3.yes` to the fourth component and `components.3.note` to `{component}Note`; other names are kept. */
export const feedbackFieldName = (wireName: string): string => {
  const [, index, part] = /^components\.(\d+)\.(yes|note)$/.exec(wireName) ?? [];
  const component = feedbackComponents[Number(index)];
  if (component === undefined) return wireName;
  return part === 'note' ? `${component}Note` : component;
};

type FeedbackWire = z.output<typeof feedbackWire>;

const componentIn = ({ components }: FeedbackWire, component: FeedbackComponent) => {
  const found = components.find(({ name }) => name === wireNames[component]);
  return found && { yes: found.yes, note: found.note };
};

export const toFeedback = (wire: FeedbackWire | null, sent: Feedback): SentFeedback => {
  if (wire === null) return { ...sent, sentAt: null };
  const stored = feedbackComponents.map((component) => [
    component,
    componentIn(wire, component) ?? sent.components[component],
  ]);
  return {
    trxId: sent.trxId,
    components: Object.fromEntries(stored) as SentFeedback['components'],
    notes: wire.notes || sent.notes,
    sentAt: wire.sent_at,
  };
};

/** Null unless the reply has every component, because none may be guessed. */
export const toStoredFeedback = (trxId: string, wire: FeedbackWire): SentFeedback | null => {
  const stored = feedbackComponents.map((component) => [component, componentIn(wire, component)] as const);
  if (stored.some(([, component]) => component === undefined)) return null;
  return toFeedback(wire, { trxId, components: Object.fromEntries(stored) as Feedback['components'], notes: '' });
};
