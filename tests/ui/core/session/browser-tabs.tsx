import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { logOutTokens } from '../../../../src/application/account/log-out-tokens.ts';
import { registrationTokens } from '../../../../src/application/account/registration-tokens.ts';
import { accountTokens } from '../../../../src/application/account/tokens.ts';
import { defaultConfig } from '../../../../src/configuration/default-config.ts';
import { createContainer } from '../../../../src/container/create-container.ts';
import { createQueryClient } from '../../../../src/ui/core/query-client.ts';
import { createSessionView, enter, leave, useSession } from '../../../../src/ui/core/session/session-view.ts';
import UnreachableSession from '../../../../src/ui/core/session/unreachable-session.tsx';
import { SessionWatch } from '../../../../src/ui/frame/session-watch.tsx';
import { showWith } from '../../show-with.tsx';

type Authentication = 'session' | 'token';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Checks often: the usual 50 ms between checks would be most of the time of these tests. */
export const soon = <T,>(check: () => T, options = {}): Promise<T> => vi.waitFor(check, { interval: 2, ...options });

/** A third-party server with two users and sessions by cookie or token; `done` records each call and its user. */
export const twoPeople = () => {
  const people = new Map([
    ['ayu@contoh.example', { id: 1, email: 'ayu@contoh.example', fullname: 'Ayu Contoh' }],
    ['budi@contoh.example', { id: 2, email: 'budi@contoh.example', fullname: 'Budi Contoh' }],
  ]);
  const keys = new Map<string, string>();
  let made = 0;
  let held: Promise<void> | null = null;
  const server = {
    away: false,
    silent: false,
    awayAfterLogIn: false,
    refusesLogOut: null as (() => Response) | null,
    keys,
    /** Delays the next response until the returned function is called; its content is fixed when the request arrives. */
    holdNext: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => act(async () => release());
    },
    done: [] as string[],
    send: (authentication: Authentication, jar: { cookie: string | null }) => async (request: Request) => {
      const hold = held;
      held = null;
      request.signal.throwIfAborted();
      const reply = await server.answer(authentication, jar, request);
      await hold;
      return reply;
    },
    answer: async (authentication: Authentication, jar: { cookie: string | null }, request: Request) => {
      const path = new URL(request.url).pathname;
      if (server.silent)
        return new Promise<never>((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        });
      if (server.away) throw new TypeError('network');
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
      const key = authentication === 'token' ? token : jar.cookie;
      const who = keys.get(key ?? '') ?? null;
      const content = request.method === 'POST' ? ((await request.json().catch(() => ({}))) as { email?: string }) : {};
      server.done.push(`${request.method} ${path} ${who?.split('@')[0] ?? 'nobody'}`);
      const person = people.get(who ?? '');
      if (path === '/api/login') {
        server.away = server.awayAfterLogIn;
        const entered = `key-${++made}`;
        keys.set(entered, content.email ?? '');
        if (authentication === 'session') {
          keys.delete(jar.cookie ?? '');
          jar.cookie = entered;
        }
        return json({ data: { user: people.get(content.email ?? ''), token: entered } });
      }
      if (!person) return json({ message: 'Unauthenticated.' }, 401);
      if (path !== '/api/logout') return json({ data: path === '/api/asesi' ? person : {} });
      if (server.refusesLogOut) return server.refusesLogOut();
      keys.delete(key ?? '');
      return json({ code: '00' });
    },
  };
  return server;
};

const sharedStorage = (tells: boolean): Storage => {
  const kept = new Map<string, string>();
  const tell = (key: string) => tells && dispatchEvent(Object.assign(new Event('storage'), { key }));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
      tell(key);
    },
    removeItem: (key: string) => {
      kept.delete(key);
      tell(key);
    },
  } as Storage;
};

interface Browser {
  readonly authentication: Authentication;
  readonly channel?: boolean;
  /** `told`: storage events reach other tabs; `silent`: only a read finds a change; `blocked`: storage throws. */
  readonly storage?: 'told' | 'silent' | 'blocked';
}

const Shown = () => {
  const { status, candidate } = useSession();
  if (status === 'unreachable') return <UnreachableSession />;
  return <p>{candidate?.fullname ?? status}</p>;
};

let browsers = 0;

export const openBrowser = (
  server: ReturnType<typeof twoPeople>,
  { authentication, channel = true, storage = 'told' }: Browser,
) => {
  if (!channel) vi.stubGlobal('BroadcastChannel', undefined);
  const shared = sharedStorage(storage === 'told');
  const place = {
    channel: `tabs-${++browsers}`,
    storage: () => {
      if (storage === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return shared;
    },
  };
  const jar = { cookie: null as string | null };

  const openTab = async ({ known = true } = {}) => {
    const services = createContainer({
      http: {
        send: server.send(authentication, jar),
        baseUrl: 'http://api.test',
        authentication,
        cookies: () => (authentication === 'session' ? 'XSRF-TOKEN=there' : ''),
      },
      session: place,
      socket: { url: 'http://api.test', path: '/socket.io' },
      features: { ...defaultConfig.features, offlineExams: false },
      paymentWindow: async () => ({ open: async () => 'closed' }),
    });
    const session = createSessionView();
    const { container, alerts } = showWith(
      <>
        <Shown />
        <SessionWatch />
      </>,
      { services, session, queries: createQueryClient(session, () => 0) },
    );
    await soon(() => {
      if (known && container.textContent === 'unknown') throw new Error('not known yet');
    });
    return {
      session,
      alerts,
      text: () => container.textContent,
      shown: () => container.querySelector('p'),
      press: (name: string) =>
        fireEvent.click(
          Array.from(container.querySelectorAll('button')).find((each) => each.textContent === name) as Element,
        ),
      logIn: async (name: 'ayu' | 'budi') => {
        const logIn = await services.resolve(accountTokens.logIn);
        const outcome = await logIn({ email: `${name}@contoh.example`, password: 'x' });
        if (outcome.kind === 'welcome') await act(async () => enter(session, outcome.candidate));
      },
      logOut: async (): Promise<boolean> => {
        const logOut = await services.resolve(logOutTokens.logOut);
        const outcome = await logOut(null);
        await act(async () => leave(session));
        return outcome.kind === 'left' && outcome.told;
      },
      act: async (): Promise<boolean> => {
        const resend = await services.resolve(registrationTokens.resendVerification);
        return resend().then(
          () => true,
          () => false,
        );
      },
    };
  };
  return { openTab };
};

export const lookAt = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

export const goAway = () =>
  act(async () => void dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true })));

export const comeBack = () =>
  act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
