import { webLockTabLock } from '../../../src/adapters/browser/tabs/web-lock-tab-lock.ts';
import { FakeTabLock } from '../../fakes/purchase-fakes.ts';
import { lockManagerOf } from '../../fakes/tab-fakes.ts';
import { FakeDevice } from '../../fakes/time-fakes.ts';
import { locksTabs } from './tab-lock-contract.ts';

locksTabs('Web Locks', () => {
  const manager = lockManagerOf(new FakeDevice());
  return [webLockTabLock(manager), webLockTabLock(manager)];
});

locksTabs('the fake of the tests', () => {
  const lock = new FakeTabLock();
  return [lock, lock];
});
