import { expect, test } from '../support/portal.ts';
import { addFault, callsOf, clearFaults } from '../support/simulated-server.ts';
import { choose, expectChip, expectSaved, goTo, openRunningExam, option, question } from './exam-attempt.ts';
import { sendCollected } from './exam-steps.ts';

const never = { nth: 1_000_000, action: { type: 'network-error' } } as const;
const answers = { path: '/api/assessment/answers' };

test('a running exam is left by Back, by a narrow window and by a closed tab: each asks or says why, the way back leads to the same question, nothing is sent twice or started again, and no answer is lost (fault matrix 30, 32, 44, 71)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const address = await openRunningExam(page);
  await choose(page, 18, 'B');
  await expectSaved(page);
  await addFault(page, { id: 'mulai', match: { path: '/api/timer/startTimer' }, ...never });
  await addFault(page, { id: 'kirim', match: answers, ...never });
  const timer = page.getByRole('timer');

  const leaving = page.getByRole('alertdialog', { name: 'Keluar dari ujian?' });
  await page.evaluate(() => history.back());
  await leaving.getByRole('button', { name: 'Tetap mengerjakan' }).click();
  await expect(page).toHaveURL(address);
  await expect(timer).toBeVisible();
  await page.evaluate(() => history.back());
  await leaving.getByRole('button', { name: 'Keluar' }).click();
  await expect(page.getByRole('list', { name: 'Daftar ujian' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(timer).toHaveText(/^(39|40):/);

  await choose(page, 18, 'B');
  await page.setViewportSize({ width: 600, height: 768 });
  const notice = page.getByRole('alertdialog', { name: 'Informasi' });
  await expect(notice).toContainText('Harap gunakan Laptop, Komputer, atau PC untuk melakukan Asesmen');
  await expect(page).toHaveURL(/\/$/);
  await expect(notice).toContainText('Lebar jendela 600 piksel. Perbesar jendela menjadi lebih dari 992 piksel.');
  await page.setViewportSize({ width: 1100, height: 768 });
  await expect(page).toHaveURL(address);
  await expect(question(page, 18)).toBeVisible();
  await expect(option(page, 'B')).toBeChecked();
  await expect(option(page, 'B')).toBeFocused();
  await expect(notice).toBeHidden();
  await expectSaved(page);
  await expect(timer).toHaveText(/^(39|40):/);
  expect([await callsOf(page, 'mulai'), await callsOf(page, 'kirim')]).toEqual([0, 0]);

  await addFault(page, { id: 'kirim', match: answers, nth: 'every', action: { type: 'network-error' } });
  await choose(page, 20, 'B');
  await sendCollected(page);
  await expectChip(page, 'Belum terkirim, dicoba lagi');
  const warned = page.waitForEvent('dialog');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  const dialog = await warned;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closed;
  const later = await context.newPage();
  await later.goto(address);
  await expectSaved(later, '1 jawaban belum terkirim');
  await clearFaults(later);
  await later.reload();
  await expectSaved(later);
  await goTo(later, 20);
  await expect(option(later, 'B')).toBeChecked();
});
