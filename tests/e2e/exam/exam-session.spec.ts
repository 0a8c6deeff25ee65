import { demoPassword, expect } from '../support/portal.ts';
import { choose, expectSaved, goTo, option, question } from './exam-attempt.ts';
import { continueUnderClock, test } from './exam-world.ts';

test('a session that ends during an exam is renewed in a dialog over it, and nothing is lost (fault matrix 6)', async ({
  page,
  openWorld,
}) => {
  const address = await continueUnderClock(page, openWorld);
  await page.context().clearCookies({ name: 'portal_session' });
  const collected = () => page.clock.fastForward(15_000); // collected answers are sent within this time
  await choose(page, 13, 'A');
  await collected();
  const dialog = page.getByRole('dialog', { name: 'Sesi berakhir' });
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await choose(page, 14, 'B');
  await collected();
  // no `expectSaved`, because its `visibilitychange` would make the page ask for the session again
  await expect(page.getByRole('banner').getByText('2 jawaban belum terkirim')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Masuk kembali' }).click();
  await dialog.getByLabel('Kata sandi', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Masuk kembali' }).click();
  await expect(dialog).toBeHidden();
  await expectSaved(page);
  await expect(page).toHaveURL(address);
  await expect(question(page, 14)).toBeVisible();
  await page.reload();
  for (const [no, letter] of [
    [13, 'A'],
    [14, 'B'],
  ] as const) {
    await goTo(page, no);
    await expect(option(page, letter)).toBeChecked();
  }
});
