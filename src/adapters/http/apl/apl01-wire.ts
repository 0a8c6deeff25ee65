import * as z from 'zod/mini';
import type { Apl01Submission } from '../../../application/ports/apl/apl-repository.ts';
import {
  type Apl01,
  type Apl01Content,
  purposes,
  requirementGroups,
  requirementVerdicts,
} from '../../../domain/apl/apl01.ts';
import { assessorWire, formStatusWire, reviewWire, schemeWire, storedFileWire, texts, toReview } from '../form-wire.ts';
import type { HttpClient } from '../http-client.ts';
import {
  filledText,
  fromPersonalData,
  personalWireNames,
  profileWire,
  toPersonalData,
} from '../profile/profile-wire.ts';
import { listOf, wholeList } from '../rows.ts';
import { fromSignatureInput, signatureWire, toSignature } from '../signature-wire.ts';
import {
  described,
  ofTransaction,
  optional,
  readable,
  wireFlag,
  wireId,
  wireStatus,
  wireText,
  worded,
} from '../wire.ts';
import { shownInstant } from '../wire-instant.ts';
import type { Apl01Form, PersonalFields } from './apl-requests.ts';

const requirementWire = z.object({
  id: wireId,
  group: worded(requirementGroups, wireText),
  title: wireText,
  required: readable(wireFlag, true),
  file: optional(storedFileWire),
  verdict: optional(wireStatus(requirementVerdicts)),
});

const contentWire = z.extend(profileWire, { purpose: worded(purposes, filledText), other_purpose: filledText });

export const apl01Wire = ofTransaction({
  trx_id: readable(wireId, null),
  status: formStatusWire,
  content: optional(contentWire),
  region_names: texts,
  schema: schemeWire,
  units: listOf(described({ code: wireText, title: wireText, standard: wireText })),
  requirements: wholeList(requirementWire),
  sent_at: shownInstant,
  signature: signatureWire,
  review: reviewWire,
  admin: readable(assessorWire, null),
  admin_signature: signatureWire,
});

type Wire = z.output<typeof apl01Wire>;

const wireNames: Readonly<Record<string, string>> = { ...personalWireNames, otherPurpose: 'other_purpose' };
const domainNames = new Map(Object.entries(wireNames).map(([name, wireName]) => [wireName, name]));

/** Maps a wire field name to the portal's. Laravel names a row's file `requirements.{id}`. */
export const apl01FieldName = (wireName: string): string =>
  domainNames.get(wireName) ?? wireName.replace(/^requirements\./, 'requirement:');

/** An empty content of a draft says the same as null, after which the form is prefilled from the profile. */
const isFilled = (wire: z.output<typeof contentWire>): boolean =>
  Object.values(wire).some((value) => typeof value === 'string' && value !== '');

const toContent = (wire: z.output<typeof contentWire>): Apl01Content => ({
  personal: toPersonalData(wire),
  purpose: purposes.find((known) => known === wire.purpose) ?? '',
  otherPurpose: wire.other_purpose,
});

/** `trxId` is the requested assessment; the id in the reply may differ. */
export const toApl01 = (http: Pick<HttpClient, 'address'>, trxId: string, wire: Wire): Apl01 => ({
  trxId,
  ...wire.status,
  content: wire.content && isFilled(wire.content) ? toContent(wire.content) : null,
  regionNames: wire.region_names,
  scheme: wire.schema,
  units: wire.units,
  requirements: wire.requirements.map((row) => ({
    ...row,
    group: requirementGroups.find((known) => known === row.group) ?? 'administrative',
  })),
  sentAt: wire.sent_at,
  signature: toSignature(http, wire.signature),
  review: toReview(wire.review, apl01FieldName),
  admin: wire.admin ?? { name: '', registration: '' },
  adminSignature: toSignature(http, wire.admin_signature),
});

export const fromApl01 = async ({ trxId, content, files, signature }: Apl01Submission): Promise<Apl01Form> => ({
  ...(Object.fromEntries(fromPersonalData(content.personal)) as PersonalFields),
  trx_id: trxId,
  purpose: content.purpose,
  other_purpose: content.otherPurpose,
  ...(await fromSignatureInput(signature)),
  requirements: Object.fromEntries(files),
});
