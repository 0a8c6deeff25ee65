import type { BrowserContext, Page } from '@playwright/test';
import { expect, onPlainHttp, test } from '../support/portal.ts';
import { addFault, clearFaults } from '../support/simulated-server.ts';
import { essay, expectSaved, goTo, openScenario, startExam } from './exam-attempt.ts';

const elsewhere = (page: Page) => page.getByText('Ujian ini terbuka di tab lain', { exact: true });
const goOnHere = (page: Page) => page.getByRole('button', { name: 'Lanjutkan di sini' });
const openAnother = async (context: BrowserContext, address: string) => {
  const page = await context.newPage();
  await page.goto(address);
  return page;
};

test.use(onPlainHttp); // with leases; two tabs of a form play with Web Locks

test('of two tabs with one exam the second only reads until it takes over with the last letter typed, or until the first closes (fault matrix 34, 35)', async ({
  page,
  context,
}) => {
  await openScenario(page, 'siap-ujian');
  const address = await startExam(page, 'Ujian Esai');
  await essay(page).fill('Di tab pertama');
  await expectSaved(page);
  const other = await openAnother(context, address);
  await expect(elsewhere(other)).toBeVisible();
  await goTo(other, 1); // a new tab begins with the first blank question
  await expect(essay(other)).toHaveValue('Di tab pertama');
  await expect(essay(other)).not.toBeEditable();

  await addFault(page, {
    id: 'jawaban',
    match: { path: '/api/assessment/answers' },
    nth: 'every',
    action: { type: 'network-error' },
  }); // no answer reaches the server, so the hand-over must go through the device
  await essay(page).press('End');
  await page.keyboard.type(', sampai akhir');
  await goOnHere(other).click();
  await expect(essay(other)).toBeEditable();
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

  await clearFaults(page);
  await essay(page).fill('Di tab pertama, zaman akhir');
  await expectSaved(page);
  await page.close();
  await expect(essay(other)).toBeEditable();
  await expect(elsewhere(other)).toBeHidden();
  await expect(essay(other)).toHaveValue('Di tab pertama, zaman akhir');
});
