import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
// @ts-expect-error: a script without types
import { fullConfigFor } from '../../../scripts/api-config.mjs';
// @ts-expect-error: a script without types
import { serveBuild } from '../../../scripts/serving/build-files.mjs';
import { expect } from '../support/portal.ts';
import { choose, continueExam, essay, expectSaved, goTo, handIn, question, review, startExam } from './exam-attempt.ts';
import { examAddress } from './exam-steps.ts';
import { continueUnderClock, type LiveServer, startApi, test } from './exam-world.ts';

const second = 1_000;
const html = '<!doctype html><title>Attention Required!</title><h1>Sorry, you have been blocked</h1>';
const contentType = 'text/html; charset=UTF-8';

/** What firewalls, proxies and gateways answer in place of the API. */
const speakers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'the 403 page of a firewall': (route) => route.fulfill({ status: 403, contentType, body: html }),
  'the 401 page of a proxy': (route) => route.fulfill({ status: 401, contentType, body: html }),
  'a redirect to a page': (route) =>
    route.fulfill({ status: 302, headers: { location: new URL('/kontak', route.request().frame().url()).href } }),
  'the 413 page of nginx': (route) => route.fulfill({ status: 413, contentType, body: html }),
  'the 502 page of nginx': (route) => route.fulfill({ status: 502, contentType, body: html }),
};

const calls = /\/(?:api|sanctum)\//;
const pass = async (page: Page, time: number) => {
  for (let passed = 0; passed < time; passed += second) await page.clock.runFor(second);
};

for (const [name, answer] of Object.entries(speakers))
  test(`an exam goes on under 20 s of ${name}, and is whole within 40 s after it without a press (fault matrix 97)`, async ({
    page,
    openWorld,
  }) => {
    const address = await continueUnderClock(page, openWorld);
    await page.route(calls, answer);
    await choose(page, 13, 'A');
    await pass(page, 20 * second);
    await expect(question(page, 13)).toBeVisible();
    await expect(page.getByText(/Sesi .*berakhir|tidak dapat dijawab|Data tidak boleh diakses/)).toHaveCount(0);
    await choose(page, 14, 'B');
    await page.unroute(calls);
    await pass(page, 40 * second);
    await expect(page.getByRole('banner').getByText('Semua jawaban terkirim')).toBeVisible();
    await expect(page).toHaveURL(address);
  });

test('an exam is handed in through a firewall that refuses one answer, which stays as a file (fault matrix 105)', async ({
  page,
  openWorld,
}) => {
  await openWorld(page, 'siap-ujian');
  await startExam(page, 'Ujian Esai');
  await page.route(/\/api\/assessment\/answers$/, (route) =>
    route.request().postData()?.includes('UNION SELECT')
      ? route.fulfill({ status: 403, contentType, body: html })
      : route.fallback(),
  );
  await essay(page).fill('Saya menulis kueri dengan UNION SELECT.');
  await goTo(page, 2);
  await essay(page).fill('Jawaban kedua.');
  await expectSaved(page, '1 jawaban belum terkirim');
  await review(page);
  await handIn(page);
  await expect(page.getByText('Server tidak menerima jawaban soal 1')).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh jawaban itu' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.txt$/);
  await page.getByRole('button', { name: 'Kumpulkan tanpa jawaban itu' }).click();
  await expect(page.getByRole('article', { name: 'Tanda Terima Ujian Esai' })).toBeVisible();
});

test('a cookie XSRF-TOKEN of another application on the host refuses neither the log-in nor an answer after a reload (fault matrix 77)', async ({
  page,
  openWorld,
  baseURL,
}) => {
  const { hostname: domain } = new URL(baseURL ?? '');
  const foreign = ['/login', '/myassessment'].map((path) => ({ name: 'XSRF-TOKEN', value: 'asing', domain, path }));
  await page.context().addCookies(foreign);
  await openWorld(page, 'sedang-ujian');
  expect(await page.evaluate(() => document.cookie.match(/XSRF-TOKEN=/g)?.length)).toBe(2);
  await continueExam(page);
  await choose(page, 13, 'A');
  await expectSaved(page);
  await page.reload();
  await choose(page, 14, 'B');
  await expectSaved(page);
});

/** Forwards to the API, and lets every cache keep the reply to a GET for ten minutes. */
const cachingProxy = async (target: string) => {
  const proxy = http.createServer((request, response) => {
    const { method, url = '', headers: sent } = request;
    const forward = http.request(new URL(url, target), { method, headers: sent }, (reply) => {
      const { pragma: _, expires: __, ...headers } = reply.headers;
      response.writeHead(reply.statusCode ?? 502, {
        ...headers,
        ...(method === 'GET' && { 'cache-control': 'max-age=600' }),
      });
      reply.pipe(response);
    });
    forward.on('error', () => response.destroy());
    request.pipe(forward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const stop = async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
  };
  return { url: `http://localhost:${(proxy.address() as AddressInfo).port}`, stop };
};

const cached = test.extend<object, { readonly server: LiveServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const origins: string[] = [];
      const api = await startApi(origins, 'localhost');
      const proxy = await cachingProxy(api.url);
      const portal = await serveBuild({ dir: 'dist', mode: 'production', config: fullConfigFor(proxy.url) });
      origins.push(portal.url);
      await use({ url: portal.url, control: api.control });
      await Promise.all([portal.stop(), proxy.stop()]);
      await api.close();
    },
    { scope: 'worker' },
  ],
});

cached(
  'an exam that a caching proxy stands before is started, reloaded and answered, and after a log-out nobody is shown (fault matrix 98)',
  async ({ page, openWorld }) => {
    await openWorld(page, 'siap-ujian');
    await startExam(page);
    await page.reload();
    await choose(page, 1, 'A');
    await expectSaved(page);
    await page.goto('/profile');
    await expect(page.getByRole('textbox', { name: 'NIK' })).not.toHaveValue('');
    await page.context().clearCookies();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible();
    await page.goto(examAddress());
    await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible();
  },
);
