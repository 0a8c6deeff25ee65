import * as z from 'zod/mini';
import { siteKinds } from '../../domain/assessment/agreement.ts';
import { formStatuses, type Reassessment, type Review } from '../../domain/assessment/form-status.ts';
import { rowsOf } from './rows.ts';
import { zoneShape } from './site-wire.ts';
import { brought, described, readable, statedIn, wireCount, wireFlag, wireId, wireStatus, wireText } from './wire.ts';
import { shownInstant } from './wire-instant.ts';

// Shared parts of the assessment forms; all names are assumptions.

export const optionalText = readable(z.string(), null);

export const texts = z.pipe(
  readable(rowsOf(wireText), null),
  z.transform((rows): readonly string[] => rows?.items.filter(Boolean) ?? []),
);

export const schemeWire = described({ title: wireText, number: wireText, kind: wireText });

const competences = new Map<unknown, boolean>([
  ['k', true],
  ['kompeten', true],
  ['bk', false],
  ['belum kompeten', false],
]);

export const wireCompetent = brought(
  (said) => competences.get(typeof said === 'string' ? said.toLowerCase() : said) ?? said,
  wireFlag,
);

export const formStatusWire = statedIn(formStatuses);

export const assessorWire = described({ name: wireText, registration: wireText });

export const siteWire = described({ kind: wireStatus(siteKinds), name: wireText, city: wireText, ...zoneShape });

export const reassessmentWire = readable(
  z.object({ units: readable(rowsOf(described({ code: wireText, title: wireText })), null), assessor: assessorWire }),
  null,
);

export const toReassessment = (wire: z.output<typeof reassessmentWire>): Reassessment | null =>
  wire?.units && wire.units.items.length > 0 ? { units: wire.units.items, assessor: wire.assessor } : null;

/** `target` is a wire field name, `requirement:{id}` or `element:{id}`. */
export const reviewWire = readable(
  z.object({
    at: shownInstant,
    reviewer: wireText,
    note: optionalText,
    notes: readable(rowsOf(described({ target: wireText, text: wireText })), null),
  }),
  null,
);

export const toReview = (
  wire: z.output<typeof reviewWire>,
  fieldName: (wireName: string) => string = (name) => name,
): Review | null =>
  wire && {
    ...wire,
    notes: (wire.notes?.items ?? [])
      .filter((note) => note.text !== '')
      .map((note) => ({ ...note, target: fieldName(note.target) })),
  };

export const storedFileWire = z.object({
  id: wireId,
  name: wireText,
  type: wireText,
  size: readable(wireCount, null),
  src: readable(z.string().check(z.maxLength(2000)), null),
});
