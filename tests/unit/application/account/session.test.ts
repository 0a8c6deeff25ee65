import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logIn } from '../../../../src/application/account/log-in.ts';
import { logOut } from '../../../../src/application/account/log-out.ts';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import type { AccountRepository } from '../../../../src/application/ports/account-repository.ts';

const candidate = { id: '7', email: 'ayu@contoh.example', fullname: 'Ayu', photo: null };
const accounts = (own: Partial<AccountRepository> = {}): AccountRepository => ({
  logIn: async () => candidate,
  logOut: async () => undefined,
  current: async () => null,
  prepare: async () => undefined,
  ...own,
});
const announced: string[] = [];
const tabs = { announce: (change: string) => announced.push(change) };
beforeEach(() => {
  announced.length = 0;
});
const failing = (error: unknown) => vi.fn(() => Promise.reject(error));
const credentials = { email: 'ayu@contoh.example', password: 'rahasia' };

describe('log in', () => {
  it('welcomes the candidate', async () => {
    const repository = accounts({ logIn: vi.fn(async () => candidate) });
    await expect(logIn({ accounts: repository, tabs })(credentials)).resolves.toEqual({ kind: 'welcome', candidate });
    expect(repository.logIn).toHaveBeenCalledExactlyOnceWith(credentials);
    expect(announced).toEqual(['entered']);
  });

  it.each<FailureFacts>([
    { kind: 'expired', status: 401 },
    { kind: 'http', status: 422, fieldErrors: { email: ['The provided credentials do not match our records.'] } },
  ])('names wrong credentials for $status', async (facts) => {
    const attempt = logIn({ accounts: accounts({ logIn: failing(new ApiFailure(facts)) }), tabs });
    await expect(attempt(credentials)).resolves.toEqual({ kind: 'wrongCredentials' });
  });

  it.each<FailureFacts>([
    { kind: 'http', status: 422 },
    { kind: 'http', status: 422, fieldErrors: { password: ['Wajib diisi'] } },
    { kind: 'http', status: 429, retryAfterSeconds: 60 },
    { kind: 'expired', status: 419 },
    { kind: 'network' },
    { kind: 'contract' },
  ])('throws what is nobody’s wrong password: $kind $status', async (facts) => {
    const failure = new ApiFailure(facts);
    await expect(logIn({ accounts: accounts({ logIn: failing(failure) }), tabs })(credentials)).rejects.toBe(failure);
  });
});

describe('log out', () => {
  it('closes the session', async () => {
    await expect(logOut({ accounts: accounts(), tabs })()).resolves.toEqual({ kind: 'loggedOut' });
    expect(announced).toEqual(['left']);
  });

  it('counts a session that is over as closed', async () => {
    const over = failing(new ApiFailure({ kind: 'expired', status: 401 }));
    await expect(logOut({ accounts: accounts({ logOut: over }), tabs })()).resolves.toEqual({ kind: 'loggedOut' });
  });

  it.each<FailureFacts>([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'http', status: 500 }])(
    'says that one is still logged in when the server did not close it: $kind',
    async (facts) => {
      const failure = new ApiFailure(facts);
      const outcome = await logOut({ accounts: accounts({ logOut: failing(failure) }), tabs })();
      expect(outcome).toEqual({ kind: 'stillLoggedIn', failure });
      expect(announced).toEqual([]);
    },
  );

  it('does not swallow a mistake of the program', async () => {
    const mistake = new TypeError('x');
    await expect(logOut({ accounts: accounts({ logOut: failing(mistake) }), tabs })()).rejects.toBe(mistake);
  });
});
