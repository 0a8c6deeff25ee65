import { defineCall } from '../define-call.ts';
import { referenceReply as reply } from './reference-wire.ts';

/** Reference lists for forms (specification 7, Reference data). Assumed: the id in a path is that of the parent. */
export const referenceCalls = {
  provinces: defineCall({ method: 'GET', path: '/api/province', reply }),
  cities: defineCall({ method: 'GET', path: '/api/city/{id}', reply }),
  districts: defineCall({ method: 'GET', path: '/api/district/{id}', reply }),
  villages: defineCall({ method: 'GET', path: '/api/village/{id}', reply }),
  disabilities: defineCall({ method: 'GET', path: '/api/disability', reply }),
  disabilityTypes: defineCall({ method: 'GET', path: '/api/disabilitytype', reply }),
};
