import { deviceGuards } from './device-guards.ts';
import type { Guard } from './guard.ts';
import { networkGuards } from './network-guards.ts';
import { timeGuards } from './time-guards.ts';

/** What `npm run test:guards` takes out, one after the other. */
export const guards: readonly Guard[] = [...networkGuards, ...timeGuards, ...deviceGuards];
