import * as z from 'zod/mini';
import { actors, stageNames, stageStatuses, type Timeline } from '../../../domain/assessment/timeline.ts';
import { optionalText } from '../form-wire.ts';
import { listOf } from '../rows.ts';
import { dayShape, toDay } from '../site-wire.ts';
import { described, ofTransaction, readable, wireId, wireText } from '../wire.ts';
import { optionalInstant, shownInstant } from '../wire-instant.ts';
import { adjustmentRequestWire, toAdjustmentRequest } from './adjustment-wire.ts';

const stageWire = z.object({
  name: z.enum(stageNames),
  // what is not known opens nothing
  status: readable(z.enum(stageStatuses), 'locked'),
  since: shownInstant,
  waiting_for: readable(z.enum(actors), null),
  note: optionalText,
  due: optionalInstant,
  opens_at: shownInstant,
});

/** GET /api/timeline/{id}; every name is assumed (domain: Stages). Stages that this portal does not know are not in it. */
export const timelineWire = ofTransaction({
  trx_id: wireId,
  schema: described({ slug: wireText, title: wireText }),
  schedule: described({ ...dayShape, ends_at: shownInstant }),
  adjustments: adjustmentRequestWire,
  stages: listOf(stageWire).check(z.minLength(1)),
});

export const toTimeline = (wire: z.output<typeof timelineWire>): Timeline => {
  const adjustments = toAdjustmentRequest(wire.adjustments);
  return {
    trxId: wire.trx_id,
    scheme: wire.schema,
    schedule: {
      ...toDay(wire.schedule),
      endsAt: wire.schedule.ends_at,
    },
    ...(adjustments && { adjustments }),
    stages: wire.stages.map(({ waiting_for: waitingFor, opens_at: opensAt, ...stage }) => ({
      ...stage,
      waitingFor,
      ...(opensAt !== null && { opensAt }),
    })),
  };
};
