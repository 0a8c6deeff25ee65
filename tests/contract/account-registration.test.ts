import { describe, expect, test } from 'vitest';
import { credentials, openRepositories } from './repositories.ts';

const nadia = { fullname: 'Nadia Contoh', email: 'nadia@contoh.example', password: 'rahasia99' };

/** The newest mail, and what its link holds. */
const newest = async ({ control }: Awaited<ReturnType<typeof openRepositories>>) => {
  const [mail] = await control.mails();
  const [, , , id = '', hash = ''] = mail?.link?.split('/') ?? [];
  const [, token = ''] = /^\/reset-password\/([^?]+)/.exec(mail?.link ?? '') ?? [];
  return { mail, token, link: { id, hash, expires: null, signature: null } };
};

describe('signing up', () => {
  test('opens the session of the new candidate, whose address is not proven yet', async () => {
    const { accounts, registrations, transactions } = await openRepositories();
    const candidate = await registrations.signUp(nadia);
    expect(candidate).toMatchObject({ email: nadia.email, fullname: nadia.fullname, emailVerified: false });
    expect(await accounts.current()).toEqual(candidate);
    expect((await transactions.list('paid', 1)).items).toEqual([]);
    await accounts.logOut();
    expect(await accounts.logIn({ email: nadia.email, password: nadia.password })).toEqual(candidate);
  });

  test('with a taken address rejects with a text under email', async () => {
    const { registrations } = await openRepositories();
    await expect(registrations.signUp({ ...nadia, email: 'AYU@contoh.example' })).rejects.toMatchObject({
      status: 422,
      fieldErrors: { email: [expect.stringContaining('taken')] },
    });
  });
});

describe('the proof of an address', () => {
  test('is a link that works once, with its id or without', async () => {
    const world = await openRepositories();
    const { accounts, registrations } = world;
    await registrations.signUp(nadia);
    const { mail, link } = await newest(world);
    expect(mail?.to).toBe(nadia.email);
    expect(await registrations.verifyEmail({ ...link, id: null })).toBe('verified');
    expect((await accounts.current())?.emailVerified).toBe(true);
    expect(await registrations.verifyEmail(link)).toBe('alreadyVerified');
    expect(await registrations.sendVerification()).toBe('alreadyVerified');
  });

  test('is sent again to the seed’s Ayu; only the newest mail counts, and only for an hour', async () => {
    const world = await openRepositories();
    const { registrations, logIn, control } = world;
    expect((await logIn('ayu')).emailVerified).toBe(false);
    expect(await registrations.sendVerification()).toBe('sent');
    const first = await newest(world);
    expect(await registrations.sendVerification()).toBe('sent');
    const second = await newest(world);
    await expect(registrations.verifyEmail(first.link)).rejects.toMatchObject({ status: 410 });
    await control.travel(60 * 60_000 - 1_000);
    await control.travel(1_000);
    await expect(registrations.verifyEmail(second.link)).rejects.toMatchObject({ status: 410 });
    await control.takeBack();
    expect(await registrations.verifyEmail(second.link)).toBe('verified');
  });

  test('fails for a link that was never sent, or for another id', async () => {
    const world = await openRepositories();
    await world.registrations.signUp(nadia);
    const { link } = await newest(world);
    await expect(world.registrations.verifyEmail({ ...link, id: '1001' })).rejects.toMatchObject({ status: 404 });
    await expect(world.registrations.verifyEmail({ ...link, hash: 'x' })).rejects.toMatchObject({ status: 404 });
  });

  test('can be asked for by candidates only, and six times a minute', async () => {
    const { registrations, logIn } = await openRepositories();
    await expect(registrations.sendVerification()).rejects.toMatchObject({ kind: 'expired' });
    await logIn('ayu');
    for (let times = 0; times < 6; times++) await registrations.sendVerification();
    await expect(registrations.sendVerification()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 60 });
  });
});

describe('a forgotten password', () => {
  test('is answered alike for known and unknown addresses; only the known one gets a mail, at most one a minute', async () => {
    const world = await openRepositories();
    const { registrations, control } = world;
    await registrations.sendResetLink('niemand@contoh.example');
    expect(await control.mails()).toEqual([]);
    await registrations.sendResetLink('Gita@contoh.example');
    await registrations.sendResetLink('gita@contoh.example');
    expect(await control.mails()).toHaveLength(1);
    await control.travel(61_000);
    await registrations.sendResetLink('gita@contoh.example');
    expect(await control.mails()).toHaveLength(2);
  });

  test('is replaced once by the link, which ends every session of the account', async () => {
    const world = await openRepositories();
    const { accounts, registrations, logIn } = world;
    await logIn('gita');
    await registrations.sendResetLink('gita@contoh.example');
    const { token } = await newest(world);
    const reset = { token, email: 'gita@contoh.example', password: 'gantibaru7' };
    await registrations.resetPassword(reset);
    expect(await accounts.current()).toBeNull();
    await expect(registrations.resetPassword(reset)).rejects.toMatchObject({
      fieldErrors: { email: [expect.stringContaining('token')] },
    });
    await expect(accounts.logIn(credentials('gita'))).rejects.toMatchObject({ status: 422 });
    expect((await accounts.logIn({ email: reset.email, password: reset.password })).email).toBe(reset.email);
  });

  test('leaves the sessions of others alone', async () => {
    const world = await openRepositories();
    const { accounts, registrations, logIn } = world;
    await logIn('bima');
    await registrations.sendResetLink('gita@contoh.example');
    const { token } = await newest(world);
    await registrations.resetPassword({ token, email: 'gita@contoh.example', password: 'gantibaru7' });
    expect((await accounts.current())?.email).toBe('bima@contoh.example');
  });

  test.each([
    ['of another address', 'bima@contoh.example', 0, false],
    ['that is an hour old', 'gita@contoh.example', 60 * 60_000, false],
    ['that a newer one has replaced', 'gita@contoh.example', 61_000, true],
  ])('is not replaced with a link %s', async (_, email, age, sendAnother) => {
    const world = await openRepositories();
    const { registrations, control } = world;
    await registrations.sendResetLink('gita@contoh.example');
    const { token } = await newest(world);
    await control.travel(age);
    if (sendAnother) await registrations.sendResetLink('gita@contoh.example');
    await expect(registrations.resetPassword({ token, email, password: 'gantibaru7' })).rejects.toMatchObject({
      fieldErrors: { email: [expect.stringContaining('token')] },
    });
  });
});
