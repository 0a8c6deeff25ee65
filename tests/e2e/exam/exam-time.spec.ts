import type { Page } from '@playwright/test';
import { closePanel, expect, openAs, openPanel, test } from '../support/portal.ts';
import { openDesk } from '../support/staff-side.ts';
import { startExam } from './exam-attempt.ts';
import { timer } from './exam-clock.ts';

// The device's zone is none of Indonesia's: times are those of WIB all the same (fault matrix 28).
test.use({ timezoneId: 'Pacific/Kiritimati' });

/** Starts the multiple-choice exam of an hour. */
const start = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: 'Buka ujian' }).click();
  await page.getByRole('link', { name: 'Kembali ke daftar ujian' }).click();
  await startExam(page);
  await expect(timer(page)).toHaveText(/^(59:\d\d|1:00:00)$/);
};
const said = (page: Page) => page.getByRole('group', { name: 'Waktu ujian' }).getByRole('status');

test('a wrong device clock changes nothing and is told; more time is announced; the time can be hidden and heard', async ({
  page,
}) => {
  await openAs(page, 'eka', '/myassessment/timeline');
  const panel = await openPanel(page);
  await panel.getByLabel('Jam perangkat ini').selectOption('2 jam lebih lambat');
  await closePanel(page);
  await start(page);
  await expect(
    page.getByText('Jam perangkat ini 2 jam lebih lambat; sisa waktu memakai jam server (WIB).'),
  ).toBeVisible();

  await openDesk(page);
  await panel.getByText('Ujian: Junior Web Programmer').click();
  await panel
    .getByRole('group', { name: /^Tambah waktu/ })
    .getByRole('button', { name: '+15 menit' })
    .click();
  await closePanel(page);
  await expect(timer(page)).toHaveText(/^1:1[45]:\d\d$/);
  await expect(page.getByRole('group', { name: 'Waktu ujian' })).toContainText('Waktu ditambah 15 menit');

  await page.getByRole('button', { name: 'Sembunyikan waktu' }).click();
  await expect(timer(page)).toBeHidden();
  await page.keyboard.press('t');
  await expect(said(page)).toHaveText(/^Sisa waktu 1 jam 1[45] menit \d\d detik, sampai pukul \d\d\.\d\d WIB$/);
  await page.getByRole('button', { name: 'Tampilkan waktu' }).click();
  await expect(timer(page)).toBeVisible();
});
