import path from 'node:path';
// @ts-expect-error: a script without types
import { listen } from '../../../scripts/listen.mjs';
// @ts-expect-error: a script without types
import { answerFrom } from '../../../scripts/serving/build-files.mjs';
// @ts-expect-error: a script without types
import { contentSecurityPolicy } from '../../../scripts/serving/content-security-policy.mjs';
// @ts-expect-error: a script without types
import { readJson, readServing } from '../../../scripts/serving/serving.mjs';
import type { Peer } from '../../peers/office.ts';
import { test as base } from '../support/portal.ts';

const ofPeer = /^\/(api|sanctum|snap)\//;

/** The live build with its shipped configuration but for the payment script, and a peer behind the same origin, as a body would serve both. */
const portalOver = async (peer: Peer) => {
  const root = path.resolve('dist');
  const { addresses, styleHashes } = readServing(root);
  let pages: Peer['answer'] | undefined; // its policy names the port
  const host = await listen(
    (...exchange: Parameters<Peer['answer']>) =>
      ofPeer.test(exchange[0].url ?? '') ? peer.answer(...exchange) : pages?.(...exchange),
    { port: 0 },
  );
  const shipped = readJson(path.join(root, 'config.json'));
  const config = { ...shipped, payment: { scriptUrl: `${host.url}/snap/snap.js`, clientKey: 'contoh' } };
  const policy = contentSecurityPolicy({ config, styleHashes, live: true });
  pages = answerFrom({ root, addresses, policy, config });
  return host as { url: string; stop: () => Promise<void> };
};

/** A test over one peer: `page` is at the portal that it is behind. */
export const testOver = (make: () => Peer) =>
  base.extend<{ peer: Peer; portal: string }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    peer: async ({}, use) => use(make()),
    portal: async ({ peer }, use) => {
      const { url, stop } = await portalOver(peer);
      await use(url);
      void stop(); // a connection that the browser keeps would hold it
    },
    baseURL: ({ portal }, use) => use(portal),
    contextOptions: { reducedMotion: 'reduce' }, // without a graphics card what moves costs a third of the time
  });
