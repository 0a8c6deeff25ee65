import * as z from 'zod/mini';
import { type AdjustmentNeed, type Adjustments, adjustmentNeeds } from '../../../domain/assessment/adjustment.ts';
import { listOf } from '../rows.ts';
import { readable, wireCount, wireStatus, wireText } from '../wire.ts';
import { shownInstant } from '../wire-instant.ts';

const needsWire = listOf(wireStatus(adjustmentNeeds));

/** FR.AK.07 in the agreement; assumed, names and all. A server that does not send it knows no such requests. */
export const adjustmentsWire = readable(
  z.object({
    suggested: readable(needsWire, null),
    request: readable(
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
    ),
  }),
  null,
);

/** A need that this portal does not know is one of the others. */
const toNeeds = (needs: readonly (AdjustmentNeed | 'unknown')[]): readonly AdjustmentNeed[] => [
  ...new Set(needs.map((need) => (need === 'unknown' ? 'other' : need))),
];

export const toAdjustments = (wire: z.output<typeof adjustmentsWire>): Adjustments | null =>
  wire && {
    suggested: toNeeds(wire.suggested ?? []),
    request: wire.request && {
      needs: toNeeds(wire.request.needs),
      other: wire.request.other,
      sentAt: wire.request.sent_at,
      answer: wire.request.answer && {
        outcome: wire.request.answer.outcome,
        text: wire.request.answer.text,
        extraMinutes: wire.request.answer.extra_minutes,
      },
    },
  };
