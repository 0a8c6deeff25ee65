import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { dataOf } from '../reply.ts';
import { listOf } from '../rows.ts';
import { wireId } from '../wire.ts';

/** An entry of any reference list (specification 3, Disability); both names are assumed. */
export const referenceWire = z.object({ id: wireId, name: z.string().check(z.minLength(1)) });

const reply = dataOf(listOf(referenceWire));

/** Lists that forms choose from (requirements 7, Reference data). Assumed: the id in a path is the one of the parent. */
export const referenceCalls = {
  provinces: defineCall({ method: 'GET', path: '/api/province', reply }),
  cities: defineCall({ method: 'GET', path: '/api/city/{id}', reply }),
  districts: defineCall({ method: 'GET', path: '/api/district/{id}', reply }),
  villages: defineCall({ method: 'GET', path: '/api/village/{id}', reply }),
  disabilities: defineCall({ method: 'GET', path: '/api/disability', reply }),
  disabilityTypes: defineCall({ method: 'GET', path: '/api/disabilitytype', reply }),
};
