import { axeFindings, expect } from '../support/portal.ts';
import { openScenario, question } from './exam-attempt.ts';
import { test } from './exam-world.ts';

test('a candidate waits with a device that is ready, and begins with the code of the room once the assessor releases the exam', async ({
  page,
}) => {
  await openScenario(page, 'menunggu-asesor');
  await page.getByRole('link', { name: 'Buka gladi bersih' }).click();
  await expect(page.getByText('Perangkat siap', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Ke daftar ujian', exact: true }).click();
  await expect(page.getByText('Perangkat siap', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Lihat petunjuk' }).first().click();
  await expect(page.getByText(/^Menunggu asesor /)).toBeVisible();
  await expect(page.getByText('Perangkat siap', { exact: true })).toBeVisible();
  const begin = page.getByRole('button', { name: 'Mulai ujian' });
  await expect(begin).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  const panel = page.getByRole('complementary', { name: 'Panel Simulasi' });
  await panel.getByText('Peran petugas', { exact: true }).click();
  await panel
    .getByRole('listitem')
    .filter({ hasText: 'Eka Contoh' })
    .getByText(/^Ujian: /)
    .click();
  await panel.getByLabel(/^Kode ruang/).fill('Renon 7');
  await panel
    .getByRole('group', { name: /pilihan ganda/ })
    .getByRole('button', { name: 'Lepas ujian' })
    .click();

  await expect(begin).toBeVisible(); // by itself, by the event
  await expect(page.getByText('Asesor sudah melepas ujian ini. Anda dapat memulainya.')).toBeVisible();
  const code = page.getByRole('textbox', { name: /^Kode ujian/ });
  await code.fill('Renon 8');
  const ready = page.getByRole('checkbox', { name: /^Saya siap/ });
  await ready.press('Space');
  await begin.click();
  await expect(page.getByText(/^Kode tidak cocok/)).toBeVisible();
  await expect(code).toBeFocused();
  await expect(ready).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await code.fill('renon7');
  await code.press('Tab');
  await begin.click();
  await expect(question(page)).toBeVisible();
});
