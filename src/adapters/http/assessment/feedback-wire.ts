import * as z from 'zod/mini';
import {
  type Feedback,
  type FeedbackComponent,
  feedbackComponents,
  type SentFeedback,
} from '../../../domain/assessment/feedback.ts';
import { listOf } from '../rows.ts';
import { ofTransaction, readable, wireFlag, wireId, wireText } from '../wire.ts';
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

/** GET and PUT of feedbacks; every name is assumed (domain: FR.AK.03), and so is that the reply gives back what is stored. */
export const feedbackWire = ofTransaction({
  trx_id: readable(wireId, null),
  components: readable(listOf(z.object({ name: wireText, yes: wireFlag, note: wireText })), []),
  notes: wireText,
  sent_at: shownInstant,
});

export const fromFeedback = ({ trxId, components, notes }: Feedback): FeedbackBody => ({
  trx_id: trxId,
  components: feedbackComponents.map((component) => ({ name: wireNames[component], ...components[component] })),
  notes,
});

/** `components.3.yes` → the fourth component, `components.3.note` → its note: `{component}Note`. Other names stay. */
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

/** The feedback as it is stored; parts that the reply does not repeat are as they were sent. */
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

/** A feedback that was sent earlier; null where the server does not tell each component, since none of them is to be guessed. */
export const toStoredFeedback = (trxId: string, wire: FeedbackWire): SentFeedback | null => {
  const stored = feedbackComponents.map((component) => [component, componentIn(wire, component)] as const);
  if (stored.some(([, component]) => component === undefined)) return null;
  return toFeedback(wire, { trxId, components: Object.fromEntries(stored) as Feedback['components'], notes: '' });
};
