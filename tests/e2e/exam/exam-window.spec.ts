import { expect, test } from '../support/portal.ts';
import { addFault, callsOf } from '../support/simulated-server.ts';
import { choose, expectSaved, openRunningExam, option, question } from './exam-attempt.ts';

test('an exam leaves for home with the notice when its window narrows to 600 px, and returns by itself at 1100 px: the same question, nothing sent twice, the time goes on (fault matrix 44, 71)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const address = await openRunningExam(page);
  await choose(page, 18, 'B');
  await expectSaved(page);
  const match = { path: '/api/assessment/answers' };
  await addFault(page, { id: 'kirim', match, nth: 1_000_000, action: { type: 'network-error' } });
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
  await expect(page.getByRole('timer')).toHaveText(/^(39|40):/);
  expect(await callsOf(page, 'kirim')).toBe(0);
});
