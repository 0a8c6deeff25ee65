import type { Page } from '@playwright/test';
import { openRunningExam, question } from '../e2e/exam/exam-attempt.ts';
import { expect, test } from '../e2e/support/portal.ts';
import { plainHost, ports } from '../e2e/support/ports.ts';
import { slowDown } from './measure.ts';

/** `OPENINGS=200 npm run tools -- bench openings` changes this number; each opening takes some seconds. */
const openings = Number(process.env.OPENINGS ?? 20);
const slower = 6;
const mostMsPerOpening = 20_000;

const countFalseAlarms = () => {
  const key = 'false-alarms';
  let shown = false;
  new MutationObserver(() => {
    const before = shown;
    shown = document.body?.textContent.includes('Ujian ini terbuka di tab lain') ?? false;
    if (shown && !before) sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

const leaveAndReturn = async (page: Page) => {
  await page.getByRole('link', { name: 'Kembali ke daftar ujian' }).click();
  await page.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(page).toHaveURL(/\/exam\/[^/]+$/);
  await page.goBack();
};

for (const host of ['localhost', plainHost]) {
  test.describe(host, () => {
    test.use({ baseURL: `http://${host}:${ports.demo}` });

    test(`an exam opened ${openings} times in one tab at ${slower} × CPU slow-down never claims to be open in another`, async ({
      page,
    }) => {
      test.setTimeout(openings * mostMsPerOpening);
      await page.addInitScript(countFalseAlarms);
      await openRunningExam(page);
      await slowDown(page, slower);
      for (let opened = 1; opened < openings; opened += 1) {
        await (opened % 2 === 0 ? page.reload() : leaveAndReturn(page));
        await expect(question(page)).toBeVisible({ timeout: mostMsPerOpening });
      }
      const falseAlarms = await page.evaluate(() => Number(sessionStorage.getItem('false-alarms')));
      console.log(`${openings} openings on ${host}: ${falseAlarms} false alarms`);
      expect(falseAlarms).toBe(0);
    });
  });
}
