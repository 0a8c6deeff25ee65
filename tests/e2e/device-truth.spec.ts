import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { essay, expectSaved, startExam } from './exam/exam-attempt.ts';
import { test } from './exam/exam-world.ts';
import { draftAt, placesOf } from './support/changed-drafts.ts';
import { birthPlace, kept, restored } from './support/draft-form.ts';
import { noisePng } from './support/noise-png.ts';
import { expect, openAs } from './support/portal.ts';

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

const fillApl02 = async (page: Page, size: number) => {
  await openAs(page, 'joko', apl02);
  await competent(page, 1).check();
  await proof(page, 1).fill('Saya memeriksa kuitansi setiap hari.');
  const buffer = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size, ' '), Buffer.from('%%EOF')]);
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

/** Spoils every record of a table, as a browser does that has lost its bytes. */
const spoil = (page: Page, table: 'drafts' | 'files') =>
  page.evaluate(async (name) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open('portal-asesi-draf'));
    const records = database.transaction(name, 'readwrite').objectStore(name);
    for (const key of await asked(records.getAllKeys())) {
      const record = await asked(records.get(key));
      const part = name === 'drafts' ? 'values' : 'bytes';
      await asked(records.put({ ...record, [part]: { ...record[part], data: new ArrayBuffer(40) } }, key));
    }
    database.close();
  }, table);

test('APL 02 with a record that the browser has lost opens with all that is left, names what is gone, and "Data saya" never says that there is nothing (fault matrix 106)', async ({
  page,
}) => {
  await fillApl02(page, 1_000);
  await page.goto('/kontak');
  await spoil(page, 'files');
  await page.goto(apl02);
  await expectAllButTheFile(page);
  await page.goto('/data-saya');
  await spoil(page, 'drafts');
  await page.reload();
  await expect(drafts(page).getByText('APL 02')).toBeVisible();
  await expect(page.getByText(none)).toHaveCount(0);
  await page.goto(apl02);
  await expect(page.getByText(/^Draf APL 02 .*di perangkat ini tidak dapat dibuka$/)).toBeVisible();
  await proof(page, 1).fill('Isian baru.');
  await expect(page.getByText(kept)).toBeVisible();
  await page.reload();
  await expect(proof(page, 1)).toHaveValue('Isian baru.');
});

test('APL 02 with a file whose bytes are gone from the disk opens with all that is left, and names what is gone (fault matrix 106)', async ({
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
  await withProfile((page) => fillApl02(page, 1_500_000));
  const databases = path.join(profile, 'Default', 'IndexedDB');
  const blobs = (await readdir(databases)).filter((name) => name.endsWith('.blob'));
  expect(blobs).toHaveLength(1);
  for (const name of blobs) await rm(path.join(databases, name), { recursive: true });
  await withProfile(async (page) => {
    await openAs(page, 'joko', apl02); // the session ended with the browser
    await expectAllButTheFile(page);
  });
});

/** Sets a control as autofill and extensions do: React does not see it, and no event tells of it. */
const setSilently = (control: Locator, value: string | boolean) =>
  control.evaluate((element, next) => {
    const property = typeof next === 'boolean' ? 'checked' : 'value';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), property)?.set?.call(element, next);
  }, value);

test('values that are set without an event in APL 01 and in an essay are there after a reload (fault matrix 108)', async ({
  page,
  openWorld,
}) => {
  await openWorld(page, 'siap-ujian');
  await startExam(page, 'Ujian Esai');
  await setSilently(essay(page), 'Ditulis oleh ekstensi.');
  await expect(page.getByText(/^22 dari [\d.]+ karakter$/)).toBeVisible();
  await page.reload();
  await expect(essay(page)).toHaveValue('Ditulis oleh ekstensi.');
  await expectSaved(page);
  await page.context().clearCookies();
  await openAs(page, 'intan', addressOf('apl01', 186));
  const purpose = page.getByRole('radio', { name: /^Sertifikasi Ulang/ });
  const place = await birthPlace(page);
  await page.getByRole('button', { name: 'Ubah pendidikan' }).click();
  await setSilently(place, 'Surabaya');
  await setSilently(purpose, true);
  await setSilently(page.getByRole('combobox', { name: 'Kualifikasi pendidikan' }), 'S2');
  await expect(page.getByText(kept)).toBeVisible();
  const draft = async () => {
    const [own] = await placesOf(page, 'apl01');
    return own && JSON.stringify(await draftAt(page, own));
  };
  await expect.poll(draft).toContain('"S2"'); // the last one that was set
  await page.reload();
  await expect(page.getByText(restored)).toBeVisible();
  await expect(await birthPlace(page)).toHaveValue('Surabaya');
  await expect(purpose).toBeChecked();
  await expect(page.getByText('S2', { exact: true })).toBeVisible();
});

/** A browser that hides what canvases draw: white, or noise. It runs in pages and in workers. */
const hidePixels = (noise: boolean) => `{
  const hide = (bytes) => bytes.forEach((_, index) => { bytes[index] = ${noise ? '(index * 97 + 31) % 256' : '255'}; });
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

for (const [name, noise] of [
  ['white', false],
  ['noise', true],
] as const)
  test(`a browser whose canvases hand out ${name} makes no signature and says so, an uploaded one is saved, and a photo that must be shrunk is refused with what to do (fault matrix 109)`, async ({
    page,
  }) => {
    await page.addInitScript(hidePixels(noise));
    await page.context().route(/picture-worker-.*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: hidePixels(noise) + (await response.text()) });
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
