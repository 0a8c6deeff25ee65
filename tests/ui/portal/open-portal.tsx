import 'fake-indexeddb/auto';
// a browser fetches these later; here that must not be a part of the first test
import '../../../src/container/concepts/log-out.ts';
import '../../../src/ui/layouts/working-layout.tsx';
import '../../../src/ui/simulation/simulation-button.tsx';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { Send } from '../../../src/adapters/http/send.ts';
import { SimulatedPaymentWindow } from '../../../src/adapters/payment/simulated-payment-window.ts';
import type { SessionTabs } from '../../../src/application/ports/account/session-tabs.ts';
import { simulationTokens } from '../../../src/application/simulation/tokens.ts';
import type { Config } from '../../../src/config.ts';
import { createContainer } from '../../../src/container/create-container.ts';
import { provideValue } from '../../../src/container/provide.ts';
import { defaultConfig } from '../../../src/default-config.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { App } from '../../../src/ui/app.tsx';
import { matchRoute } from '../../../src/ui/routes.tsx';
import { MOBILE_MAX_WIDTH, MOBILE_QUERY } from '../../../src/ui/theme/media.ts';
import { imageOf, pdfHead, pngHead } from '../../builders/images.ts';
import { openPage } from '../../unit/fake-backend/hosts/page.ts';

/** Draws nothing, and has nothing to read. */
const blindCanvas = new Proxy({}, { get: () => () => undefined, set: () => true }) as CanvasRenderingContext2D;

/** Puts the window into the state of one that was just opened. */
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

/** The reply with other data. */
const retold = async ({ url }: Request, reply: Response, told: Told): Promise<Response> => {
  if (!reply.headers.get('Content-Type')?.includes('json')) return reply;
  const { data, ...envelope } = await reply.json();
  const { status, headers } = reply;
  return new Response(JSON.stringify({ ...envelope, data: told(new URL(url).pathname, data as never) }), {
    status,
    headers,
  });
};

/** The API is another origin than the page of a test. */
const api = { ...defaultConfig.api, baseUrl: 'http://portal.test' };

const alone: Pick<SessionTabs, 'listen'> = { listen: () => () => undefined };

/**
 * The whole portal at an address, wired as for a browser, over the fake backend in a world of its own. Somebody of the seed is logged in,
 * or nobody. Its server is also there by itself, for what is not done in the portal. `told` is what the portal hears of the data of a reply,
 * `world` the file of another world. The API can do what `features` name, else everything. `answers` are by paths what another server answers there.
 */
export const openPortal = async (
  name: string | null,
  address: string,
  told: Told = (_, data) => data,
  world?: string,
  features: Config['features'] = defaultConfig.features,
  answers: Readonly<Record<string, Send>> = {},
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
  render(<App config={{ ...defaultConfig, api, features }} services={services} />);
  onTestFinished(() => {
    cleanup();
    server.stop();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return server;
};

/** The address of a page of one assessment of the seed, by the end of its number. */
export const ofAssessment = (page: string, number: number) =>
  `/myassessment/${page}/${encodeTrxId(`TRX-2026-${String(number).padStart(6, '0')}`)}`;

/** The elements of this kind that say this, by their name for the ear or their text. Roles of a whole portal are slow to compute. */
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

/** The first element that this selector names, as soon as it is there. */
export const part = (selector: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  });

/** Waits until the page says this. */
export const said = (text: string) =>
  waitFor(() => {
    if (!document.body.textContent.includes(text)) throw new Error(`nothing says ${text}`);
  });

export const heading = (text: string | RegExp) => saying('h1', text);
export const press = async (text: string | RegExp) => fireEvent.click(await saying('button', text));
export const follow = async (text: string | RegExp) => fireEvent.click(await saying('a', text));
/** Ticks, or chooses: one of several by its text. */
export const mark = async (label: string | RegExp) => fireEvent.click(await field(label));

const field = async (label: string | RegExp) => (await saying('label', label)).control as HTMLInputElement;
export const fill = async (label: string | RegExp, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
export const goTo = (address: string) => act(async () => navigate(address));
export const pdf = (name: string) => new File([imageOf(pdfHead, 2_000)], name, { type: 'application/pdf' });
export const choose = (input: Element, file: File) => fireEvent.change(input, { target: { files: [file] } });

/** Signs a form with a picture: a device for tests cannot draw. */
export const sign = async () => {
  await mark('Unggah');
  choose(
    await field('Gambar tanda tangan'),
    new File([imageOf(pngHead, 400)], 'tanda-tangan.png', { type: 'image/png' }),
  );
  await saying('ul', 'Gambar tanda tangan: file yang dipilih');
};
