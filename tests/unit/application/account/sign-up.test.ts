import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogInOutcome } from '../../../../src/application/account/log-in.ts';
import { signUp } from '../../../../src/application/account/sign-up.ts';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import type { Candidate } from '../../../../src/domain/account/candidate.ts';

const candidate = { id: '7', email: 'nadia@contoh.example', fullname: 'Nadia', photo: null, emailVerified: false };
const registration = { fullname: 'Nadia', email: 'nadia@contoh.example', password: 'rahasia99' };
const { email, password } = registration;

const replies: (() => Promise<Candidate | null>)[] = [];
const logIn = vi.fn<() => Promise<LogInOutcome>>();
const announced: string[] = [];
const pending = { forget: vi.fn() };
const make = (here: Candidate | null | Error = candidate) =>
  signUp({
    registrations: { signUp: () => (replies.shift() ?? (async () => candidate))() },
    accounts: {
      current: async () => {
        if (here instanceof Error) throw here;
        return here;
      },
    },
    logIn,
    tabs: { announce: (change) => announced.push(change), catchUp: () => undefined },
    pending,
  });
const failing = (facts: FailureFacts) => () => Promise.reject(new ApiFailure(facts));
const taken = failing({ kind: 'http', status: 422, fieldErrors: { email: ['The email has already been taken.'] } });

beforeEach(() => {
  replies.length = 0;
  announced.length = 0;
  logIn.mockReset().mockResolvedValue({ kind: 'welcome', candidate });
  pending.forget.mockReset();
});

describe('sign up', () => {
  it('welcomes a person whom the server has logged in, and notifies the other tabs', async () => {
    await expect(make()(registration)).resolves.toEqual({ kind: 'welcome', candidate });
    expect(announced).toEqual(['entered']);
    expect(pending.forget).toHaveBeenCalledOnce();
    expect(logIn).not.toHaveBeenCalled();
  });

  it('logs in where the server only made the account', async () => {
    await expect(make(null)(registration)).resolves.toEqual({ kind: 'welcome', candidate });
    expect(logIn).toHaveBeenCalledExactlyOnceWith({ email, password });
  });

  it('welcomes the person of its reply where the account cannot be read', async () => {
    await expect(make(new ApiFailure({ kind: 'network' }))(registration)).resolves.toEqual({
      kind: 'welcome',
      candidate,
    });
    expect(logIn).not.toHaveBeenCalled();
  });

  it('passes on a program error of that log-in', async () => {
    const mistake = new TypeError('x');
    logIn.mockRejectedValue(mistake);
    await expect(make(null)(registration)).rejects.toBe(mistake);
  });

  it.each([
    async (): Promise<LogInOutcome> => ({ kind: 'wrongCredentials', reason: '' }),
    () => Promise.reject(new ApiFailure({ kind: 'network' })),
  ])('reports that the account exists when that log-in fails', async (answer) => {
    logIn.mockImplementation(answer);
    await expect(make(null)(registration)).resolves.toEqual({ kind: 'registered' });
  });

  it.each([
    failing({ kind: 'http', status: 422, fieldErrors: { email: ['Email sudah digunakan.'] } }),
    failing({ kind: 'refused', fieldErrors: { email: ['The email has already been taken.'] } }),
  ])('reports a taken address, and tries no password on it', async (reply) => {
    replies.push(reply);
    await expect(make()(registration)).resolves.toEqual({ kind: 'emailTaken' });
    expect(logIn).not.toHaveBeenCalled();
  });

  it.each<FailureFacts>([{ kind: 'network' }, { kind: 'timeout' }])(
    'logs in to the person’s account when the answer to the first try was lost: $kind $status',
    async (facts) => {
      replies.push(failing(facts), taken);
      const attempt = make();
      await expect(attempt(registration)).rejects.toMatchObject(facts);
      await expect(attempt(registration)).resolves.toEqual({ kind: 'welcome', candidate });
    },
  );

  it.each([
    [{ kind: 'http', status: 429, retryAfterSeconds: 12 }, 12],
    [{ kind: 'http', status: 429 }, 60],
  ] as const)('gives the waiting time after too many tries: %j', async (facts, waitSeconds) => {
    replies.push(failing(facts));
    await expect(make()(registration)).resolves.toEqual({ kind: 'tooSoon', waitSeconds });
  });
});
