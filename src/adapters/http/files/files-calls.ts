import { defineFileCall } from '../define-call.ts';

/** Stored files (specification 3, Files). */
export const filesCalls = {
  storedFile: defineFileCall('/{src*}'),
};
