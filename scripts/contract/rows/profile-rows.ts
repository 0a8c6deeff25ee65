import { guardianCalls } from '../../../src/adapters/http/profile/guardian-calls.ts';
import { profileCalls } from '../../../src/adapters/http/profile/profile-calls.ts';
import {
  careerBody,
  educationBody,
  guardianForm,
  personalForm,
  photoForm,
  removalBody,
  signatureForm,
} from '../../../src/adapters/http/profile/profile-requests.ts';
import { rowsFor } from '../row.ts';

const params = { id: 'Id of the candidate.' };

export const profileRows = rowsFor('profile', profileCalls, {
  find: {
    requirement: '7.profile.read',
    when: 'A candidate who opens the profile or a form that begins with it.',
    params,
    statuses: { 404: 'Nothing has been filled in yet.' },
  },
  save: {
    requirement: '7.profile.save',
    when: 'A candidate who saves personal data, or a photo alone. A field that the portal could not read, and nobody filled in, is not sent: it stays as it is stored.',
    bodies: [personalForm, photoForm],
    multipart: true,
  },
  saveSignature: {
    requirement: '7.profile.signature',
    when: 'A candidate who saves a signature.',
    bodies: [signatureForm],
    multipart: true,
  },
  educations: { requirement: '7.profile.education-read', when: 'A candidate who opens the education records.', params },
  saveEducation: {
    requirement: '7.profile.education-save',
    when: 'A candidate who adds, changes or removes an education record.',
    bodies: [educationBody, removalBody],
    once: true,
  },
  careers: { requirement: '7.profile.career-read', when: 'A candidate who opens the work experience.', params },
  saveCareer: {
    requirement: '7.profile.career-save',
    when: 'A candidate who adds, changes or removes a record of work experience.',
    bodies: [careerBody, removalBody],
    once: true,
  },
});

export const guardianRows = rowsFor('guardian', guardianCalls, {
  save: {
    requirement: null,
    when: 'A candidate under 18, before any other data of the profile: the consent of a guardian alone. A server may ignore it.',
    bodies: [guardianForm],
    multipart: true,
    feature: 'guardianConsent',
    without: 'A candidate under 18 is told that the body itself takes the consent, and can save the profile.',
  },
});
