import * as z from 'zod/mini';
import {
  type AdjustmentNeed,
  type AdjustmentRequest,
  type Adjustments,
  adjustmentNeeds,
} from '../../../domain/assessment/adjustment.ts';
import { listOf } from '../rows.ts';
import { readable, wireCount, wireStatus, wireText } from '../wire.ts';
import { shownInstant } from '../wire-instant.ts';

const needsWire = listOf(wireStatus(adjustmentNeeds));

export const adjustmentRequestWire = readable(
  z.object({
    needs: needsWire,
    other: wireText,
    sent_at: shownInstant,
    answer: readable(
      z.object({
        outcome: wireStatus(['granted', 'partly', 'refused']),
        text: wireText,
        extra_minutes: readable(wireCount, 0),
      }),
      null,
    ),
  }),
  null,
);

export const adjustmentsWire = readable(
  z.object({
    suggested: readable(needsWire, null),
    request: adjustmentRequestWire,
  }),
  null,
);

const toNeeds = (needs: readonly (AdjustmentNeed | 'unknown')[]): readonly AdjustmentNeed[] => [
  ...new Set(needs.map((need) => (need === 'unknown' ? 'other' : need))),
];

export const toAdjustmentRequest = (wire: z.output<typeof adjustmentRequestWire>): AdjustmentRequest | null =>
  wire && {
    needs: toNeeds(wire.needs),
    other: wire.other,
    sentAt: wire.sent_at,
    answer: wire.answer && {
      outcome: wire.answer.outcome,
      text: wire.answer.text,
      extraMinutes: wire.answer.extra_minutes,
    },
  };

export const toAdjustments = (wire: z.output<typeof adjustmentsWire>): Adjustments | null =>
  wire && {
    suggested: toNeeds(wire.suggested ?? []),
    request: toAdjustmentRequest(wire.request),
  };
