import { trainingSlots } from '../../../src/training/slots.ts';
import 'fake-indexeddb/auto';
// loaded here, so that the first test does not wait for the lazy chunks
import '../../../src/container/concepts/log-out.ts';
import '../../../src/ui/frame/layouts/working-layout.tsx';
import '../../../src/training/simulation/simulation-button.tsx';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { Send } from '../../../src/adapters/http/send.ts';
import { SimulatedPaymentWindow } from '../../../src/adapters/payment/simulated-payment-window.ts';
import type { SessionTabs } from '../../../src/application/ports/account/session-tabs.ts';
import { simulationTokens } from '../../../src/application/simulation/tokens.ts';
import type { Config } from '../../../src/configuration/config.ts';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import { createContainer } from '../../../src/container/create-container.ts';
import { provideValue } from '../../../src/container/provide.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { createQueryClient } from '../../../src/ui/core/query-client.ts';
import type { SessionView } from '../../../src/ui/core/session/session-view.ts';
import { App } from '../../../src/ui/frame/app.tsx';
import { matchRoute } from '../../../src/ui/frame/routes.tsx';
import { MOBILE_MAX_WIDTH, MOBILE_QUERY } from '../../../src/ui/kit/theme/media.ts';
import { imageOf, pdfHead, pngHead } from '../../builders/images.ts';
import { blindCanvas } from '../../fakes/blind-canvas.ts';
import { openPage } from '../../unit/fake-backend/hosts/page.ts';

const slots = trainingSlots();

const freshWindow = (address: string) => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(MOBILE_QUERY) && innerWidth <= MOBILE_MAX_WIDTH,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('createImageBitmap', async () => ({ close() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(blindCanvas);
  window.history.replaceState(null, '', address);
};

type Told = (path: string, data: never) => unknown;

const retold = async ({ url }: Request, reply: Response, told: Told): Promise<Response> => {
  if (!reply.headers.get('Content-Type')?.includes('json')) return reply;
  const { data, ...envelope } = await reply.json();
  const { status, headers } = reply;
  return new Response(JSON.stringify({ ...envelope, data: told(new URL(url).pathname, data as never) }), {
    status,
    headers,
  });
};

const api = { ...defaultConfig.api, baseUrl: 'http://portal.test' };

/** The minimum duration of a first load would add a second to each test. */
const withoutDelay = (session: SessionView) => createQueryClient(session, () => 0, 0);

const alone: Pick<SessionTabs, 'listen'> = { listen: () => () => undefined };

/**
 * Opens the whole portal at an address over a fresh fake backend, with a person of the seed logged in, or nobody. `told` changes the data
 * of replies, `world` is an exported world, `features` limits the API, `answers` replaces the server per path, `own` is what the
 * body decides otherwise. Returns the server.
 */
export const openPortal = async (
  name: string | null,
  address: string,
  told: Told = (_, data) => data,
  world?: string,
  features: Config['features'] = defaultConfig.features,
  answers: Readonly<Record<string, Send>> = {},
  own: Partial<Pick<Config, 'decision' | 'budgetSources' | 'signUp' | 'times'>> = {},
) => {
  freshWindow(address);
  const server = await openPage();
  if (world) await server.control.importWorld(world);
  if (name) await server.logIn(name);
  const ofServer = async (...call: Parameters<typeof server.send>) => retold(call[0], await server.send(...call), told);
  const services = createContainer(
    {
      http: {
        send: (...call) => (answers[new URL(call[0].url).pathname] ?? ofServer)(...call),
        baseUrl: api.baseUrl,
        authentication: 'session',
        cookies: () => server.cookies.cookie,
      },
      socket: { url: 'http://portal.test', path: '/socket.io' },
      features,
      ...own,
      paymentWindow: async () =>
        new SimulatedPaymentWindow(async (token, action) => void (await server.control.settle(token, action)), alone),
    },
    (bind) =>
      provideValue(bind, simulationTokens.simulation, {
        ...server.control,
        openedLink: () => null,
        agreeToLink: async () => null,
        isOwnWindow: () => false,
      }),
  );
  await matchRoute(location.pathname)?.route.page.preload();
  render(
    <App
      config={{ ...defaultConfig, api, features, ...own }}
      services={services}
      slots={slots}
      queriesOf={withoutDelay}
    />,
  );
  onTestFinished(() => {
    cleanup();
    server.stop();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return server;
};

export const ofAssessment = (page: string, number: number) =>
  `/myassessment/${page}/${encodeTrxId(`TRX-2026-${String(number).padStart(6, '0')}`)}`;

/** Compares accessible names or texts, because computing the roles of a whole portal is slow. */
export const allSaying = <Kind extends keyof HTMLElementTagNameMap>(kind: Kind, said: string | RegExp) =>
  waitFor(() => {
    const found = Array.from(document.querySelectorAll(kind)).filter((element) => {
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return typeof said === 'string' ? text === said : said.test(text);
    });
    if (found.length === 0) throw new Error(`no ${kind} says ${said}`);
    return found;
  });
const saying = async <Kind extends keyof HTMLElementTagNameMap>(kind: Kind, said: string | RegExp) =>
  (await allSaying(kind, said))[0] as HTMLElementTagNameMap[Kind];

export const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';

export const part = (selector: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  });

export const said = (text: string) =>
  waitFor(() => {
    if (!document.body.textContent.includes(text)) throw new Error(`nothing says ${text}`);
  });

export const heading = (text: string | RegExp) => saying('h1', text);
export const press = async (text: string | RegExp) => fireEvent.click(await saying('button', text));
export const follow = async (text: string | RegExp) => fireEvent.click(await saying('a', text));
export const mark = async (label: string | RegExp) => fireEvent.click(await field(label));

const field = async (label: string | RegExp) => (await saying('label', label)).control as HTMLInputElement;
export const fill = async (label: string | RegExp, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
export const goTo = (address: string) => act(async () => navigate(address));
export const pdf = (name: string) => new File([imageOf(pdfHead, 2_000)], name, { type: 'application/pdf' });
export const choose = (input: Element, file: File) => fireEvent.change(input, { target: { files: [file] } });

/** Uploads a picture as the signature, because the test’s DOM cannot draw. */
export const sign = async () => {
  await mark('Unggah');
  choose(
    await field('Gambar tanda tangan'),
    new File([imageOf(pngHead, 400)], 'tanda-tangan.png', { type: 'image/png' }),
  );
  await saying('ul', 'Gambar tanda tangan: file yang dipilih');
};
