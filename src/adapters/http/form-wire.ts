import * as z from 'zod/mini';
import { formStatuses, type Review } from '../../domain/assessment/form-status.ts';
import { optional, wireId, wireStatus } from './wire.ts';
import { wireInstant } from './wire-instant.ts';

// What the forms of an assessment share; every name is assumed (not shown in the specification).

/** Words of a person or of a paper. */
export const text = z.string().check(z.maxLength(5000));

export const schemeWire = z.pipe(
  z.object({ title: text, number: optional(text), kind: optional(text) }),
  z.transform((wire) => ({ title: wire.title, number: wire.number ?? '', kind: wire.kind ?? '' })),
);

/** Kompeten or belum kompeten, as a word of the field or as Laravel's boolean. */
export const wireCompetent = z.pipe(
  z.union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'K', 'BK', 'kompeten', 'belum kompeten'])]),
  z.transform((said) => said === true || said === 1 || said === '1' || said === 'K' || said === 'kompeten'),
);

export const formStatusWire = wireStatus(formStatuses);

export const assessorWire = z.pipe(
  optional(z.object({ name: text, registration: optional(text) })),
  z.transform((wire) => ({ name: wire?.name ?? '', registration: wire?.registration ?? '' })),
);

/** `target` names a field of the wire, `requirement:{id}` or `element:{id}`. */
export const reviewWire = z.object({
  at: wireInstant,
  reviewer: text,
  note: optional(text),
  notes: z._default(z.array(z.object({ target: text, text })), []),
});

/** A review whose notes name fields as the portal does. */
export const toReview = (
  wire: z.output<typeof reviewWire> | null,
  fieldName: (wireName: string) => string = (name) => name,
): Review | null => wire && { ...wire, notes: wire.notes.map((note) => ({ ...note, target: fieldName(note.target) })) };

/** A file that the server keeps (specification 3, Files: name, type, size, src). */
export const storedFileWire = z.object({
  id: wireId,
  name: text,
  type: text,
  size: z.number().check(z.minimum(0)),
  src: optional(z.string().check(z.maxLength(2000))),
});
