import * as z from 'zod/mini';
import type { Apl01Submission } from '../../../application/ports/apl/apl-repository.ts';
import { type Apl01, type Apl01Content, purposes, requirementVerdicts } from '../../../domain/apl/apl01.ts';
import { formStatusWire, reviewWire, storedFileWire, toReview } from '../form-wire.ts';
import type { HttpClient } from '../http-client.ts';
import {
  filledText,
  fromPersonalData,
  personalWireNames,
  profileWire,
  toPersonalData,
} from '../profile/profile-wire.ts';
import { fromSignatureInput, signatureWire, toSignature } from '../signature-wire.ts';
import { ofTransaction, optional, wireId, wireStatus, wireWord } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';

const text = z.string().check(z.maxLength(5000));

const requirementWire = z.object({
  id: wireId,
  group: wireWord,
  title: text,
  required: z._default(z.boolean(), true),
  file: optional(storedFileWire),
  verdict: optional(wireStatus(requirementVerdicts)),
});

const contentWire = z.extend(profileWire, { purpose: filledText, other_purpose: filledText });

/** GET /api/apl-01/{id}, and what both POSTs answer with: every name is assumed (not shown in the specification). */
export const apl01Wire = ofTransaction({
  trx_id: wireId,
  status: formStatusWire,
  content: optional(contentWire),
  region_names: z._default(z.array(text), []),
  schema: z.object({ title: text, number: optional(text), kind: optional(text) }),
  units: z.array(z.object({ code: text, title: text, standard: optional(text) })),
  requirements: z.array(requirementWire),
  sent_at: optional(wireInstant),
  signature: optional(signatureWire),
  review: optional(reviewWire),
});

type Wire = z.output<typeof apl01Wire>;

const wireNames: Readonly<Record<string, string>> = { ...personalWireNames, otherPurpose: 'other_purpose' };
const domainNames = new Map(Object.entries(wireNames).map(([name, wireName]) => [wireName, name]));

/** The name that the portal has for a field of the wire. Laravel names the file of a row `requirements.{id}`. */
export const apl01FieldName = (wireName: string): string =>
  domainNames.get(wireName) ?? wireName.replace(/^requirements\./, 'requirement:');

const toContent = (wire: z.output<typeof contentWire>): Apl01Content => ({
  personal: toPersonalData(wire),
  purpose: purposes.find((known) => known === wire.purpose) ?? '',
  otherPurpose: wire.other_purpose,
});

export const toApl01 = (http: Pick<HttpClient, 'address'>, wire: Wire): Apl01 => ({
  trxId: wire.trx_id,
  status: wire.status,
  content: wire.content && toContent(wire.content),
  regionNames: wire.region_names,
  scheme: { title: wire.schema.title, number: wire.schema.number ?? '', kind: wire.schema.kind ?? '' },
  units: wire.units.map((unit) => ({ ...unit, standard: unit.standard ?? '' })),
  // a group that is not known is administrative: none of the scheme's own demands
  requirements: wire.requirements.map((row) => ({
    ...row,
    group: row.group === 'basic' ? 'basic' : 'administrative',
  })),
  sentAt: wire.sent_at,
  signature: toSignature(http, wire.signature),
  review: toReview(wire.review, apl01FieldName),
});

/** POST /api/apl-01 and /api/apl-01/resubmit: one multipart form, personal data as POST /api/profile has them. */
export const fromApl01 = async ({ trxId, content, files, signature }: Apl01Submission): Promise<FormData> => {
  const form = fromPersonalData(content.personal);
  form.append('trx_id', trxId);
  form.append('purpose', content.purpose);
  form.append('other_purpose', content.otherPurpose);
  for (const [name, value] of Object.entries(await fromSignatureInput(signature))) form.append(name, value);
  for (const [id, file] of files) form.append(`requirements[${id}]`, file, file.name);
  return form;
};
