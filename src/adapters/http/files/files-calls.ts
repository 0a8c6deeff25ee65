import { defineFileCall } from '../define-call.ts';

/** Files that the server keeps (specification 3, Files). */
export const filesCalls = {
  storedFile: defineFileCall('/{src*}'),
};
