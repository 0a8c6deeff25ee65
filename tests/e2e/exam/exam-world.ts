import type { Page } from '@playwright/test';
import type { Control } from '../../../fake-backend/control.ts';
// @ts-expect-error: a script without types
import { fullConfigFor } from '../../../scripts/api-config.mjs';
// @ts-expect-error: a script without types
import { serveBuild } from '../../../scripts/serving/build-files.mjs';
import { startNode } from '../support/node-api.ts';
import { test as base, expect, isLive, openAs } from '../support/portal.ts';
import { clearFaults, cutNetwork } from '../support/simulated-server.ts';
import { openScenario, type Scenario } from './exam-attempt.ts';
import { examAddress } from './exam-steps.ts';

export interface LiveServer {
  readonly url: string;
  readonly control: Control;
}

export type OpenWorld = (page: Page, scenario: Scenario) => Promise<void>;

/** Cuts or restores the network between this page and its server, and fires the browser’s event. */
export type SetNetwork = (page: Page, there: boolean) => Promise<void>;

interface Parts {
  /** Null in the simulation, where each page contains its world. */
  readonly server: LiveServer | null;
  readonly openWorld: OpenWorld;
  readonly setNetwork: SetNetwork;
}

/** The servers of this worker, which end with it: a fixture of workers would cost a worker, with its browser, for each kind of test. */
const servers = new Map<string, Promise<LiveServer>>();

const startServer = async (hostname: string): Promise<LiveServer> => {
  const named = (address: string) => address.replace('localhost', hostname);
  const origins: string[] = [];
  const api = await startNode({ port: 0, origins, names: [hostname] });
  const portal = await serveBuild({ dir: 'dist', mode: 'production', config: fullConfigFor(named(api.url)) });
  origins.push(named(portal.url));
  return { url: named(portal.url), control: api.control };
};

const serverFor = (hostname: string): Promise<LiveServer> => {
  const server = servers.get(hostname) ?? startServer(hostname);
  servers.set(hostname, server);
  return server;
};

const enterExams = async (page: Page) => {
  await openAs(page, 'eka', examAddress());
  await expect(page.getByRole('list', { name: 'Daftar ujian' })).toBeVisible();
};

/** An exam can be taken once, so each test gets a separate world, in the simulation as on the live build. */
export const test = base.extend<Parts>({
  server: async ({ browserName: _ }, use, { project }) =>
    use(isLive(project) ? await serverFor(new URL(project.use.baseURL ?? '').hostname) : null),
  baseURL: ({ baseURL, server }, use) => use(server?.url ?? baseURL),
  openWorld: ({ server }, use) =>
    use(async (page, scenario) => {
      if (!server) return openScenario(page, scenario);
      await server.control.playScenario(scenario);
      await enterExams(page);
    }),
  setNetwork: ({ server }, use) =>
    use(async (page, there) => {
      if (server) return page.context().setOffline(!there);
      await (there ? clearFaults : cutNetwork)(page);
      await page.evaluate((type) => dispatchEvent(new Event(type)), there ? 'online' : 'offline');
    }),
});
