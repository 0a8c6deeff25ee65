import http from 'node:http';
import { expect, test } from '../support/portal.ts';

const serve = async (listener: http.RequestListener, use: (origin: string) => Promise<void>) => {
  const server = http.createServer(listener);
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const address = server.address();
  try {
    await use(`http://localhost:${typeof address === 'object' ? address?.port : 0}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

test('another site that frames the portal gets a blank frame (fault matrix 64)', async ({
  page,
  baseURL,
  complaints,
}) => {
  const framing = `<h1>Situs lain</h1><iframe src="${baseURL}/login" title="portal"></iframe>`;
  await serve(
    (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(framing),
    async (origin) => {
      await page.goto(origin);
      await expect(page.getByRole('heading', { name: 'Situs lain' })).toBeVisible();
      await expect.poll(() => complaints.join()).toContain('frame-ancestors');
      const framed = page.frames().find((frame) => frame !== page.mainFrame());
      expect(framed?.url()).not.toContain('/login');
      await expect(page.frameLocator('iframe').getByLabel('Email')).toHaveCount(0);
      complaints.length = 0;
    },
  );
});

test('the service worker of an old demonstration on this origin is gone after a visit (fault matrix 64)', async ({
  page,
  baseURL,
}) => {
  const worker = `addEventListener('install', () => skipWaiting()); addEventListener('activate', (e) => e.waitUntil(clients.claim()));`;
  await serve(
    async (request, response) => {
      if (request.url === '/mockServiceWorker.js') {
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(worker);
        return;
      }
      if (request.url === '/demo') {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Demo</h1>');
        return;
      }
      const reply = await fetch(`${baseURL}${request.url}`, { headers: { 'accept-encoding': 'identity' } });
      const headers = Object.fromEntries(
        [...reply.headers].filter(([name]) => !/^(content-(length|encoding)|transfer-encoding|connection)$/.test(name)),
      );
      response.writeHead(reply.status, headers).end(Buffer.from(await reply.arrayBuffer()));
    },
    async (origin) => {
      const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      // served without a CSP, like an earlier demonstration on this origin, so that the page can register its worker
      await page.goto(`${origin}/demo`);
      await page.evaluate(async () => {
        const claimed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
        await navigator.serviceWorker.register('/mockServiceWorker.js');
        await claimed;
      });
      expect(await workers()).toBe(1);
      await page.goto(`${origin}/kebijakan-cookie`);
      await expect.poll(workers).toBe(0);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    },
  );
});
