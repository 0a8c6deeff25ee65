import { referenceCalls } from '../../../src/adapters/http/reference/reference-calls.ts';
import { timeCalls } from '../../../src/adapters/http/time/time-calls.ts';
import { rowsFor } from '../row.ts';

const when = 'A candidate who fills in personal data, in the profile or in APL 01.';

export const referenceRows = rowsFor('reference', referenceCalls, {
  provinces: { requirement: '7.reference.province', when },
  cities: { requirement: '7.reference.city', when, params: { id: 'Id of the province.' } },
  districts: { requirement: '7.reference.district', when, params: { id: 'Id of the city.' } },
  villages: { requirement: '7.reference.village', when, params: { id: 'Id of the district.' } },
  disabilities: { requirement: '7.reference.disability', when },
  disabilityTypes: {
    requirement: '7.reference.disability-type',
    when,
    query: { disability_id: 'Id of the disability.' },
  },
});

export const timeRows = rowsFor('time', timeCalls, {
  now: {
    requirement: '7.account.date-now',
    when: 'Every page that shows a time that runs out: the device may be wrong.',
    shown: ['reply.data'],
    open: true,
  },
});
