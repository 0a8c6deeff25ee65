import * as z from 'zod/mini';
import { isFields } from '../../../application/fields-of.ts';
import {
  actors,
  type Stage,
  type StageName,
  stageNames,
  stageStatuses,
  type Timeline,
} from '../../../domain/assessment/timeline.ts';
import { optionalText } from '../form-wire.ts';
import { contentOf } from '../reply.ts';
import { listOf } from '../rows.ts';
import { dayShape, toDay } from '../site-wire.ts';
import { brought, described, ofTransaction, readable, statedIn, wireId, wireText, worded } from '../wire.ts';
import { optionalInstant, shownInstant } from '../wire-instant.ts';
import { adjustmentRequestWire, toAdjustmentRequest } from './adjustment-wire.ts';

const nameOf = (said: string): StageName =>
  stageNames.find((known) => known === said.toLowerCase().replace(/[^a-z0-9]/g, '')) ?? 'other';

const called = (row: unknown): unknown => {
  if (!isFields(row)) return row;
  const title = row.title || row.label || row.nama;
  return { ...row, name: row.name || title, title: title || row.name };
};

const stageWire = brought(
  called,
  z.object({
    name: worded(stageNames, wireText.check(z.minLength(1))),
    title: wireText,
    status: statedIn(stageStatuses),
    since: shownInstant,
    waiting_for: readable(z.enum(actors), null),
    note: optionalText,
    due: z.catch(optionalInstant, ''),
    opens_at: shownInstant,
  }),
);

const certificateWire = described({ number: wireText, issued_at: shownInstant, valid_until: shownInstant });

/** Whether a field is a stage. The certificate's own data have the name of one, but no status. */
const isStage = ([name, value]: readonly [string, unknown]): boolean =>
  nameOf(name) !== 'other' &&
  (name !== 'certificate' || typeof value === 'string' || (isFields(value) && 'status' in value));

const withStages = (content: unknown): unknown => {
  if (Array.isArray(content)) return { stages: content };
  if (!isFields(content) || 'stages' in content) return content;
  const [list, another] = Object.values(content).filter(Array.isArray);
  if (list && !another) return { ...content, stages: list };
  const named = Object.entries(content).filter(isStage);
  if (named.length === 0) return content;
  const stages = named.map(([name, stage]) => (isFields(stage) ? { name, ...stage } : { name, status: stage }));
  return { ...content, stages };
};

const found = ofTransaction({
  trx_id: readable(wireId, null),
  schema: described({ slug: wireText, title: wireText }),
  schedule: described({ ...dayShape, ends_at: shownInstant }),
  adjustments: adjustmentRequestWire,
  certificate: certificateWire,
  stages: listOf(stageWire),
});

/** An empty reply means an assessment that has not started; any other reply must contain stages. */
const ofStages = (body: unknown): unknown => {
  const content = withStages(contentOf(body) ?? []);
  const isEmpty = isFields(content) && Object.keys(content).length === 0;
  if (isEmpty || content === '') return { stages: [] };
  return isFields(content) && content.stages !== undefined ? content : undefined;
};

export const timelineWire = brought(ofStages, found);

const toStage = ({
  name: said,
  title,
  status: { status, statusWord: word },
  due,
  waiting_for: waitingFor,
  opens_at: opensAt,
  ...stage
}: z.output<typeof stageWire>): Stage => {
  const name = nameOf(said);
  return {
    ...stage,
    // an unreadable deadline (empty string) must not look like no deadline
    ...(due === '' ? { status: 'unknown' } : { status, ...(word && { word }) }),
    due: due || null,
    name,
    waitingFor,
    ...(name === 'other' && { title: title.replaceAll('_', ' ') }),
    ...(opensAt !== null && { opensAt }),
  };
};

export const toTimeline = (trxId: string, wire: z.output<typeof timelineWire>): Timeline => {
  const adjustments = toAdjustmentRequest(wire.adjustments);
  return {
    trxId,
    scheme: wire.schema,
    schedule: {
      ...toDay(wire.schedule),
      endsAt: wire.schedule.ends_at,
    },
    ...(adjustments && { adjustments }),
    certificate: {
      number: wire.certificate.number || null,
      issuedAt: wire.certificate.issued_at,
      validUntil: wire.certificate.valid_until,
    },
    stages: wire.stages.map(toStage),
  };
};
