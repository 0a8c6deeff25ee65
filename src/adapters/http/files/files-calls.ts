import { defineFileCall } from '../define-call.ts';

export const filesCalls = {
  storedFile: defineFileCall('/{src*}'),
};
