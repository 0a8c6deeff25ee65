import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectNoAxeFindings, plainHttp, test } from '../support/portal.ts';
import { addFault } from '../support/simulated-server.ts';
import { choose, essay, expectSaved, openRunningExam, openScenario, option, startExam } from './exam-attempt.ts';

const longestHandOver = 1_000;
/** The lock of a tab that has crashed is free at once; a lease, on plain http, after three seconds. */
const longestAfterCrash = (page: Page) => page.evaluate(() => (isSecureContext ? 1_000 : 4_000));

const elsewhere = (page: Page) => page.getByText('Ujian ini terbuka di tab lain', { exact: true });
const goOnHere = (page: Page) => page.getByRole('button', { name: 'Lanjutkan di sini' });
const openAnother = async (context: BrowserContext, address: string) => {
  const page = await context.newPage();
  await page.goto(address);
  return page;
};

/** Milliseconds from now until the field of this page can be written in; `press` is pressed at the beginning. */
const untilWritable = (page: Page, press?: string) =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = () => {
          if (!document.querySelector('main article textarea:not(:read-only)')) return;
          watching.disconnect();
          resolve(performance.now() - began);
        };
        const watching = new MutationObserver(look);
        watching.observe(document, { subtree: true, childList: true, attributes: true });
        for (const button of document.querySelectorAll('button')) if (button.textContent === name) button.click();
        look();
      }),
    press,
  );

test(
  'an exam in two tabs: the second only reads until it takes over, with the last letter that was typed (fault matrix 34)',
  plainHttp,
  async ({ page, context }) => {
    await openScenario(page, 'siap-ujian');
    const address = await startExam(page, 'Ujian Esai');
    await essay(page).fill('Di tab pertama');
    await expectSaved(page);
    const other = await openAnother(context, address);
    await expect(elsewhere(other)).toBeVisible();
    await expect(essay(other)).toHaveValue('Di tab pertama');
    await expect(essay(other)).not.toBeEditable();
    await expect(other.getByRole('button', { name: 'Ragu-ragu' })).toBeDisabled();
    await expectNoAxeFindings(other);

    await addFault(page, {
      id: 'jawaban',
      match: { path: '/api/assessment/answers' },
      nth: 'every',
      action: { type: 'network-error' },
    }); // what goes over goes over the device
    await essay(page).press('End');
    await page.keyboard.type(', sampai akhir'); // and not waited for until it is kept
    expect(await untilWritable(other, 'Lanjutkan di sini')).toBeLessThan(longestHandOver);
    await expect(essay(other)).toHaveValue('Di tab pertama, sampai akhir');
    await expect(elsewhere(other)).toBeHidden();

    await expect(elsewhere(page)).toBeVisible();
    await expect(essay(page)).not.toBeEditable();
    await expect(essay(page)).toHaveValue('Di tab pertama, sampai akhir');
    await essay(other).press('End');
    await other.keyboard.type(' zaman');
    await goOnHere(page).click();
    await expect(essay(page)).toHaveValue('Di tab pertama, sampai akhir zaman');
    await expect(essay(page)).toBeEditable();
    await expect(elsewhere(other)).toBeVisible();
  },
);

test(
  'a first tab that crashes or is closed leaves its exam to the second within a second, on plain http within four (fault matrix 35)',
  plainHttp,
  async ({ page, context }) => {
    await openScenario(page, 'siap-ujian');
    const address = await startExam(page, 'Ujian Esai');
    await essay(page).fill('Tab pertama');
    await expectSaved(page);
    const second = await openAnother(context, address);
    await expect(elsewhere(second)).toBeVisible();
    const free = untilWritable(second);
    const crashed = page.waitForEvent('crash');
    void page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const after = await second.evaluate(() => performance.now());
    await free;
    expect((await second.evaluate(() => performance.now())) - after).toBeLessThan(await longestAfterCrash(second));
    await expect(elsewhere(second)).toBeHidden();
    await essay(second).fill('Tab kedua');
    await expectSaved(second);

    const third = await openAnother(context, address);
    await expect(elsewhere(third)).toBeVisible();
    await second.close();
    expect(await untilWritable(third)).toBeLessThan(longestHandOver);
    await expect(essay(third)).toHaveValue('Tab kedua');
  },
);

test('what one tab chose is chosen in the next one that takes over, also when the server has it only (fault matrix 34)', async ({
  page,
  context,
}) => {
  const address = await openRunningExam(page);
  const other = await openAnother(context, address);
  await expect(elsewhere(other)).toBeVisible();
  await choose(page, 1, 'D');
  await expectSaved(page);
  await goOnHere(other).click();
  await expect(option(other, 'D')).toBeChecked();
  await expect(option(page, 'D')).toBeDisabled();
});
