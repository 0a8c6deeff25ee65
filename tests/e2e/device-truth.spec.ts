import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { kept } from './support/draft-form.ts';
import { expect, openAs, test } from './support/portal.ts';

const tenDays = 10 * 24 * 3_600_000;
const addressOf = (form: string, number: number) => {
  const trxId = `TRX-${new Date(Date.now() - tenDays).getFullYear()}-000${number}`;
  return `/myassessment/${form}/${Buffer.from(trxId).toString('base64url')}`;
};
const apl02 = addressOf('apl02', 178);
const element = (page: Page, no: number) => page.getByRole('listitem', { name: `Unit 1 elemen ${no}`, exact: true });
const competent = (page: Page, no: number) => element(page, no).getByRole('radio', { name: /^K –/ });
const proof = (page: Page, no: number) => element(page, no).getByRole('textbox');
const drafts = (page: Page) => page.getByRole('list', { name: 'Draf dan jawaban di perangkat ini' });

const fillApl02 = async (page: Page) => {
  await openAs(page, 'joko', apl02);
  await competent(page, 1).check();
  await proof(page, 1).fill('Saya memeriksa kuitansi setiap hari.');
  const buffer = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(1_500_000, ' '), Buffer.from('%%EOF')]);
  await page
    .getByLabel('Tambah file bukti')
    .setInputFiles({ name: 'Laporan.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('Laporan.pdf').first()).toBeVisible();
  await expect(page.getByText(kept)).toBeVisible();
};

const expectAllButTheFile = async (page: Page) => {
  await expect(page.getByText('1 file dari draf di perangkat ini tidak dapat dibuka')).toBeVisible();
  await expect(competent(page, 1)).toBeChecked();
  await expect(proof(page, 1)).toHaveValue('Saya memeriksa kuitansi setiap hari.');
  await proof(page, 2).fill('Saya mengarsipkan bukti.');
  await expect(page.getByText(kept)).toBeVisible();
  await expect(page.getByText('Penyimpanan perangkat tidak tersedia')).toHaveCount(0);
  await page.goto('/data-saya');
  await expect(drafts(page).getByText('APL 02')).toBeVisible();
  await page.goto(apl02);
  await expect(proof(page, 2)).toHaveValue('Saya mengarsipkan bukti.');
};

test('APL 02 opens although the disk has lost the bytes of a file: it keeps everything else and names the lost file, and "Data saya" shows its draft (fault matrix 106)', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const profile = test.info().outputPath('profile');
  const withProfile = async (journey: (page: Page) => Promise<void>) => {
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...{ baseURL: baseURL ?? '', locale: 'id-ID', reducedMotion: 'reduce' as const },
    });
    await journey(await context.newPage());
    await context.close();
  };
  await withProfile(fillApl02);
  const databases = path.join(profile, 'Default', 'IndexedDB');
  const blobs = (await readdir(databases)).filter((name) => name.endsWith('.blob'));
  expect(blobs).toHaveLength(1);
  for (const name of blobs) await rm(path.join(databases, name), { recursive: true });
  await withProfile(async (page) => {
    await openAs(page, 'joko', apl02); // the session ended with the browser
    await expectAllButTheFile(page);
  });
});
