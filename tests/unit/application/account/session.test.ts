import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedPendingLogOut } from '../../../../src/adapters/browser/tabs/stored-pending-log-out.ts';
import { findSession } from '../../../../src/application/account/find-session.ts';
import { logIn } from '../../../../src/application/account/log-in.ts';
import { type LogOutOutcome, logOut } from '../../../../src/application/account/log-out.ts';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import type { AccountRepository } from '../../../../src/application/ports/account/account-repository.ts';
import type { ExamOwner } from '../../../../src/application/ports/account/exam-owner.ts';

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
const tabs = {
  announce: (change: string) => announced.push(change),
  catchUp: () => undefined,
  listen: () => () => undefined,
};
/** As in a browser that keeps nothing. */
const memory = (first = false) => {
  const pending = storedPendingLogOut(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  if (first) pending.remember();
  return pending;
};
/** Of whom an exam is kept here. */
let kept: string | null = null;
const owner: ExamOwner = {
  read: () => kept,
  remember: (id) => {
    kept = id;
  },
  forget: () => {
    kept = null;
  },
};
beforeEach(() => {
  kept = null;
  announced.length = 0;
});
const desk = { holdsAny: async () => false };
const drafts = { clear: async (user: string) => void announced.push(`cleared ${user}`) };
const failing = (error: unknown) => vi.fn(() => Promise.reject(error));
const credentials = { email: 'ayu@contoh.example', password: 'rahasia' };

describe('log in', () => {
  it('welcomes the candidate', async () => {
    const repository = accounts({ logIn: vi.fn(async () => candidate) });
    await expect(logIn({ accounts: repository, tabs, pending: memory(), owner })(credentials)).resolves.toEqual({
      kind: 'welcome',
      candidate,
    });
    expect(repository.logIn).toHaveBeenCalledExactlyOnceWith(credentials);
    expect(announced).toEqual(['entered']);
  });

  it.each<FailureFacts>([
    { kind: 'expired', status: 401 },
    { kind: 'http', status: 422, messages: ['The provided credentials do not match our records.'] },
    { kind: 'http', status: 422, serverMessage: 'The provided credentials do not match our records.' },
  ])('names wrong credentials for $status', async (facts) => {
    const attempt = logIn({
      accounts: accounts({ logIn: failing(new ApiFailure(facts)) }),
      tabs,
      pending: memory(),
      owner,
    });
    await expect(attempt(credentials)).resolves.toEqual({ kind: 'wrongCredentials', reason: '' });
  });

  it('keeps the reason that the server gives for a 401', async () => {
    const refused = failing(new ApiFailure({ kind: 'expired', status: 401, serverMessage: 'Akun belum aktif' }));
    const attempt = logIn({ accounts: accounts({ logIn: refused }), tabs, pending: memory(), owner });
    await expect(attempt(credentials)).resolves.toEqual({ kind: 'wrongCredentials', reason: 'Akun belum aktif' });
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
    await expect(
      logIn({ accounts: accounts({ logIn: failing(failure) }), tabs, pending: memory(), owner })(credentials),
    ).rejects.toBe(failure);
  });
});

describe('log out', () => {
  const parts = (own: Partial<Parameters<typeof logOut>[0]> = {}) => ({
    accounts: accounts(),
    tabs,
    pending: memory(),
    drafts,
    desk,
    unsentAnswers: async () => [],
    owner,
    offline: { remove: async () => undefined },
    clearTyped: () => undefined,
    ...own,
  });
  /** Whether the server was told, after this browser was left. */
  const told = async (outcome: LogOutOutcome) => outcome.kind === 'left' && (await outcome.told);

  it('closes the session', async () => {
    const pending = memory(true);
    expect(await told(await logOut(parts({ pending }))(null))).toBe(true);
    expect(announced).toEqual(['left']);
    expect(pending.isPending()).toBe(false);
  });

  it('forgets of whom an exam is kept, and removes what opens it without a network and what was typed here', async () => {
    owner.remember('7');
    const remove = vi.fn(async () => expect(announced).toEqual(['left', 'cleared 7']));
    const clearTyped = vi.fn();
    await logOut(parts({ offline: { remove }, clearTyped }))('7');
    expect([remove.mock.calls.length, clearTyped.mock.calls.length, owner.read()]).toEqual([1, 1, null]);
  });

  it('counts a session that is over as closed', async () => {
    const over = accounts({ logOut: failing(new ApiFailure({ kind: 'expired', status: 401 })) });
    const pending = memory();
    expect(await told(await logOut(parts({ accounts: over, pending }))(null))).toBe(true);
    expect(pending.isPending()).toBe(false);
  });

  const doubtful: FailureFacts[] = [
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'contract' },
    { kind: 'refused', serverMessage: 'Gagal keluar.' },
    { kind: 'http', status: 404 },
    { kind: 'http', status: 500 },
    { kind: 'expired', status: 419 },
    { kind: 'expired' }, // led to a page
  ];

  it.each<FailureFacts>(doubtful)(
    'that the server did not acknowledge counts when it knows nobody here any more, and only then: $kind $status',
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

  it('empties this browser at once, before a server that keeps silent is given up (fault matrix 72)', async () => {
    const pending = memory();
    const silent = accounts({ logOut: () => new Promise<never>(() => undefined) });
    const { kind } = await logOut(parts({ accounts: silent, pending }))('7');
    expect([kind, announced, pending.isPending()]).toEqual(['left', ['left', 'cleared 7'], true]);
  });

  it('is remembered before anything is taken away: a page that is closed now shows nobody the next time (fault matrix 72)', async () => {
    const pending = memory();
    const clear = vi.fn(async () => expect(pending.isPending()).toBe(true));
    await logOut(parts({ pending, drafts: { clear } }))('7');
    expect(clear).toHaveBeenCalledExactlyOnceWith('7');
  });

  it('does not swallow a mistake of the program, which keeps nobody here', async () => {
    const mistake = new TypeError('x');
    const outcome = await logOut(parts({ accounts: accounts({ logOut: failing(mistake) }) }))('7');
    await expect(told(outcome)).rejects.toBe(mistake);
    expect(announced).toEqual(['left', 'cleared 7']);
  });

  it('does nothing while it would take drafts away, says what they are, and goes on when that is wanted', async () => {
    const exams = [{ trxId: 'TRX-1', id: '5', count: 3, copy: '{}' }];
    const [own, full] = [accounts({ logOut: vi.fn() }), { holdsAny: async (user: string) => user === '7' }];
    const pending = memory();
    const leave = logOut(parts({ accounts: own, desk: full, pending, unsentAnswers: async () => exams }));
    await expect(leave('7')).resolves.toEqual({ kind: 'holdsDrafts', exams });
    expect([vi.mocked(own.logOut).mock.calls.length, announced, pending.isPending()]).toEqual([0, [], false]);
    expect((await leave('7', true)).kind).toBe('left');
    expect((await leave('8')).kind).toBe('left');
    expect(announced).toEqual(['left', 'cleared 7', 'left', 'cleared 8']);
  });
});

describe('find session', () => {
  it('tells who is here, and closes nothing', async () => {
    const repository = accounts({ current: async () => candidate, logOut: vi.fn() });
    await expect(findSession({ tabs, accounts: repository, pending: memory(), owner })()).resolves.toEqual(candidate);
    expect(repository.logOut).not.toHaveBeenCalled();
  });

  it('closes the session that was left before it asks who is here', async () => {
    const calls: string[] = [];
    const repository = accounts({
      logOut: async () => void calls.push('logOut'),
      current: async () => {
        calls.push('current');
        return null;
      },
    });
    const pending = memory(true);
    await expect(findSession({ tabs, accounts: repository, pending, owner })()).resolves.toBeNull();
    expect(calls).toEqual(['logOut', 'current']);
    expect(pending.isPending()).toBe(false);
  });

  it('shows nobody while the session that was left cannot be closed', async () => {
    const failure = new ApiFailure({ kind: 'network' });
    const pending = memory(true);
    for (const isLoggedOut of [async () => false, failing(failure)]) {
      const repository = accounts({ logOut: failing(failure), isLoggedOut });
      await expect(findSession({ tabs, accounts: repository, pending, owner })()).rejects.toBe(failure);
      expect(pending.isPending()).toBe(true);
    }
  });

  it('takes a session that the server refuses to close, and does not know any more, for a closed one', async () => {
    const refused = failing(new ApiFailure({ kind: 'refused' }));
    const pending = memory(true);
    await expect(findSession({ tabs, accounts: accounts({ logOut: refused }), pending, owner })()).resolves.toBeNull();
    expect(pending.isPending()).toBe(false);
  });
});

it('forgets the session that was left once somebody logs in', async () => {
  const pending = memory(true);
  await logIn({ accounts: accounts(), tabs, pending, owner })(credentials);
  expect(pending.isPending()).toBe(false);
});

it.each([
  ['the server knows nobody', null, null],
  ['somebody else is here', '8', null],
  ['its candidate is here', '7', '7'],
])('a kept exam when %s', async (_, here, after) => {
  const someone = here === null ? null : { ...candidate, id: here };
  owner.remember('7');
  await findSession({ tabs, accounts: accounts({ current: async () => someone }), pending: memory(), owner })();
  expect(owner.read()).toBe(after);
  if (!someone) return;
  owner.remember('7');
  await logIn({ accounts: accounts({ logIn: async () => someone }), tabs, pending: memory(), owner })(credentials);
  expect(owner.read()).toBe(after);
});

it('a server that cannot be asked leaves a kept exam to its candidate', async () => {
  owner.remember('7');
  const away = accounts({ current: failing(new ApiFailure({ kind: 'network' })) });
  await expect(findSession({ tabs, accounts: away, pending: memory(), owner })()).rejects.toThrow();
  expect(owner.read()).toBe('7');
});
