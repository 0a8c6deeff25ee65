import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { clearFaults, cutNetwork } from '../support/simulated-server.ts';
import { essay, expectChip, openScenario, startExam } from './exam-attempt.ts';

const minute = 60_000;

/** Notes what a screen reader would say by itself: each new text of a live region, whichever change brought it there. */
const listen = () => {
  const heard: string[] = [];
  const last = new WeakMap<Element, string>();
  const regionOf = (node: Node | null): Element | null =>
    (node instanceof Element ? node : node?.parentElement)?.closest(
      '[aria-live], [role=status], [role=alert], [role=log], [role=timer], output',
    ) ?? null;
  const hear = (region: Element | null) => {
    if (!region || region.getAttribute('aria-live') === 'off' || region.getAttribute('role') === 'timer') return;
    const text = region.textContent.trim();
    if (text !== '' && text !== last.get(region)) heard.push(text);
    last.set(region, text);
  };
  const regions = (node: Node): readonly Element[] =>
    node instanceof Element ? [...node.querySelectorAll('[aria-live], [role=status], [role=alert], output')] : [];
  new MutationObserver((changes) => {
    const changed = new Set<Element | null>();
    for (const { target, addedNodes } of changes) {
      changed.add(regionOf(target));
      for (const node of addedNodes) for (const region of [regionOf(node), ...regions(node)]) changed.add(region);
    }
    for (const region of changed) hear(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(window, { heard });
};

/** What was said since the last time. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));

/** What was said of the time since the last time. A jump in time ends a request that is on its way, which is told too and is no news of time. */
const saidOfTime = async (page: Page): Promise<string[]> =>
  (await said(page)).filter((text) => /waktu|menit lagi/i.test(text));

/** Waits for one news of the time, and that there is no other. Reading them takes nothing away before they are there. */
const expectNewsOfTime = async (page: Page, what: RegExp) => {
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toContainEqual(expect.stringMatching(what));
  expect(await saidOfTime(page)).toEqual([expect.stringMatching(what)]);
};

test('a screen reader hears of loss, return and time, and of no keystroke, no saving and no second', async ({
  page,
}) => {
  await page.addInitScript(listen);
  await page.clock.install();
  await openScenario(page, 'siap-ujian');
  await startExam(page, 'Ujian Esai');
  await essay(page).focus();
  await said(page);

  await page.keyboard.type('Peta, sebab mencari dengan kode itu cepat.', { delay: 25 });
  await expectChip(page, 'Terkirim');
  expect(await said(page)).toEqual([]);

  await cutNetwork(page);
  await page.keyboard.type(' Lalu');
  await expectChip(page, 'Gagal, dicoba lagi');
  await page.keyboard.type(' kabari pemakai.', { delay: 25 });
  const lost = await said(page);
  expect(lost.filter((text) => text.includes('Koneksi terputus. Jawaban tersimpan di perangkat ini.'))).toHaveLength(1);
  expect(lost.filter((text) => text.startsWith('Gagal'))).toEqual(['Gagal, dicoba lagi']);
  expect(lost).toHaveLength(2);

  await clearFaults(page);
  await page.getByRole('button', { name: 'Coba kirim sekarang' }).click();
  await expectChip(page, 'Terkirim');
  const back = await said(page);
  expect(back.at(-1)).toContain('Koneksi pulih. Semua jawaban sudah terkirim.');
  expect(back.length).toBeLessThanOrEqual(2); // "sedang dikirim" may come first

  await page.clock.fastForward(20 * minute);
  expect(await saidOfTime(page)).toEqual([]); // 40 minutes are no news
  await page.clock.fastForward(10 * minute);
  await expectNewsOfTime(page, /^(Sisa waktu|Kurang dari) 30 menit/);
  await page.clock.runFor(5_000); // five times the timer moved on
  expect(await saidOfTime(page)).toEqual([]);
  await page.clock.fastForward(25 * minute);
  await expectNewsOfTime(page, /^(Sisa waktu|Kurang dari) 5 menit/);
});
