// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Token, token } from '../../../src/application/token.ts';
import { simulationToken, T } from '../../../src/application/tokens.ts';
import { parseConfig } from '../../../src/config.ts';
import { createContainer } from '../../../src/container/create-container.ts';
import * as live from '../../../src/container/live.ts';
import * as simulation from '../../../src/container/simulation.ts';

// the names are types only, so they are read where they are written
const names = [...readFileSync('src/application/tokens.ts', 'utf8').matchAll(/^ {2}readonly (\w+): /gm)];
const tokens = names.map(([, name]) => [name, T[name as keyof typeof T]] as [string, Token<unknown>]);
const profiles = [
  ['live', () => live.startServices(parseConfig({}))],
  ['simulation', () => simulation.startServices()],
] as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

it('knows the services', () => {
  expect(names.length).toBeGreaterThan(50);
});

describe.each(profiles)('the profile %s', (_, start) => {
  const started = start();

  it.each(tokens)('has the service %s, and only one of it', async (_, name) => {
    const services = await started;
    const service = await services.resolve(name);
    expect(service).toBeTruthy();
    expect(await services.resolve(name)).toBe(service);
  });

  it('has all its services when they are asked for at once', async () => {
    const services = await start();
    const all = await Promise.all(tokens.map(([, name]) => services.resolve(name)));
    expect(new Set(all).size).toBe(tokens.length);
  });

  it('has all its services in a browser without BroadcastChannel (fault matrix 67)', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const services = await start();
    await Promise.all(tokens.map(([, name]) => services.resolve(name)));
    const tabs = await services.resolve(T.sessionTabs);
    const stop = tabs.listen(vi.fn());
    tabs.announce('entered');
    stop();
  });

  it('names a service that nobody bound', async () => {
    const services = await start();
    await expect(services.resolve(token('tidakAda'))).rejects.toThrow(/tidakAda/);
  });
});

describe('the control of the simulation', () => {
  it('is there in the simulation', async () => {
    const control = await (await simulation.startServices()).resolve(simulationToken);
    expect(control.personas().length).toBeGreaterThan(0);
  });

  it('is not there in the live profile', async () => {
    const services = await live.startServices(parseConfig({}));
    await expect(services.resolve(simulationToken)).rejects.toThrow(/simulation/);
  });
});

describe('a container', () => {
  it('uses what its profile brings', async () => {
    const paymentWindow = { open: async () => 'closed' as const };
    const asked: string[] = [];
    const services = createContainer({
      http: {
        baseUrl: 'http://api.test',
        authentication: 'session',
        cookies: () => '',
        send: async (request) => {
          asked.push(request.url);
          return Response.json({ code: '00', data: null });
        },
      },
      socket: { url: '', path: '/socket.io' },
      paymentWindow: async () => paymentWindow,
    });
    expect(await services.resolve(T.paymentWindow)).toBe(paymentWindow);
    expect(await (await services.resolve(T.findSession))()).toBeNull();
    expect(asked).toEqual(['http://api.test/api/asesi']);
  });
});
