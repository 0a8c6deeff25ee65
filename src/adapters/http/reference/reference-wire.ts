import * as z from 'zod/mini';
import { wireId } from '../wire.ts';

/** An entry of any reference list (specification 3, Disability); both names are assumed. */
export const referenceWire = z.object({ id: wireId, name: z.string().check(z.minLength(1)) });
