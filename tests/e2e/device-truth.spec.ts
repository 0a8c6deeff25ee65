import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { kept } from './support/draft-form.ts';
import { noisePng } from './support/noise-png.ts';
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
const none = 'Tidak ada draf atau jawaban yang belum terkirim di perangkat ini.';
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

/** Spoils every stored draft, as a browser does that has lost its bytes. */
const spoilDrafts = (page: Page) =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open('portal-asesi-draf'));
    const drafts = database.transaction('drafts', 'readwrite').objectStore('drafts');
    for (const key of await asked(drafts.getAllKeys())) {
      const { values, ...record } = await asked(drafts.get(key));
      await asked(drafts.put({ ...record, values: { ...values, data: new ArrayBuffer(40) } }, key));
    }
    database.close();
  });

const expectNewDraft = async (page: Page) => {
  await page.goto('/data-saya');
  await spoilDrafts(page);
  await page.reload();
  await expect(drafts(page).getByText('APL 02')).toBeVisible();
  await expect(page.getByText(none)).toHaveCount(0);
  await page.goto(apl02);
  await expect(page.getByText(/^Draf APL 02 .*di perangkat ini tidak dapat dibuka$/)).toBeVisible();
  await proof(page, 1).fill('Isian baru.');
  await expect(page.getByText(kept)).toBeVisible();
  await page.reload();
  await expect(proof(page, 1)).toHaveValue('Isian baru.');
};

test('APL 02 with a file, and then a draft, whose bytes are gone from the disk opens with all that is left, names what is gone, and "Data saya" never says that there is nothing (fault matrix 106)', async ({
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
    await expectNewDraft(page);
  });
});

/** A browser that hands out noise for what canvases draw. It runs in pages and in workers. */
const hidePixels = `{
  const hide = (bytes) => bytes.forEach((_, index) => { bytes[index] = (index * 97 + 31) % 256; });
  for (const name of ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D']) {
    const made = globalThis[name]?.prototype;
    if (!made) continue;
    const { getImageData } = made;
    made.getImageData = function (...given) {
      const image = getImageData.apply(this, given);
      hide(image.data);
      return image;
    };
  }
  const blank = async (side, type) => {
    const canvas = new OffscreenCanvas(side.width, side.height);
    const context = canvas.getContext('2d');
    const image = context.createImageData(side.width, side.height);
    hide(image.data);
    context.putImageData(image, 0, 0);
    return drawn.call(canvas, { type });
  };
  const drawn = globalThis.OffscreenCanvas.prototype.convertToBlob;
  globalThis.OffscreenCanvas.prototype.convertToBlob = function (options) { return blank(this, options?.type); };
  if (globalThis.HTMLCanvasElement) {
    HTMLCanvasElement.prototype.toBlob = function (give, type) { void blank(this, type).then(give); };
    HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,';
  }
}`;

test('a browser whose canvases hand out noise makes no signature and says so, an uploaded one is saved, and a photo that must be shrunk is refused with what to do (fault matrix 109)', async ({
  page,
}) => {
  await page.addInitScript(hidePixels);
  await page.context().route(/picture-worker-.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: hidePixels + (await response.text()) });
  });
  await openAs(page, 'ayu', '/profile?tab=tanda_tangan');
  await page.getByRole('button', { name: /^(Buat|Ganti) tanda tangan$/ }).click();
  await page.getByRole('radio', { name: 'Ketik' }).check();
  await page.getByRole('textbox', { name: 'Nama Anda' }).fill('Ayu Contoh');
  await page.getByRole('button', { name: 'Simpan tanda tangan' }).click();
  await expect(
    page.getByText(/^Browser ini tidak dapat membuat gambar tanda tangan\. Pilih Unggah/).first(),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Unggah' }).check();
  const picture = noisePng(60);
  await page
    .getByLabel('Gambar tanda tangan', { exact: true })
    .setInputFiles({ name: 'paraf.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'Tanda tangan yang akan disimpan' })).toBeVisible();
  await page.getByRole('button', { name: 'Simpan tanda tangan' }).click();
  await expect(page.getByRole('img', { name: 'Tanda tangan Anda' })).toHaveAttribute(
    'src',
    /^data:image\/png|\/storage\//,
  );

  await page.context().clearCookies();
  await openAs(page, 'intan', addressOf('apl01', 186));
  const row = page.getByRole('group', { name: /KTP/ });
  const give = (buffer: Buffer) =>
    row.locator('input[type=file]').setInputFiles({ name: 'ktp.png', mimeType: 'image/png', buffer });
  await give(noisePng(1_000));
  await expect(row.getByText(/^ktp\.png: Browser ini melindungi gambar, .* paling besar 2\.000 KB/)).toBeVisible();
  await give(noisePng(300));
  await expect(row.getByRole('button', { name: 'Lihat ktp.png di tab baru' })).toBeVisible();
  await expect(row.getByText(/melindungi gambar/)).toHaveCount(0);
});
