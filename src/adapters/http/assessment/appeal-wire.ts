import * as z from 'zod/mini';
import { isFields } from '../../../application/fields-of.ts';
import type { AppealContent, AppealForm } from '../../../domain/assessment/appeal.ts';
import { assessorWire, reassessmentWire, schemeWire, toReassessment } from '../form-wire.ts';
import type { HttpClient } from '../http-client.ts';
import type { SignatureFields } from '../signature-requests.ts';
import { signatureWire, toSignature } from '../signature-wire.ts';
import { brought, ofTransaction, optional, readable, wireFlag, wireId, wireText } from '../wire.ts';
import { optionalInstant, shownInstant } from '../wire-instant.ts';
import type { AppealBody } from './assessment-requests.ts';

const flag = readable(wireFlag, null);

const appealWire = z.object({
  explained: flag,
  discussed: flag,
  others_involved: flag,
  reason: wireText,
  sent_at: shownInstant,
  signature: signatureWire,
  answer: optional(z.object({ granted: flag, text: wireText, at: shownInstant, reassessment: reassessmentWire })),
  file_id: optional(wireId),
});

const withAppeal = (content: unknown): unknown =>
  isFields(content) && !('appeal' in content) && 'reason' in content ? { ...content, appeal: content } : content;

export const appealFormWire = brought(
  withAppeal,
  ofTransaction({
    trx_id: readable(wireId, null),
    candidate: wireText,
    schema: schemeWire,
    assessor: assessorWire,
    assessed_at: shownInstant,
    until: optionalInstant,
    appeal: z.optional(optional(appealWire)),
  }),
);

export const appealFieldNames = {
  explained: 'explained',
  discussed: 'discussed',
  othersInvolved: 'others_involved',
  reason: 'reason',
  signature: 'signature',
} as const;

export const fromAppeal = (
  trxId: string,
  { answers, reason }: AppealContent,
): Omit<AppealBody, keyof SignatureFields> => ({
  trx_id: trxId,
  explained: answers.explained,
  discussed: answers.discussed,
  others_involved: answers.othersInvolved,
  reason,
});

export const toAppealForm = (
  http: Pick<HttpClient, 'address'>,
  trxId: string,
  wire: z.output<typeof appealFormWire>,
): AppealForm => ({
  trxId,
  candidate: wire.candidate,
  scheme: wire.schema,
  assessor: wire.assessor,
  assessedAt: wire.assessed_at,
  until: wire.until,
  appeal: wire.appeal
    ? {
        answers: {
          explained: wire.appeal.explained,
          discussed: wire.appeal.discussed,
          othersInvolved: wire.appeal.others_involved,
        },
        reason: wire.appeal.reason,
        sentAt: wire.appeal.sent_at,
        signature: toSignature(http, wire.appeal.signature),
        answer: wire.appeal.answer && {
          ...wire.appeal.answer,
          reassessment: toReassessment(wire.appeal.answer.reassessment),
        },
        fileId: wire.appeal.file_id,
      }
    : null,
});
