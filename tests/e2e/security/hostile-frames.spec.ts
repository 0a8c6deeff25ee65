import type { WebSocketRoute } from '@playwright/test';
import { hostileTexts } from '../../builders/hostile-texts.ts';
import { birthPlace, openDraftForm, typeAndKeep } from '../support/draft-form.ts';
import { expect, test } from '../support/portal.ts';
import { shownLiterally } from '../support/xss-corpus.ts';
import { expectHarmless } from '../support/xss-walk.ts';

const frame = (name: string, ...told: readonly unknown[]) => `42${JSON.stringify([name, ...told])}`;
const listening = (told: unknown) => frame('listening', told);

const hostileFrames: readonly string[] = [
  ...hostileTexts.map((text) =>
    listening({ type: text, trxid: text, message: text, title: text, url: text, html: text, [text]: text }),
  ),
  '42["listening",{"__proto__":{"tercemar":1},"constructor":{"prototype":{"tercemar":1}},"type":"assessment"}]',
  '42["listening",{"type":"refresh","trxid":{"__proto__":{"tercemar":1}}}]',
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'redirect', 'eval', 'logout', 'command'].map((name) =>
    frame(name, { url: 'https://evil.example/', code: 'alert(1)', tercemar: 1 }),
  ),
  ...[null, 7, true, 'refresh', [], {}, [['refresh']], { type: 7 }, { type: ['refresh'] }].map(listening),
  frame('listening'),
  listening({ type: 'x'.repeat(1_000_000) }),
  listening({ type: 'assessment', trxid: 'x'.repeat(1_000_000) }),
  `42["listening",${'['.repeat(5_000)}${']'.repeat(5_000)}]`,
];

/** Invalid Socket.IO frames, after which the library disconnects and reconnects. */
const brokenFrames: readonly (readonly (string | Buffer)[])[] = [
  ['42['],
  ['451-["listening",{"_placeholder":true,"num":0}]', listening({ type: 'refresh' })],
];

test('a form under hostile messages of the socket and of another script shows none of them, keeps its input, asks the server only a few times, and hears the next message', async ({
  page,
}) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    socket.connectToServer().onMessage((told) => {
      socket.send(told);
      if (String(told).startsWith('40')) sockets.push(socket);
    });
  });
  await page.clock.install();
  const address = await openDraftForm(page);
  await typeAndKeep(page, 'Kota Tenang');
  const field = await birthPlace(page);
  await expect.poll(() => sockets.length).toBe(1);

  let asked = 0;
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && new URL(request.url()).pathname.startsWith('/api/')) asked += 1;
  });
  const push = (frames: readonly (string | Buffer)[]) => {
    for (const each of frames) sockets.at(-1)?.send(each);
  };
  push(hostileFrames);
  push(Array.from({ length: 1_000 }, () => listening({ type: 'refresh' })));
  const heard = page.waitForRequest(/\/api\//);
  push([listening({ type: 'assessment' })]);
  await heard;
  await expectHarmless(page, 'a form under hostile news');
  expect(await shownLiterally(page)).toEqual([]);
  await expect(field).toHaveValue('Kota Tenang');
  await expect(field).toBeFocused();
  expect(sockets).toHaveLength(1);
  expect(asked).toBeLessThan(20);

  const reconnections = async () => {
    await page.clock.fastForward(1_000); // the pause before a reconnection passes at once
    return sockets.length;
  };
  for (const [index, broken] of brokenFrames.entries()) {
    push(broken);
    await expect.poll(reconnections, { message: String(broken[0]).slice(0, 20), timeout: 30_000 }).toBe(index + 2);
  }
  const again = page.waitForRequest(/\/api\//, { timeout: 30_000 });
  push([listening({ type: 'assessment' })]);
  await again;

  await page.evaluate((texts) => {
    const odd = [null, 7, [], {}, { type: 'owner' }, { __proto__: { tercemar: 1 } }, 'x'.repeat(1_000_000), ...texts];
    for (const name of ['portal-asesi:formulir', 'portal-asesi']) {
      const channel = new BroadcastChannel(name);
      for (const each of odd) {
        channel.postMessage(each);
        channel.postMessage({
          type: each,
          name: each,
          id: each,
          owner: each,
          at: each,
          [String(each).slice(0, 50)]: each,
        });
      }
      channel.close();
    }
  }, hostileTexts);
  await field.pressSequentially(' Sekali');
  await expect(field).toHaveValue('Kota Tenang Sekali');
  await expect(page.getByText(/^Draf tersimpan di perangkat ini/)).toBeVisible();
  expect(await shownLiterally(page)).toEqual([]);
  await expectHarmless(page, 'a form under hostile words of another tab');
  expect(await page.evaluate(() => 'tercemar' in {})).toBe(false);
  expect(page.url()).toBe(address);
  await page.reload();
  const told = page.getByText(/Kota Tenang Sekali/); // known data appear as plain text until somebody edits them
  await expect(told.or(field)).toBeVisible();
  if (!(await told.isVisible())) await expect(field).toHaveValue('Kota Tenang Sekali');
});
