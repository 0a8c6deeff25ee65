// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { AsyncLocalStorage } from 'node:async_hooks';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemClock } from '../../src/adapters/browser/system-clock.ts';
import { draftTokens } from '../../src/application/draft/tokens.ts';
import { defaultConfig } from '../../src/configuration/default-config.ts';
import { createContainer } from '../../src/container/create-container.ts';
import { table } from '../../tools/contract/table.ts';
import { aStorage } from '../fakes/sending-fakes.ts';
import { lockManagerOf } from '../fakes/tab-fakes.ts';
import { openPage } from '../unit/fake-backend/hosts/page.ts';
import { type Intention, intentions, type Tab } from './intentions.ts';

/**
 * The law Effect, of what is sent: one intention is one call and changes the world once, however often and wherever it is pressed; after a
 * lost reply the outcome is asked for. The calls come from the table of the contract.
 */
const memories = new AsyncLocalStorage<Storage>();
const forever = new Promise<never>(() => undefined);

type Send = () => Promise<Response>;

const lost = () => {
  throw new TypeError('Failed to fetch');
};
/** A server that knows request keys repeats its first reply, also a refusal. */
const refusing = async () => Response.json({ message: 'Tidak sah.', errors: { apa: ['Tidak sah.'] } }, { status: 422 });

/** A browser with its server. `settings`: whether the server knows request keys, and whether the address has Web Locks. */
const browser = async ({ who, before }: Intention, { keys, locks }: Setting) => {
  const restart = () =>
    Object.defineProperty(navigator, 'locks', {
      ...{ configurable: true, value: locks ? lockManagerOf(systemClock) : undefined },
    });
  restart();
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  const server = await openPage();
  if (who) await server.logIn(who);
  await before?.(server);
  const me = who ? String((await (await server.get('/api/asesi')).json()).data.id) : '';
  const calls: string[] = [];
  const read: { value?: unknown } = {};
  let meets: ((send: Send) => Promise<Response>) | null = null;
  const refused = new Set<string | null>();

  const page = (memory = aStorage()) => {
    const { resolve: use } = createContainer({
      http: {
        send: (...call) => {
          const [{ method, url, headers }] = call;
          calls.push([method, new URL(url).pathname, headers.get('Idempotency-Key')].join(' '));
          const meet = method === 'GET' ? null : meets;
          if (meet) meets = null;
          const key = headers.get('Idempotency-Key');
          if (meet === refusing) refused.add(key ?? '');
          if (refused.has(key) || meet === refusing) return refusing();
          const send = () => server.send(...call);
          return meet ? meet(send) : send();
        },
        baseUrl: 'http://portal.test',
        authentication: 'session',
        cookies: () => server.cookies.cookie,
      },
      socket: { url: 'http://portal.test', path: '/socket.io' },
      features: { ...defaultConfig.features, idempotencyKeys: keys },
      paymentWindow: async () => ({ open: async () => 'closed' as const }),
    });
    const tab: Tab = {
      ...{ use, server, me },
      seen: async (find) => {
        if (!('value' in read)) read.value = await find();
        return read.value as Awaited<ReturnType<typeof find>>;
      },
      keys: async (form, subject) => {
        const draft = await (await use(draftTokens.draftSessions)).open({ user: me, form, subject } as never, 'x');
        if (!draft.found) draft.keep({ typed: true });
        await draft.flush();
        return draft.keys;
      },
    };
    const within = <T>(work: () => Promise<T>) => memories.run(memory, work);
    return {
      open: async (intention: Intention) => {
        const press = await within(() => intention.open(tab));
        return () => within(press).then(wordOf, (error) => `failed: ${error.kind ?? error} ${error.status ?? ''}`);
      },
    };
  };
  return {
    ...{ calls, page, restart },
    stop: server.stop,
    meet: (how: (send: Send) => Promise<Response>) => {
      meets = how;
    },
    tables: async () => JSON.parse(await server.control.exportWorld()).tables as Tables,
  };
};
type Browser = Awaited<ReturnType<typeof browser>>;
type Tables = Readonly<Record<string, readonly Record<string, unknown>[]>>;

const wordOf = (outcome: unknown) => {
  const { kind = 'done', status = '' } = (outcome ?? {}) as { readonly kind?: string; readonly status?: string };
  return `${kind} ${status}`;
};

/** Without what differs by chance, and what the server remembers of calls. Nobody can ask whether a mail or message was sent: it may go again. */
const worldOf = (tables: Tables, isDouble: boolean) => {
  const plain = (rows: readonly Record<string, unknown>[] = []) =>
    rows.map(({ id, link, lines, number, request_key, payment_token, ...row }) =>
      JSON.stringify(row).replaceAll(/PSN-\d+/g, ''),
    );
  const { replies, settings, accountLinks, ...others } = tables;
  const repeatable = isDouble ? [] : ['mails', 'messages'];
  return Object.fromEntries(
    Object.entries(others).map(([name, rows]) => {
      const known = plain(rows).sort();
      return [name, repeatable.includes(name) ? [...new Set(known)] : known];
    }),
  );
};

const changing = (calls: readonly string[]) =>
  calls.filter((call) => !call.startsWith('GET')).map((call) => call.split(' ', 2).join(' '));

type Way = (here: Browser, intention: Intention) => Promise<readonly string[]>;

const ways: Readonly<Record<string, Way>> = {
  'pressed twice': async ({ page }, intention) => {
    const press = await page().open(intention);
    return Promise.all([press(), press()]);
  },
  'pressed again after a lost call': async ({ page, meet }, intention) => {
    const press = await page().open(intention);
    meet(lost);
    await press();
    return [await press()];
  },
  'pressed again after a lost reply': async ({ page, meet }, intention) => {
    const press = await page().open(intention);
    meet((send) => send().then(lost));
    const first = await press();
    return [...(intention.unasked ? [] : [first]), await press()];
  },
  'pressed again after a refusal': async ({ page, meet }, intention) => {
    const press = await page().open(intention);
    meet(refusing);
    await press();
    return [await press()];
  },
  'pressed again after a reload during the call': async ({ page, meet, restart }, intention) => {
    const memory = aStorage();
    const press = await page(memory).open(intention);
    await new Promise<void>((taken) => {
      meet(async (send) => {
        await send();
        taken();
        return forever;
      });
      void press();
    });
    window.dispatchEvent(new Event('pagehide'));
    restart();
    return [await (await page(memory).open(intention))()];
  },
  'pressed in a second tab during the call': async ({ page, meet }, intention) => {
    const [here, there] = [await page().open(intention), await page().open(intention)];
    let answer = () => undefined as unknown;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let first: Promise<string> | undefined;
    await new Promise<void>((taken) => {
      meet(async (send) => {
        const reply = await send();
        taken();
        await answered;
        return reply;
      });
      first = here();
    });
    const second = await there();
    answer();
    return [await (first as Promise<string>), second];
  },
};

interface Setting {
  readonly keys: boolean;
  readonly locks: boolean;
}
const settings: readonly Setting[] = [
  { keys: true, locks: true },
  { keys: false, locks: false },
];
const names = Object.keys(intentions);
interface Once {
  readonly word: string;
  readonly tables: Tables;
  readonly calls: readonly string[];
}
const once = new Map<string, Once>();

beforeAll(async () => {
  vi.stubGlobal('sessionStorage', new Proxy({}, { get: (_, name) => Reflect.get(memories.getStore() ?? {}, name) }));
  for (const name of names) {
    const intention = intentions[name] as Intention;
    const here = await browser(intention, { keys: true, locks: true });
    const press = await here.page().open(intention);
    once.set(name, { word: await press(), tables: await here.tables(), calls: here.calls });
    here.stop();
  }
});
afterAll(() => vi.unstubAllGlobals());

/** No candidate presses for it or hears of it: the page tells the assessor that a device is ready, again after the next rehearsal. */
const untold = ['POST /api/assessment/device-ready'];

it('the intentions send every call that changes something', () => {
  const sent = [...[...once.values()].flatMap(({ calls }) => changing(calls)), ...untold];
  const missing = table.filter(({ method, path }) => method !== 'GET' && !sent.includes(`${method} ${path}`));
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect([...once].filter(([, { word }]) => /^(failed|refused)/.test(word))).toEqual([]);
});

describe.each(settings)('with request keys: $keys, Web Locks: $locks', (setting) => {
  const isMeant = ({ name, way }: { readonly name: string; readonly way: string }) =>
    !(intentions[name]?.perTab && way.includes('second tab'));

  it.each(names.flatMap((name) => Object.keys(ways).map((way) => ({ name, way }))).filter(isMeant))(
    '$name, $way, changes the world once, and says so (fault matrix 53, 74, 101)',
    async ({ name, way }) => {
      const intention = intentions[name] as Intention;
      const here = await browser(intention, setting);
      onTestFinished(here.stop);
      const words = await (ways[way] as Way)(here, intention);
      const { word, tables, calls } = once.get(name) as Once;
      const isDouble = way === 'pressed twice';
      if (isDouble) expect(changing(here.calls)).toEqual(changing(calls));
      expect(worldOf(await here.tables(), isDouble)).toEqual(worldOf(tables, isDouble));
      const underKeys = here.calls.filter((call) => /^\S+ \S+ \S+$/.test(call));
      if (way.includes('after a lost')) expect(new Set(underKeys).size).toBe(new Set(changing(underKeys)).size);
      const { again = [], elsewhere = [] } = intention;
      const ofRetries = isDouble ? [] : ['alreadySent', ...again];
      const ofPages = way.includes('reload') || way.includes('second tab') ? elsewhere : [];
      const busy = way.includes('second tab') ? ['busyInOtherTab'] : [];
      for (const said of words)
        expect([word, ...[...ofRetries, ...ofPages, ...busy].map((kind) => `${kind} `)]).toContain(said);
    },
  );
});
