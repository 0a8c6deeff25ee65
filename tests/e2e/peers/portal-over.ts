import path from 'node:path';
// @ts-expect-error: a script without types
import { readJson, readServing } from '../../../scripts/built.mjs';
// @ts-expect-error: a script without types
import { listen } from '../../../scripts/listen.mjs';
// @ts-expect-error: a script without types
import { answerFrom } from '../../../scripts/serving/build-files.mjs';
// @ts-expect-error: a script without types
import { contentSecurityPolicy } from '../../../scripts/serving/content-security-policy.mjs';
import type { Peer } from '../../peers/office.ts';
import { test as base } from '../support/portal.ts';

const ofPeer = /^\/(api|sanctum|snap)\//;

/** Serves the live build and a peer on one origin, as an operator would; only the payment script differs from the shipped configuration. */
const portalOver = async (peer: Peer) => {
  const root = path.resolve('dist');
  const { addresses, hashes } = readServing(root);
  let pages: Peer['answer'] | undefined; // set later, because the content security policy contains the port
  const host = await listen(
    (...exchange: Parameters<Peer['answer']>) =>
      ofPeer.test(exchange[0].url ?? '') ? peer.answer(...exchange) : pages?.(...exchange),
    { port: 0 },
  );
  const shipped = readJson(path.join(root, 'config.json'));
  const config = { ...shipped, payment: { scriptUrl: `${host.url}/snap/snap.js`, clientKey: 'contoh' } };
  const policy = contentSecurityPolicy({ config, hashes, live: true });
  pages = answerFrom({ root, addresses, policy, config });
  return host as { url: string; stop: () => Promise<void> };
};

export const testOver = (make: () => Peer) =>
  base.extend<{ peer: Peer; portal: string }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    peer: async ({}, use) => use(make()),
    portal: async ({ peer }, use) => {
      const { url, stop } = await portalOver(peer);
      await use(url);
      void stop(); // not awaited, because a keep-alive connection of the browser would delay the stop
    },
    baseURL: ({ portal }, use) => use(portal),
    contextOptions: { reducedMotion: 'reduce' },
  });
