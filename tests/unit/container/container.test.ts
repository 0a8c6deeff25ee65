// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountTokens } from '../../../src/application/account/tokens.ts';
import { certificateTokens } from '../../../src/application/certificate/tokens.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { simulationTokens } from '../../../src/application/simulation/tokens.ts';
import { conceptOf, type Token } from '../../../src/application/token.ts';
import { parseConfig } from '../../../src/configuration/config.ts';
import type { ProfileSettings } from '../../../src/container/concept-module.ts';
import { concepts } from '../../../src/container/concepts.ts';
import { createContainer } from '../../../src/container/create-container.ts';
import * as live from '../../../src/container/live.ts';
import * as simulation from '../../../src/container/simulation.ts';

type Tokens = Readonly<Record<string, Token<unknown>>>;
const files = import.meta.glob<Readonly<Record<string, Tokens>>>('../../../src/application/*/*tokens.ts', {
  eager: true,
});
const tokens = Object.values(files)
  .flatMap((file) => Object.values(file))
  .flatMap((named) => Object.values(named))
  .filter((token) => token !== simulationTokens.simulation);
const profiles = [
  ['live', () => live.startServices(parseConfig({}), { report: () => undefined })],
  ['simulation', () => simulation.startServices(parseConfig({}))],
] as const;

const settings = (paymentWindow: ProfileSettings['paymentWindow'], asked: string[] = []): ProfileSettings => ({
  http: {
    baseUrl: 'http://api.test',
    authentication: 'session',
    cookies: () => 'XSRF-TOKEN=contoh',
    send: async (request) => {
      asked.push(request.url);
      return Response.json({ code: '00', data: null });
    },
  },
  socket: { url: '', path: '/socket.io' },
  features: parseConfig({}).features,
  paymentWindow,
});
const closed = { open: async () => 'closed' as const };

afterEach(() => {
  vi.unstubAllGlobals();
});

it('knows the services', () => {
  expect(tokens.length).toBeGreaterThan(50);
  expect(new Set(tokens).size).toBe(tokens.length);
});

describe.each(profiles)('the profile %s', (_, start) => {
  it('has exactly one service of each kind, also when all are requested at once', async () => {
    const services = await start();
    const all = await Promise.all(tokens.map((name) => services.resolve(name)));
    expect(new Set(all).size).toBe(tokens.length);
    expect(all).not.toContain(undefined);
    expect(await Promise.all(tokens.map((name) => services.resolve(name)))).toEqual(all);
  });

  it('has all its services in a browser without BroadcastChannel (fault matrix 67)', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const services = await start();
    await Promise.all(tokens.map((name) => services.resolve(name)));
    const tabs = await services.resolve(accountTokens.sessionTabs);
    const stop = tabs.listen(vi.fn());
    tabs.announce('entered', '7');
    stop();
  });
});

it('the control of the simulation exists in the simulation only', async () => {
  const control = await (await simulation.startServices(parseConfig({}))).resolve(simulationTokens.simulation);
  expect(control.personas().length).toBeGreaterThan(0);
  const services = await live.startServices(parseConfig({}), { report: () => undefined });
  await expect(services.resolve(simulationTokens.simulation)).rejects.toThrow(/simulation/);
});

describe('a container', () => {
  it('uses what its profile brings', async () => {
    const asked: string[] = [];
    const services = createContainer(settings(async () => closed, asked));
    expect(await services.resolve(purchaseTokens.paymentWindow)).toBe(closed);
    expect(await (await services.resolve(accountTokens.findSession))()).toBeNull();
    expect(asked).toEqual(['http://api.test/api/asesi']);
  });

  it('asks for the server’s time with the first question that needs it', async () => {
    const asked: string[] = [];
    const { resolve } = createContainer(settings(async () => closed, asked));
    const check = await resolve(certificateTokens.checkCertificate);
    expect(asked).toEqual([]);
    await check('CONTOH 1').catch(() => null);
    await vi.waitFor(() => expect(asked).toContainEqual(expect.stringContaining('/api/date-now')));
  });

  it('loads a module again after its first load has failed', async () => {
    const paymentWindow = vi.fn(async () => closed).mockRejectedValueOnce(new Error('no network'));
    const services = createContainer(settings(paymentWindow));
    await expect(services.resolve(purchaseTokens.purchaseQueries)).rejects.toThrow('no network');
    expect(await services.resolve(purchaseTokens.purchaseQueries)).toBeTruthy();
  });
});

it.each(Object.keys(concepts))('the module of the concept %s names everything that it builds on', async (concept) => {
  for (const token of tokens.filter((each) => conceptOf(each) === concept)) {
    const services = createContainer(settings(async () => closed));
    expect(await services.resolve(token)).toBeDefined();
  }
});
