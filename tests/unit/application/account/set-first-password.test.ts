import { describe, expect, it, vi } from 'vitest';
import type { LogInOutcome } from '../../../../src/application/account/log-in.ts';
import type { ResetPasswordOutcome } from '../../../../src/application/account/reset-password.ts';
import { setFirstPassword } from '../../../../src/application/account/set-first-password.ts';
import type { Candidate } from '../../../../src/domain/account/candidate.ts';

const plain = { id: '7', email: 'ayu@contoh.example', fullname: 'Ayu', photo: null, emailVerified: true };
const temporary = { ...plain, passwordToken: 't' };
const reset = { token: 't', email: plain.email, password: 'rahasia99' };

const set = async (outcome: ResetPasswordOutcome['kind'], here: Candidate | null, entered?: LogInOutcome) => {
  const logIn = vi.fn(async () => entered ?? { kind: 'wrongCredentials' as const, reason: '' });
  const resetPassword = vi.fn(async () => ({ kind: outcome, waitSeconds: 20 }) as ResetPasswordOutcome);
  const told = await setFirstPassword({ resetPassword, accounts: { current: async () => here }, logIn })(reset);
  expect(resetPassword).toHaveBeenCalledExactlyOnceWith(reset);
  return { told, tried: logIn.mock.calls };
};

describe('a first password', () => {
  it.each([
    ['changed', plain, { kind: 'changed', candidate: plain }],
    ['changed', temporary, { kind: 'changed', candidate: plain }],
    ['linkInvalid', plain, { kind: 'changed', candidate: plain }],
    ['notKnown', plain, { kind: 'changed', candidate: plain }],
    ['linkInvalid', temporary, { kind: 'unchanged', candidate: temporary }],
    ['notKnown', temporary, { kind: 'unchanged', candidate: temporary }],
    ['perhapsChanged', temporary, { kind: 'unchanged', candidate: temporary }],
    ['tooSoon', plain, { kind: 'tooSoon', waitSeconds: 20 }],
  ] as const)('is what the account then says: after "%s" of %j it is %j', async (outcome, here, expected) => {
    expect(await set(outcome, here)).toEqual({ told: expected, tried: [] });
  });

  it('opens another session where the server has ended all of them', async () => {
    const { told, tried } = await set('changed', null, { kind: 'welcome', candidate: plain });
    expect(told).toEqual({ kind: 'changed', candidate: plain });
    expect(tried).toEqual([[{ email: plain.email, password: 'rahasia99' }]]);
  });

  it('leaves the person logged out where it opens no other session', async () => {
    expect((await set('notKnown', null)).told).toEqual({ kind: 'left' });
  });
});
