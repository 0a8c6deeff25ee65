import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
// @ts-expect-error: a script without types
import { configFor } from '../../../scripts/api-config.mjs';
// @ts-expect-error: a script without types
import { listen } from '../../../scripts/listen.mjs';
// @ts-expect-error: a script without types
import { answerFrom } from '../../../scripts/serving/build-files.mjs';
// @ts-expect-error: a script without types
import { contentSecurityPolicy } from '../../../scripts/serving/content-security-policy.mjs';
import { expect, fillLogIn, headers } from '../support/portal.ts';
import {
  choose,
  continueExam,
  essay,
  expectSaved,
  goTo,
  handIn,
  option,
  question,
  review,
  startExam,
} from './exam-attempt.ts';
import { startExam as beginHere, examAddress, openReview, submitExam } from './exam-steps.ts';
import { test } from './exam-world.ts';

/** The worker has all that it keeps, and answers this page. */
const ready = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
const offlineText = 'Tanpa koneksi – jawaban disimpan di perangkat ini.';
/** How many exams are kept here, raw. */
const keptHere = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('portal-asesi-draf');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result.filter((key) => JSON.stringify(key).includes('"luring/')).length);
          };
        };
      }),
  );
const reopensOffline = async (page: Page, exams = 1) => {
  await expect.poll(() => keptHere(page)).toBe(exams);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(offlineText)).toBeVisible();
};
const receipt = (page: Page) => page.getByRole('article', { name: /^Tanda Terima/ });
const workers = (page: Page) =>
  page.evaluate(async () => ({
    registered: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    local: { ...localStorage },
    vaults: await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('portal-asesi-draf');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const all = ['vaults', 'drafts', 'files'];
        const counts = all.map((name) => opening.result.transaction(name).objectStore(name).count());
        const last = counts[2] as IDBRequest<number>;
        last.onsuccess = () => {
          opening.result.close();
          resolve(counts.reduce((sum, { result }) => sum + result, 0));
        };
      };
    }),
  }));

test(
  'a multiple-choice exam opens again without a network where it was, goes on, and is handed in with all answers once the network is back (fault matrix 95)',
  headers,
  async ({ page, openWorld }) => {
    await openWorld(page, 'sedang-ujian');
    await continueExam(page);
    await ready(page);
    await choose(page, 13, 'B');
    await expectSaved(page);
    await page.context().setOffline(true);
    await choose(page, 14, 'C');
    await expectSaved(page, '1 jawaban belum terkirim');
    await reopensOffline(page);
    await expect(question(page, 14)).toBeVisible();
    await expect(option(page, 'C')).toBeChecked();
    await expect(page.getByRole('timer')).toContainText(/\d\d/);
    await goTo(page, 13);
    await expect(option(page, 'B')).toBeChecked();
    await choose(page, 15, 'D');
    await page.context().setOffline(false);
    await expectSaved(page);
    await expect(page.getByText(offlineText)).toBeHidden();
    await review(page);
    await handIn(page);
    await expect(receipt(page)).toContainText('15 dari 30');
  },
);

test('an essay and a true-false exam open again without a network with what was written, go on, and are handed in with all of it (fault matrix 95)', async ({
  page,
  openWorld,
}) => {
  await openWorld(page, 'siap-ujian');
  await startExam(page, 'Ujian Esai');
  await ready(page);
  await essay(page).fill('Sebelum terputus.');
  await expectSaved(page);
  await reopensOffline(page);
  await expect(essay(page)).toHaveValue('Sebelum terputus.');
  await essay(page).fill('Sebelum terputus, dan sesudahnya.');
  await expectSaved(page, '1 jawaban belum terkirim');
  await page.reload();
  await expect(essay(page)).toHaveValue('Sebelum terputus, dan sesudahnya.');
  await page.context().setOffline(false);
  await expectSaved(page);
  await review(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('1 dari');

  await enterList(page);
  await startExam(page, 'Ujian Benar–Salah');
  await choose(page, 2, 'A');
  await expectSaved(page);
  await reopensOffline(page);
  await expect(question(page, 2)).toBeVisible();
  await expect(option(page, 'A')).toBeChecked();
  await choose(page, 3, 'B');
  await expectSaved(page, '1 jawaban belum terkirim');
  await page.context().setOffline(false);
  await expectSaved(page);
  await expect(page.getByText(offlineText)).toBeHidden();
  await review(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('2 dari');
});

const enterList = async (page: Page) => {
  await page.goto(page.url().replace(/\/exam\/(written\/[^/]+|essay|observation|demonstration)\//, '/exam/'));
  await expect(page.getByRole('list', { name: 'Daftar ujian' })).toBeVisible();
};

test('an observation and a demonstration open again without a network, a file chosen then arrives later, and both are handed in (fault matrix 95)', async ({
  page,
  openWorld,
}) => {
  await openWorld(page, 'siap-ujian');
  const card = (name: string) =>
    page.getByRole('list', { name: 'Daftar ujian' }).getByRole('listitem').filter({ hasText: name });
  await card('Ujian Observasi').getByRole('link', { name: 'Lihat petunjuk' }).click();
  await beginHere(page);
  await ready(page);
  await reopensOffline(page);
  await expect(page.getByRole('heading', { name: 'Penilaian asesor' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(offlineText)).toBeHidden();
  await openReview(page);
  await submitExam(page, 'Ujian Observasi');

  await enterList(page);
  await card('Ujian Demonstrasi').getByRole('link', { name: 'Lihat petunjuk' }).click();
  await beginHere(page);
  const task = page.getByRole('region', { name: 'Tugas 1', exact: true });
  await expect(task).toBeVisible();
  await reopensOffline(page);
  await task.locator('input[type=file]').setInputFiles({
    name: 'hasil.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(20_000)]),
  });
  const again = task.getByRole('button', { name: /coba lagi|Unggah sekarang/i });
  await expect(again).toBeVisible();
  await page.reload();
  await expect(task).toContainText('hasil.pdf');
  await page.context().setOffline(false);
  await expect(page.getByText(offlineText)).toBeHidden();
  await expect(task.getByText(/Sudah diunggah/).or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(task).toContainText(/Sudah diunggah.*hasil\.pdf/);
  await openReview(page);
  await expect(await submitExam(page, 'Ujian Demonstrasi')).toContainText('1 dari 2'); // tasks with a file
});

test('a log-out leaves neither program nor exam on the device, and nothing opens without a network after it (fault matrix 95)', async ({
  page,
  openWorld,
}) => {
  await openWorld(page, 'sedang-ujian');
  const address = await continueExam(page);
  await ready(page);
  await choose(page, 13, 'B');
  await expectSaved(page);
  await expect.poll(async () => (await workers(page)).local).toHaveProperty('portal-asesi:ujian');
  await enterList(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible();
  await expect.poll(() => workers(page)).toMatchObject({ caches: [], local: {}, vaults: 0 });
  await page.context().setOffline(true);
  await expect(page.goto(address)).rejects.toThrow();
});

test('an exam opens without a network for nobody once the server has said that the session is over', async ({
  page,
  openWorld,
}) => {
  await openWorld(page, 'sedang-ujian');
  const address = await continueExam(page);
  await ready(page);
  await choose(page, 13, 'B');
  await expectSaved(page);
  await page.context().clearCookies({ name: 'portal_session' }); // ended by the server: the page does not know yet
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible();
  await page.context().setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Belum bisa memeriksa sesi Anda' })).toBeVisible();
  await expect(page.getByText('Soal 13')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/login/);
  await fillLogIn(page, 'eka');
  await expect(option(page, 'A')).toBeVisible();
  await ready(page);
});

/** A copy of the live build under another id, as a deploy brings it: its chunks have other names, those of before are gone. */
const deployed = (from: string, to: string) => {
  fs.cpSync(from, to, { recursive: true });
  const assets = fs.readdirSync(path.join(to, 'assets')).filter((name) => name.endsWith('.js'));
  const renamed = new Map(assets.map((name) => [name, `n${name}`]));
  const { build } = JSON.parse(fs.readFileSync(path.join(to, 'version.json'), 'utf8')) as { build: string };
  const names = new RegExp(assets.map((name) => name.replace(/[-.]/g, '\\$&')).join('|'), 'g');
  for (const file of fs.readdirSync(to, { recursive: true }) as string[]) {
    if (!/\.(js|html|json)$/.test(file)) continue;
    const text = fs.readFileSync(path.join(to, file), 'utf8');
    const changed = text.replace(names, (name) => renamed.get(name) ?? name).replaceAll(build, 'ffffffffff');
    fs.writeFileSync(path.join(to, file), changed);
  }
  for (const [name, other] of renamed) fs.renameSync(path.join(to, 'assets', name), path.join(to, 'assets', other));
};

/** The id of the build of this page. */
const buildOf = (page: Page) =>
  page.locator('meta[name=build]').evaluate((meta) => (meta as HTMLMetaElement).content.split('+')[1]);

test('a deploy during an exam mixes no versions: the page of before stays whole, the new worker waits, and the switch takes all away (fault matrix 96)', async ({
  page,
  server,
  openWorld,
}, { outputDir }) => {
  if (!server) throw new Error('of the live build');
  await openWorld(page, 'sedang-ujian');
  const api = ((await (await fetch(`${server.url}/config.json`)).json()) as { api: { baseUrl: string } }).api.baseUrl;
  const next = path.join(outputDir, 'next');
  deployed('dist', next);
  const serving = JSON.parse(fs.readFileSync('dist/.serving.json', 'utf8')) as {
    addresses: object;
    styleHashes: object;
  };
  let config = configFor(api) as { features?: object };
  let root = path.resolve('dist');
  const portal = (await listen(
    (request: never, response: never) => {
      const policy = contentSecurityPolicy({ config, styleHashes: serving.styleHashes, payment: true });
      answerFrom({ root, addresses: serving.addresses, policy, config })(request, response);
    },
    { port: 0 },
  )) as { url: string; stop: () => Promise<void> };

  await page.goto(portal.url + examAddress()); // cookies know no ports
  await continueExam(page);
  await ready(page);
  const before = await buildOf(page);
  root = next;
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed');
  expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
  await review(page); // chunks of before are gone from the server
  await page
    .getByRole('button', { name: /^Kembali/ })
    .first()
    .click();
  await choose(page, 13, 'B');
  await expectSaved(page);
  await reopensOffline(page);
  expect(await buildOf(page)).toBe(before); // the page of the worker that is in charge
  await page.context().setOffline(false);
  await expectSaved(page);
  await page.goto('about:blank');
  await expect
    .poll(async () => {
      await page.goto(`${portal.url}/`);
      const names = await page.evaluate(() => caches.keys());
      await page.goto('about:blank');
      return names;
    })
    .toEqual(['portal-ujian-ffffffffff']);
  config = { ...config, features: { offlineExams: false } };
  await page.goto(`${portal.url}/`);
  await expect.poll(() => workers(page)).toMatchObject({ registered: 0, caches: [] });
  await page.goto('about:blank');
  await portal.stop();
});
