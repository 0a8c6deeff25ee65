// @vitest-environment happy-dom
import { afterEach, vi } from 'vitest';
import { browserPageLife } from '../../../src/adapters/browser/browser-page-life.ts';
import { FakeDevice } from '../../fakes/time-fakes.ts';
import { tellsOfItsLife } from './page-life-contract.ts';

afterEach(() => void vi.restoreAllMocks());

const turns = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

tellsOfItsLife('the browser', () => ({
  pageLife: browserPageLife,
  wake: (sign) => (sign === 'visible' ? turns('visible') : void window.dispatchEvent(new Event('online'))),
  hide: () => turns('hidden'),
}));

tellsOfItsLife('the fake of the tests', () => {
  const device = new FakeDevice();
  return { pageLife: device.pageLife, wake: (sign) => device.wake(sign), hide: () => device.hide() };
});
