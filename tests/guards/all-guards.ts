import { browserGuards } from './browser-guards.ts';
import { deviceGuards } from './device-guards.ts';
import type { Guard } from './guard.ts';
import { networkGuards } from './network-guards.ts';
import { replyGuards } from './reply-guards.ts';
import { scriptGuards } from './script-guards.ts';
import { serverGuards } from './server-guards.ts';
import { storageGuards } from './storage-guards.ts';
import { tabGuards } from './tab-guards.ts';
import { timeGuards } from './time-guards.ts';
import { windowGuards } from './window-guards.ts';

/** What `npm run test:guards` takes out, one after the other. */
export const guards: readonly Guard[] = [
  ...browserGuards,
  ...deviceGuards,
  ...networkGuards,
  ...replyGuards,
  ...scriptGuards,
  ...serverGuards,
  ...storageGuards,
  ...tabGuards,
  ...timeGuards,
  ...windowGuards,
];
