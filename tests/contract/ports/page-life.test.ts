// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { browserPageLife } from '../../../src/adapters/browser/browser-page-life.ts';
import type { PageLife } from '../../../src/application/ports/device/page-life.ts';
import { FakeDevice } from '../../fakes/time-fakes.ts';

interface LivePage {
  readonly pageLife: PageLife;
  wake(sign: 'visible' | 'online'): Promise<void> | void;
  hide(): void;
}

const tellsOfItsLife = (name: string, open: () => LivePage) => {
  it(`the life of a page of ${name} notifies each listener until it stops listening, and no later one`, async () => {
    const { pageLife, wake, hide } = open();
    await wake('visible');
    hide();
    const told: string[] = [];
    const first = pageLife.wakes().subscribe((sign) => told.push(`first ${sign}`));
    const listening = [
      pageLife.wakes().subscribe((sign) => told.push(sign)),
      pageLife.hides().subscribe((value) => told.push(`hides ${value}`)),
    ];
    hide();
    await wake('visible');
    first.unsubscribe();
    await wake('online');
    for (const each of listening) each.unsubscribe();
    await wake('visible');
    hide();
    expect(told).toEqual(['hides undefined', 'first visible', 'visible', 'online']);
  });
};

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
