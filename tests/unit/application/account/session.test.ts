import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedExamOwner } from '../../../../src/adapters/browser/tabs/stored-exam-owner.ts';
import { storedPendingLogOut } from '../../../../src/adapters/browser/tabs/stored-pending-log-out.ts';
import { findSession } from '../../../../src/application/account/find-session.ts';
import { logIn } from '../../../../src/application/account/log-in.ts';
import { type LogOutOutcome, logOut } from '../../../../src/application/account/log-out.ts';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import type { AccountRepository } from '../../../../src/application/ports/account/account-repository.ts';
import type { SessionTabs } from '../../../../src/application/ports/account/session-tabs.ts';
import { aStorage } from '../../../fakes/sending-fakes.ts';

const candidate = { id: '7', email: 'ayu@contoh.example', fullname: 'Ayu', photo: null, emailVerified: true };
const accounts = (own: Partial<AccountRepository> = {}): AccountRepository => ({
  logIn: async () => candidate,
  logOut: async () => undefined,
  isLoggedOut: async () => true,
  current: async () => null,
  prepare: async () => undefined,
  ...own,
});
const announced: string[] = [];
type Heed = Parameters<SessionTabs['listen']>[0];
const heeded: Heed[] = [];
const tabs = {
  announce: (change: string) => announced.push(change),
  catchUp: () => undefined,
  listen: (heed: Heed) => {
    heeded.push(heed);
    return () => undefined;
  },
};
const memory = (first = false) => {
  const pending = storedPendingLogOut(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  if (first) pending.remember();
  return pending;
};
const storage = aStorage();
const owner = storedExamOwner(() => storage);
beforeEach(() => {
  owner.forget();
  announced.length = 0;
});
const desk = { holdsAny: async () => false };
const drafts = { clear: async (user: string) => void announced.push(`cleared ${user}`) };
const failing = (error: unknown) => vi.fn(() => Promise.reject(error));
const credentials = { email: 'ayu@contoh.example', password: 'rahasia' };

const open = (own: Partial<AccountRepository> = {}, pending = memory()) => {
  const deps = { accounts: accounts(own), tabs, pending, owner };
  return { pending, enter: () => logIn(deps)(credentials), find: findSession(deps) };
};

describe('log in', () => {
  it('welcomes the candidate, and forgets the session that was left', async () => {
    const reply = vi.fn(async () => candidate);
    const { enter, pending } = open({ logIn: reply }, memory(true));
    expect(await enter()).toEqual({ kind: 'welcome', candidate });
    expect(reply).toHaveBeenCalledExactlyOnceWith(credentials);
    expect([announced, pending.isPending()]).toEqual([['entered'], false]);
  });

  const laravels = 'The provided credentials do not match our records.';
  it.each<[FailureFacts, string]>([
    [{ kind: 'expired', status: 401 }, ''],
    [{ kind: 'expired', status: 401, serverMessage: 'Akun belum aktif' }, 'Akun belum aktif'],
    [{ kind: 'http', status: 422, messages: [laravels] }, ''],
  ])('reports wrong credentials for %j, with the reason %j', async (facts, reason) => {
    expect(await open({ logIn: failing(new ApiFailure(facts)) }).enter()).toEqual({ kind: 'wrongCredentials', reason });
  });

  it.each<FailureFacts>([
    { kind: 'http', status: 422, fieldErrors: { password: ['Wajib diisi'] } },
    { kind: 'http', status: 429, retryAfterSeconds: 60 },
  ])('throws a failure that is not a wrong password: $kind $status', async (facts) => {
    await expect(open({ logIn: failing(new ApiFailure(facts)) }).enter()).rejects.toMatchObject(facts);
  });
});

describe('log out', () => {
  const parts = (own: Partial<Parameters<typeof logOut>[0]> = {}) => ({
    accounts: accounts(),
    tabs,
    pending: memory(),
    drafts,
    desk,
    unsentAnswers: async () => ({ exams: [], known: true }),
    owner,
    offline: { remove: async () => undefined },
    clearTyped: () => undefined,
    ...own,
  });
  const told = async (outcome: LogOutOutcome) => outcome.kind === 'left' && (await outcome.told);

  it.each([
    ['that is open', async () => undefined],
    ['that is over', failing(new ApiFailure({ kind: 'expired', status: 401 }))],
  ])('closes a session %s', async (_, reply) => {
    const pending = memory(true);
    const own = accounts({ logOut: reply, isLoggedOut: failing(new ApiFailure({ kind: 'network' })) });
    expect(await told(await logOut(parts({ accounts: own, pending }))(null))).toBe(true);
    expect([announced, pending.isPending()]).toEqual([['left'], false]);
  });

  it('forgets the owner of a kept exam, and removes the exam’s offline files and the person’s drafts', async () => {
    owner.remember('7');
    const remove = vi.fn(async () => expect(announced).toEqual(['left', 'cleared 7']));
    const clearTyped = vi.fn();
    await logOut(parts({ offline: { remove }, clearTyped }))('7');
    expect([remove.mock.calls.length, clearTyped.mock.calls.length, owner.read()]).toEqual([1, 1, null]);
  });

  it('asks a guest about no drafts', async () => {
    expect(await logOut(parts({ desk: { holdsAny: async () => true } }))(null)).toMatchObject({ kind: 'left' });
  });

  const doubtful: FailureFacts[] = [
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'contract' },
    { kind: 'refused', serverMessage: 'Gagal keluar.' },
    { kind: 'http', status: 404 },
    { kind: 'http', status: 500 },
    { kind: 'expired', status: 419 },
    { kind: 'expired' },
  ];

  it.each<FailureFacts>(doubtful)(
    'without an acknowledgement counts only when the server then reports a guest: $kind $status',
    async (facts) => {
      const left = async (isLoggedOut: () => Promise<boolean>) => {
        const pending = memory();
        const own = accounts({ logOut: failing(new ApiFailure(facts)), isLoggedOut });
        return [await told(await logOut(parts({ accounts: own, pending }))('7')), pending.isPending()];
      };
      expect(await left(async () => true)).toEqual([true, false]);
      expect(await left(async () => false)).toEqual([false, true]);
      expect(await left(failing(new ApiFailure({ kind: 'network' })))).toEqual([false, true]);
    },
  );

  it('clears this browser at once, without waiting for a silent server (fault matrix 72)', async () => {
    const pending = memory();
    const silent = accounts({ logOut: () => new Promise<never>(() => undefined) });
    const { kind } = await logOut(parts({ accounts: silent, pending }))('7');
    expect([kind, announced, pending.isPending()]).toEqual(['left', ['left', 'cleared 7'], true]);
  });

  it('is recorded before anything is deleted: a page that is closed now shows nobody the next time (fault matrix 72)', async () => {
    const pending = memory();
    const clear = vi.fn(async () => expect(pending.isPending()).toBe(true));
    await logOut(parts({ pending, drafts: { clear } }))('7');
    expect(clear).toHaveBeenCalledExactlyOnceWith('7');
  });

  it('does not swallow a program error, which leaves the person logged out here', async () => {
    const mistake = new TypeError('x');
    const outcome = await logOut(parts({ accounts: accounts({ logOut: failing(mistake) }) }))('7');
    await expect(told(outcome)).rejects.toBe(mistake);
    expect(announced).toEqual(['left', 'cleared 7']);
  });
});

describe('find session', () => {
  it('returns the current user, and closes nothing', async () => {
    const leave = vi.fn();
    await expect(open({ current: async () => candidate, logOut: leave }).find()).resolves.toEqual(candidate);
    expect(leave).not.toHaveBeenCalled();
  });

  it('closes a session with a pending log-out before it asks for the current user', async () => {
    const calls: string[] = [];
    const logOut = async () => void calls.push('logOut');
    const current = async () => {
      calls.push('current');
      return null;
    };
    const { find, pending } = open({ logOut, current }, memory(true));
    await expect(find()).resolves.toBeNull();
    expect([calls, pending.isPending()]).toEqual([['logOut', 'current'], false]);
  });
});

it.each([
  ['forgotten', 'entered'],
  ['forgotten', 'replaced'],
  ['kept', 'left'],
] as const)('a pending log-out is %s when another tab reports "%s"', (end, change) => {
  const { pending } = open({}, memory(true));
  heeded.at(-1)?.(change);
  expect(pending.isPending()).toBe(end === 'kept');
});

describe('a kept exam', () => {
  beforeEach(() => owner.remember('7'));

  it.each([
    ['the server knows nobody', null, null],
    ['somebody else is here', '8', null],
    ['its candidate is here', '7', '7'],
  ])('when %s', async (_, here, after) => {
    const someone = here === null ? null : { ...candidate, id: here };
    await open({ current: async () => someone }).find();
    expect(owner.read()).toBe(after);
    if (!someone) return;
    owner.remember('7');
    await open({ logIn: async () => someone }).enter();
    expect(owner.read()).toBe(after);
  });

  it('makes the server be asked, also where this page has no sign of a session', async () => {
    const asked: unknown[] = [];
    const current = async (asks?: boolean) => {
      asked.push(asks);
      return null;
    };
    await open({ current }).find();
    await open({ current }).find();
    expect(asked).toEqual([true, false]);
  });
});
