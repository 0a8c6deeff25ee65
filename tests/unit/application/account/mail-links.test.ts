import { describe, expect, it, vi } from 'vitest';
import { requestPasswordReset } from '../../../../src/application/account/request-password-reset.ts';
import { resendVerification } from '../../../../src/application/account/resend-verification.ts';
import { resetPassword } from '../../../../src/application/account/reset-password.ts';
import { verifyEmail } from '../../../../src/application/account/verify-email.ts';
import { watchWait } from '../../../../src/application/account/watch-wait.ts';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import type { Candidate } from '../../../../src/domain/account/candidate.ts';
import type { VerificationLink } from '../../../../src/domain/account/verification-link.ts';
import { settled } from '../../../fakes/purchase-fakes.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

const failing = (facts: FailureFacts) => () => Promise.reject(new ApiFailure(facts));
const link = { id: '1001', hash: 'abc', expires: null, signature: null };
const tooOften = { kind: 'http', status: 429, retryAfterSeconds: 20 } as const;
const mistake = new TypeError('x');
const unsettled: FailureFacts[] = [
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'contract' },
  { kind: 'http', status: 500 },
];

describe('the link of a verification mail', () => {
  const verify = (
    answer: () => Promise<'verified' | 'alreadyVerified'>,
    here: () => Promise<Candidate | null> = guest,
    used: VerificationLink = link,
  ) => verifyEmail({ registrations: { verifyEmail: answer }, accounts: { current: here } })(used);
  const guest = async () => null;
  const candidate =
    (emailVerified: boolean | null, id = '1001') =>
    async () => ({ id, email: 'a@contoh.example', fullname: 'A', photo: null, emailVerified });

  const expired = { kind: 'linkExpired' };
  const unknown = (said = '') => ({ kind: 'linkUnknown', said });
  const refusals: [FailureFacts, object][] = [
    [{ kind: 'http', status: 410 }, expired],
    [{ kind: 'http', status: 403, serverMessage: 'Invalid signature.' }, expired],
    [{ kind: 'refused', serverMessage: 'Tautan sudah kedaluwarsa' }, expired],
    [{ kind: 'refused', messages: ['Link expired'] }, expired],
    [{ kind: 'refused', serverMessage: 'Akun Anda diblokir.' }, unknown('Akun Anda diblokir.')],
    [{ kind: 'http', status: 403 }, unknown()],
    [{ kind: 'http', status: 404, serverMessage: 'Not Found' }, unknown()],
    [{ kind: 'http', status: 422 }, unknown()],
  ];

  it.each(refusals)('%j is %j', async (facts, outcome) => {
    await expect(verify(failing(facts))).resolves.toEqual(outcome);
    await expect(verify(failing(facts), candidate(false))).resolves.toEqual(outcome);
    await expect(verify(failing(facts), failing({ kind: 'network' }))).resolves.toEqual(outcome);
  });

  it('has the result that the server gives, and asks for a log-in first when the server does', async () => {
    for (const kind of ['verified', 'alreadyVerified'] as const)
      await expect(verify(async () => kind)).resolves.toEqual({ kind });
    await expect(verify(failing({ kind: 'expired', status: 401 }))).resolves.toEqual({ kind: 'logInFirst' });
  });

  it.each<FailureFacts>([...unsettled, ...refusals.map(([facts]) => facts)])(
    'has worked despite %j when the account is verified',
    async (facts) => {
      await expect(verify(failing(facts), candidate(true))).resolves.toEqual({ kind: 'verified' });
      const nameless = { ...link, id: null };
      await expect(verify(failing(facts), candidate(true), nameless)).resolves.toEqual({ kind: 'verified' });
    },
  );

  it.each<[string, () => Promise<Candidate | null>, object]>([
    ['an account that is not verified', candidate(false), { kind: 'notVerified' }],
    ['an account that does not say', candidate(null), { kind: 'notKnown' }],
    ['an account that the link is not for', candidate(true, '1002'), { kind: 'notKnown' }],
    ['a guest', guest, { kind: 'notKnown' }],
    ['an account that cannot be read', failing({ kind: 'network' }), { kind: 'notKnown' }],
  ])(
    'that redirects to a page proves nothing: with %s it gives the status of the account',
    async (_, here, outcome) => {
      for (const kind of ['contract', 'between'] as const)
        await expect(verify(failing({ kind }), here)).resolves.toEqual(outcome);
    },
  );

  it.each([...unsettled.filter(({ kind }) => kind !== 'contract'), tooOften])(
    'may be tried again after $kind $status',
    async (facts) => {
      for (const here of [guest, candidate(false), candidate(null)])
        await expect(verify(failing(facts), here)).rejects.toMatchObject(facts);
    },
  );

  it('says nothing of an account that is verified already, where the server has not looked at it', async () => {
    await expect(verify(failing(tooOften), candidate(true))).rejects.toMatchObject(tooOften);
  });

  it('causes no request when it is malformed', async () => {
    const asked = vi.fn(async () => 'verified' as const);
    const use = verifyEmail({ registrations: { verifyEmail: asked }, accounts: { current: guest } });
    expect([await use({ ...link, hash: '<b>' }), asked.mock.calls]).toEqual([{ kind: 'linkUnknown', said: '' }, []]);
  });
});

describe('another verification mail', () => {
  const resend = (sendVerification: () => Promise<'sent' | 'alreadyVerified'>) =>
    resendVerification({ registrations: { sendVerification } })();

  it('is sent, and the next one after a minute', async () => {
    await expect(resend(async () => 'sent')).resolves.toEqual({ kind: 'sent', waitSeconds: 60 });
    await expect(resend(async () => 'alreadyVerified')).resolves.toEqual({ kind: 'alreadyVerified' });
    await expect(resend(failing(tooOften))).resolves.toEqual({ kind: 'tooSoon', waitSeconds: 20 });
  });

  it('fails when the session is over', async () => {
    await expect(resend(failing({ kind: 'expired', status: 401 }))).rejects.toMatchObject({ kind: 'expired' });
  });
});

describe('a link for a new password', () => {
  const request = (sendResetLink: (email: string) => Promise<void>) =>
    requestPasswordReset({ registrations: { sendResetLink } })('a@b.c');

  it.each<FailureFacts | null>([
    null,
    { kind: 'http', status: 422, fieldErrors: { email: ["We can't find a user."] } },
    { kind: 'refused' },
    { kind: 'refused', fieldErrors: { email: ['Tidak sah.'] }, messages: ['Tidak sah.'] },
  ])('is reported as sent whether the account exists or not: after %j', async (facts) => {
    const send = facts ? failing(facts) : async () => undefined;
    await expect(request(send)).resolves.toEqual({ kind: 'sent', waitSeconds: 60 });
  });

  it.each<FailureFacts>([
    ...unsettled,
    { kind: 'http', status: 408 },
    { kind: 'refused', serverMessage: 'Gagal mengirim email.' },
    { kind: 'refused', serverMessage: 'Layanan sedang dipelihara sampai pukul 10.00.' },
  ])('is not reported as sent after an unrelated failure: %j', async (facts) => {
    await expect(request(failing(facts))).rejects.toMatchObject(facts);
  });

  it('is not reported as sent after a program error', async () => {
    await expect(request(() => Promise.reject(mistake))).rejects.toBe(mistake);
  });

  it('has the waiting time that the server asks for', async () => {
    await expect(request(failing(tooOften))).resolves.toEqual({ kind: 'tooSoon', waitSeconds: 20 });
  });
});

describe('a new password', () => {
  const own = { token: 't', email: 'a@b.c', password: 'x' };
  const resetWith = (...answers: (FailureFacts | null)[]) => {
    const answer = async () => {
      const facts = answers.shift();
      if (facts) throw new ApiFailure(facts);
    };
    const reset = resetPassword({ registrations: { resetPassword: answer } });
    return () => reset(own);
  };
  const badLink: FailureFacts = { kind: 'refused', serverMessage: 'Token tidak berlaku' };

  it('is set, or has the waiting time that the server asks for', async () => {
    expect(await resetWith(null)()).toEqual({ kind: 'changed' });
    expect(await resetWith(tooOften)()).toEqual({ kind: 'tooSoon', waitSeconds: 20 });
  });

  it.each<FailureFacts>([
    { kind: 'http', status: 422, fieldErrors: { email: ['This password reset token is invalid.'] } },
    { kind: 'http', status: 422, fieldErrors: { token: ['Salah'] } },
    badLink,
    { kind: 'http', status: 404 },
  ])('needs a new link after %j, and may have been set where an earlier try had no answer', async (facts) => {
    expect(await resetWith(facts)()).toEqual({ kind: 'linkInvalid' });
    const reset = resetWith({ kind: 'network' }, facts);
    expect([await reset(), await reset()]).toEqual([{ kind: 'notKnown' }, { kind: 'perhapsChanged' }]);
  });

  it.each<FailureFacts>([
    { kind: 'http', status: 408 },
    { kind: 'refused' },
    { kind: 'http', status: 422, fieldErrors: { password: ['Terlalu lemah'] } },
    { kind: 'http', status: 422, fieldErrors: { password: ['Terlalu lemah'], email: ['x'] } },
    { kind: 'http', status: 422, fieldErrors: { password_confirmation: ['Tidak sama'] } },
    { kind: 'refused', serverMessage: 'Jangan memakai email.', messages: ['Jangan memakai email.'] },
  ])('keeps the link after %j, because it was not set', async (facts) => {
    const reset = resetWith(facts, badLink);
    await expect(reset()).rejects.toMatchObject(facts);
    expect(await reset()).toEqual({ kind: 'linkInvalid' });
  });

  it('passes on a program error', async () => {
    const reset = resetPassword({ registrations: { resetPassword: () => Promise.reject(mistake) } });
    await expect(reset(own)).rejects.toBe(mistake);
  });
});

describe('a wait', () => {
  it('counts down in whole seconds of the clock, also over a sleep, and ends at 0', async () => {
    const clock = new FakeDevice();
    const seen: (number | 'over')[] = [];
    watchWait({ clock })(60).subscribe({ next: (left) => seen.push(left), complete: () => seen.push('over') });
    await settled();
    await clock.pass(1_000);
    await clock.sleep(30_500, { standsStill: false });
    await clock.pass(1_000);
    await clock.sleep(90_000, { standsStill: false });
    expect(seen).toEqual([60, 59, 29, 28, 0, 'over']);
  });

  it('ends when nobody looks at it any more, and reports nothing then', async () => {
    const clock = new FakeDevice();
    const watcher = { next: vi.fn(), error: vi.fn(), complete: vi.fn() };
    watchWait({ clock })(60).subscribe(watcher).unsubscribe();
    await clock.pass(1_000);
    expect([clock.timers, watcher.next.mock.calls, watcher.error.mock.calls]).toEqual([0, [[60]], []]);
  });

  it('passes on a failure of the clock', async () => {
    const seen = vi.fn();
    const clock = Object.assign(new FakeDevice(), { wait: () => Promise.reject(mistake) });
    watchWait({ clock })(60).subscribe({ error: seen });
    await settled();
    expect(seen).toHaveBeenCalledExactlyOnceWith(mistake);
  });
});
