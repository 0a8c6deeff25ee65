import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { dataOf } from '../reply.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { brought, optional, readable, resource } from '../wire.ts';
import { profileIn, profileWire } from './profile-wire.ts';
import { careerWire, educationWire } from './record-wire.ts';

const profile = dataOf(brought(profileIn, optional(profileWire)));
const stored = dataOf(readable(brought(profileIn, resource(profileWire.shape)), null));
const educations = rowsOf(educationWire);
const careers = rowsOf(careerWire);

/** The stored list; null when empty, because an empty list may be a mere acknowledgement. */
const storedRows = <Item>(rows: z.ZodMiniType<Rows<Item>>) =>
  z.pipe(
    dataOf(readable(rows, null)),
    z.transform((list: Rows<Item> | null) => (list?.items.length ? list : null)),
  );

/**
 * The profile of a candidate (specification 7, Profile). Assumed: all names in the replies; profile POSTs are multipart and return the
 * stored profile; record POSTs return the whole list, also when a record was already deleted. If a reply does not contain this data, it is
 * read again.
 */
export const profileCalls = {
  find: defineCall({ method: 'GET', path: '/api/profile/{id}', reply: profile }),
  save: defineCall({ method: 'POST', path: '/api/profile', reply: stored }),
  saveSignature: defineCall({ method: 'POST', path: '/api/profile/signature', reply: stored }),
  educations: defineCall({ method: 'GET', path: '/api/profile/{id}/education', reply: dataOf(educations) }),
  saveEducation: defineCall({ method: 'POST', path: '/api/profile/education', reply: storedRows(educations) }),
  careers: defineCall({ method: 'GET', path: '/api/profile/{id}/career', reply: dataOf(careers) }),
  saveCareer: defineCall({ method: 'POST', path: '/api/profile/career', reply: storedRows(careers) }),
};
