// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { registrationTokens } from '../../src/application/account/registration-tokens.ts';
import { accountTokens } from '../../src/application/account/tokens.ts';
import { defaultConfig } from '../../src/configuration/default-config.ts';
import { createContainer } from '../../src/container/create-container.ts';

/**
 * The law Entry: after a log-in or a sign-up, the candidate is the person that `GET /api/asesi` names. The reply to that call cannot change it.
 */
const told = {
  ...{ id: 7, email: 'siti@contoh.example', fullname: 'Siti Rahma', photo: 'http://portal.test/storage/foto/7.jpg' },
  ...{ email_verified_at: null, password_token: 'sementara' },
};
const known = {
  ...{ id: '7', email: told.email, fullname: told.fullname, photo: told.photo },
  ...{ emailVerified: false, passwordToken: 'sementara' },
};
const fields = Object.keys(told) as readonly (keyof typeof told)[];

/** Users of a reply: none, without each field, with only the three that it cannot do without, of another table, and in an unknown form. */
const users: readonly (readonly [string, unknown])[] = [
  ['no user', undefined],
  ['the whole user', told],
  ...fields.map((field) => [`a user without ${field}`, { ...told, [field]: undefined }] as const),
  ['a user of three fields', { id: 7, email: told.email, fullname: told.fullname }],
  [
    'a user whose id is of another table',
    { id: 31, email: told.email, name: 'siti77', email_verified_at: '2026-01-05' },
  ],
  ['a text', 'siti'],
];

type Entry = 'login' | 'signup';

const credentials = { email: told.email, password: 'rahasia99' };

/** A server that has opened a session, unless only a log-in does; it answers a guest with 401. */
const enter = async (entry: Entry, authentication: 'session' | 'token', user: unknown, opens: readonly Entry[]) => {
  const asked: string[] = [];
  let isOpen = false;
  const services = createContainer({
    http: {
      ...{ baseUrl: 'http://portal.test', authentication, cookies: () => 'XSRF-TOKEN=x' },
      send: async ({ url, headers }) => {
        const call = url.replace(/.*\//, '');
        asked.push(call);
        if (call === 'login' || call === 'signup') {
          isOpen = opens.includes(call);
          return Response.json({ data: { user, ...(isOpen && { token: 'a-token' }) } });
        }
        const isIn = isOpen && (authentication === 'session' || headers.get('Authorization') === 'Bearer a-token');
        if (call === 'asesi' && isIn) return Response.json({ data: told });
        return Response.json({ message: 'Unauthenticated.' }, { status: 401 });
      },
    },
    socket: { url: 'http://portal.test', path: '/socket.io' },
    features: defaultConfig.features,
    paymentWindow: async () => ({ open: () => new Promise(() => undefined) }) as never,
  });
  const outcome =
    entry === 'login'
      ? await (await services.resolve(accountTokens.logIn))(credentials)
      : await (await services.resolve(registrationTokens.signUp))({ ...credentials, fullname: told.fullname });
  return { outcome, asked };
};

beforeEach(() => localStorage.clear());

describe.each(['session', 'token'] as const)('with a %s', (authentication) => {
  describe.each(['login', 'signup'] as const)('after %s', (entry) => {
    it.each(users)('the candidate is who the session names, when the reply has %s', async (_, user) => {
      const { outcome } = await enter(entry, authentication, user, ['login', 'signup']);
      expect(outcome).toEqual({ kind: 'welcome', candidate: known });
    });
  });

  it.each(users)(
    'a sign-up that made an account without a session is followed by a log-in, when the reply has %s',
    async (_, user) => {
      const { outcome, asked } = await enter('signup', authentication, user, ['login']);
      expect(outcome).toEqual({ kind: 'welcome', candidate: known });
      expect(asked).toContain('login');
    },
  );
});
