import { defineCall } from '../define-call.ts';
import { referenceReply as reply } from './reference-wire.ts';

const shared = true;

/** Reference lists for forms (specification 7, Reference data). Assumed: the id in a path is that of the parent. */
export const referenceCalls = {
  provinces: defineCall({ method: 'GET', path: '/api/province', reply, shared }),
  cities: defineCall({ method: 'GET', path: '/api/city/{id}', reply, shared }),
  districts: defineCall({ method: 'GET', path: '/api/district/{id}', reply, shared }),
  villages: defineCall({ method: 'GET', path: '/api/village/{id}', reply, shared }),
  disabilities: defineCall({ method: 'GET', path: '/api/disability', reply, shared }),
  disabilityTypes: defineCall({ method: 'GET', path: '/api/disabilitytype', reply, shared }),
};
