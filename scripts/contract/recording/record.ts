import { demoAccounts } from '../../../fake-backend/demo-accounts.ts';
import { walk } from '../check/walk.ts';
import { assessments } from './assessment-journey.ts';
import { account, logIn } from './journey.ts';
import type { Exchange } from './recorder.ts';
import { askerOf, openWorld } from './world.ts';

const recordAll = async (): Promise<readonly Exchange[]> => {
  const seen = await openWorld();
  for (const { email } of demoAccounts) {
    await logIn(seen, email.split('@')[0] ?? '');
    await walk(askerOf(seen.http));
  }
  seen.stop();
  const done = await openWorld();
  await account(done);
  await assessments(done);
  done.stop();
  return [...done.http.exchanges, ...seen.http.exchanges];
};

let recorded: Promise<readonly Exchange[]> | null = null;

/** What the simulated API answers to every call: to those that only read by each of its candidates, to all others once. Always the same. */
export const record = (): Promise<readonly Exchange[]> => {
  recorded ??= recordAll();
  return recorded;
};
