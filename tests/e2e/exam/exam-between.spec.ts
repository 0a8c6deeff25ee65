import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
// @ts-expect-error: a script without types
import { fullConfigFor } from '../../../scripts/api-config.mjs';
// @ts-expect-error: a script without types
import { serveBuild } from '../../../scripts/serving/build-files.mjs';
import { startNode } from '../support/node-api.ts';
import { demoPassword, expect } from '../support/portal.ts';
import { choose, continueExam, expectSaved, goTo, option, question, startExam } from './exam-attempt.ts';
import { examAddress } from './exam-steps.ts';
import { type LiveServer, test } from './exam-world.ts';

const second = 1_000;

const calls = /\/(?:api|sanctum)\//;
const pass = async (page: Page, time: number) => {
  for (let passed = 0; passed < time; passed += 2 * second) await page.clock.runFor(2 * second);
};

// the law Speaker tries every speaker; whether a redirect reaches the page is decided by the browser
test('an exam goes on under 20 s of a redirect to a page, is whole within 40 s after it without a press, and renews an ended session in a dialog over it (fault matrix 6, 97)', async ({
  page,
  openWorld,
}) => {
  test.slow(); // a minute of a page's clock, step by step
  await page.clock.install();
  await openWorld(page, 'sedang-ujian');
  const address = await continueExam(page);
  await page.route(calls, (route) =>
    route.fulfill({ status: 302, headers: { location: new URL('/kontak', page.url()).href } }),
  );
  await choose(page, 13, 'A');
  await pass(page, 20 * second);
  await expect(question(page, 13)).toBeVisible();
  await expect(page.getByText(/Sesi .*berakhir|tidak dapat dijawab|Data tidak boleh diakses/)).toHaveCount(0);
  await choose(page, 14, 'B');
  await page.unroute(calls);
  await pass(page, 40 * second);
  await expect(page.getByRole('banner').getByText('Semua jawaban terkirim')).toBeVisible();
  await expect(page).toHaveURL(address);

  await page.context().clearCookies({ name: 'portal_session' });
  const collected = () => page.clock.fastForward(15 * second); // collected answers are sent within this time
  await choose(page, 13, 'C');
  await collected();
  const dialog = page.getByRole('dialog', { name: 'Sesi berakhir' });
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await choose(page, 14, 'D');
  await collected();
  // no `expectSaved`, because its `visibilitychange` would make the page ask for the session again
  await expect(page.getByRole('banner').getByText('2 jawaban belum terkirim')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Masuk kembali' }).click();
  await dialog.getByLabel('Kata sandi', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Masuk kembali' }).click();
  await expect(dialog).toBeHidden();
  await expectSaved(page);
  await page.reload();
  await goTo(page, 13);
  await expect(option(page, 'C')).toBeChecked();
  await goTo(page, 14);
  await expect(option(page, 'D')).toBeChecked();
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

const cached = test.extend<{ readonly server: LiveServer }>({
  server: async ({ browserName: _ }, use) => {
    const origins: string[] = [];
    const api = await startNode({ port: 0, origins, names: ['localhost'] });
    const proxy = await cachingProxy(api.url);
    const portal = await serveBuild({ dir: 'dist', mode: 'production', config: fullConfigFor(proxy.url) });
    origins.push(portal.url);
    await use({ url: portal.url, control: api.control });
    await Promise.all([portal.stop(), proxy.stop()]);
    await api.close();
  },
});

cached(
  'an exam is started, reloaded and answered behind a caching proxy and beside a cookie XSRF-TOKEN of another application, and after a log-out nobody is shown (fault matrix 77, 98)',
  async ({ page, openWorld, baseURL }) => {
    const { hostname: domain } = new URL(baseURL ?? '');
    const foreign = ['/login', '/myassessment'].map((path) => ({ name: 'XSRF-TOKEN', value: 'asing', domain, path }));
    await page.context().addCookies(foreign);
    await openWorld(page, 'siap-ujian');
    expect(await page.evaluate(() => document.cookie.match(/XSRF-TOKEN=/g)?.length)).toBe(2);
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
