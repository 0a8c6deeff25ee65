import { defineCall } from '../define-call.ts';
import { dataOf } from '../reply.ts';
import { rowsOf } from '../rows.ts';
import { optional, resource } from '../wire.ts';
import { profileWire } from './profile-wire.ts';
import { careerWire, educationWire } from './record-wire.ts';

const profile = resource(profileWire.shape);
const stored = dataOf(profile);
const educations = dataOf(rowsOf(educationWire));
const careers = dataOf(rowsOf(careerWire));

/**
 * The profile of a candidate (requirements 7, Profile). Assumed (not shown in the specification): the POSTs of the profile are multipart and
 * answer with the profile as stored, those of its records with the whole list as stored, also when a record is gone already.
 */
export const profileCalls = {
  find: defineCall({ method: 'GET', path: '/api/profile/{id}', reply: dataOf(optional(profile)) }),
  save: defineCall({ method: 'POST', path: '/api/profile', reply: stored }),
  saveSignature: defineCall({ method: 'POST', path: '/api/profile/signature', reply: stored }),
  educations: defineCall({ method: 'GET', path: '/api/profile/{id}/education', reply: educations }),
  saveEducation: defineCall({ method: 'POST', path: '/api/profile/education', reply: educations }),
  careers: defineCall({ method: 'GET', path: '/api/profile/{id}/career', reply: careers }),
  saveCareer: defineCall({ method: 'POST', path: '/api/profile/career', reply: careers }),
};
