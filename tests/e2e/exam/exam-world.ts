import type { Page } from '@playwright/test';
import type { Control } from '../../../fake-backend/control.ts';
// @ts-expect-error: a script without types
import { fullConfigFor } from '../../../scripts/api-config.mjs';
// @ts-expect-error: a script without types
import { bundled } from '../../../scripts/bundled.mjs';
// @ts-expect-error: a script without types
import { serveBuild } from '../../../scripts/serving/build-files.mjs';
import { test as base, expect, isLive, openAs } from '../support/portal.ts';
import { clearFaults, cutNetwork } from '../support/simulated-server.ts';
// @ts-expect-error: a script without types
import { startScript } from '../support/start-script.mjs';
import { openScenario, type Scenario } from './exam-attempt.ts';
import { examAddress } from './exam-steps.ts';

export interface LiveServer {
  readonly url: string;
  readonly control: Control;
}

export type OpenWorld = (page: Page, scenario: Scenario) => Promise<void>;

/** Cuts or restores the network between this page and its server, and fires the browser’s event. */
export type SetNetwork = (page: Page, there: boolean) => Promise<void>;

interface TestParts {
  readonly openWorld: OpenWorld;
  readonly setNetwork: SetNetwork;
}
interface WorkerParts {
  /** Null in the simulation, where each page contains its world. */
  readonly server: LiveServer | null;
}

/** Starts another API server. */
export const startApi = async (origins: readonly string[], name: string) => {
  const { startNode } = (await bundled(
    'fake-backend/hosts/node.ts',
  )) as typeof import('../../../fake-backend/hosts/node.ts');
  return startNode({ port: 0, origins, names: [name] });
};

const serveByNginx = async (api: string) => {
  const { port, stop } = await startScript('preview', '--nginx', '--api', api, '--all-features');
  return { url: `http://localhost:${port}`, stop };
};

const enterExams = async (page: Page) => {
  await openAs(page, 'eka', examAddress());
  await expect(page.getByRole('list', { name: 'Daftar ujian' })).toBeVisible();
};

/** An exam can be taken once, so each test gets a separate world, in the simulation as on the live build. */
export const test = base.extend<TestParts, WorkerParts>({
  server: [
    async ({ browserName: _ }, use, { project }) => {
      if (!isLive(project)) return use(null);
      const { hostname } = new URL(project.use.baseURL ?? '');
      const named = (address: string) => address.replace('localhost', hostname);
      const origins: string[] = [];
      const api = await startApi(origins, hostname);
      const portal =
        project.name === 'live-nginx'
          ? await serveByNginx(api.url)
          : await serveBuild({ dir: 'dist', mode: 'production', config: fullConfigFor(named(api.url)) });
      origins.push(named(portal.url));
      await use({ url: named(portal.url), control: api.control });
      await Promise.all([portal.stop(), api.close()]);
    },
    { scope: 'worker' },
  ],
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
