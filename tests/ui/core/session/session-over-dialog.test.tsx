import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HttpAccountRepository } from '../../../../src/adapters/http/account/http-account-repository.ts';
import { logIn } from '../../../../src/application/account/log-in.ts';
import { accountTokens } from '../../../../src/application/account/tokens.ts';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import type { DraftSessions } from '../../../../src/application/draft/draft-sessions.ts';
import { draftTokens } from '../../../../src/application/draft/tokens.ts';
import type { AccountRepository, Credentials } from '../../../../src/application/ports/account/account-repository.ts';
import type { PendingLogOut } from '../../../../src/application/ports/account/pending-log-out.ts';
import { LoginForm } from '../../../../src/ui/core/session/login-form.tsx';
import SessionOverDialog from '../../../../src/ui/core/session/session-over-dialog.tsx';
import { createSessionView, enter } from '../../../../src/ui/core/session/session-view.ts';
import { AlertHost } from '../../../../src/ui/frame/alerts/alert-host.tsx';
import { jsonReply } from '../../../unit/adapters/http/replies.ts';
import { scriptedClient } from '../../../unit/adapters/http/scripted-client.ts';
import { openPages } from '../../purchase/portal-page.tsx';
import { FakeServices, person, showWith } from '../../show-with.tsx';

const exam = '/myassessment/exam/essay';

const open = (who: '1' | '2' | 'nobody' | 'no cookies', { holds = true, content = <SessionOverDialog /> } = {}) => {
  window.history.replaceState(null, '', exam);
  const session = createSessionView();
  enter(session, person('1'));
  session.expired = true;
  const queries = new QueryClient();
  queries.setQueryData(['exam'], 'milik orang 1');
  const asked = vi.fn(async (_: Credentials) => {
    if (who === 'nobody') throw new ApiFailure({ kind: 'expired', status: 401 });
    if (who === 'no cookies') throw new ApiFailure({ kind: 'expired', cookiesRefused: true });
    return person(who);
  });
  const accounts = { logIn: asked } as unknown as AccountRepository;
  const pending = { forget: () => undefined } as PendingLogOut;
  const owner = { read: () => null, remember: () => undefined, forget: () => undefined };
  const services = new FakeServices()
    .with(accountTokens.logIn, logIn({ accounts, tabs: { announce: () => undefined }, pending, owner }))
    .with(draftTokens.draftSessions, {
      holdsAny: async (user: string) => holds && user === '1',
    } as unknown as DraftSessions);
  const { alerts } = showWith(content, { services, session, queries });
  return { session, alerts, queries, asked };
};

const send = async (label: string, password = 'salah') => {
  fireEvent.change(screen.getByLabelText('Kata sandi'), { target: { value: password } });
  await act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Masuk' })));
  expect(screen.getByRole('button', { name: label })).toBeTruthy();
};

describe('an expired session', () => {
  it('is renewed in place for the same person, without a message about a wrong password (fault matrix 6)', async () => {
    const { session, alerts, queries } = open('1');
    expect(document.body.textContent).not.toContain('Username atau Password salah');
    await send('Masuk kembali');
    expect([session.expired, session.candidate?.id, location.pathname]).toEqual([false, '1', exam]);
    expect([alerts.open, queries.getQueryData(['exam'])]).toEqual([null, 'milik orang 1']);
  });

  it.each([true, false])(
    'followed by another person’s log-in hides the first one’s drafts, and says so where there are any: %s (fault matrix 6)',
    async (holds) => {
      const { session, alerts, queries } = open('2', { holds });
      await send('Masuk kembali');
      expect([session.candidate?.id, location.pathname, queries.getQueryData(['exam'])]).toEqual(['2', '/', undefined]);
      if (!holds) return expect(alerts.open).toBeNull();
      expect(alerts.open).toMatchObject({ kind: 'notice' });
      expect(JSON.stringify(alerts.open)).toContain('disembunyikan dari akun lain');
    },
  );

  it('that cannot be renewed because the browser refuses cookies is reported as such (fault matrix 77)', async () => {
    const { session, alerts } = open('no cookies');
    await send('Masuk kembali');
    expect([session.expired, alerts.open?.kind]).toEqual([true, 'failure']);
  });

  it('can be left for the log-in of another account, with nothing of the first person', async () => {
    const { session, queries } = open('1');
    await act(async () => void fireEvent.click(screen.getByText('Masuk dengan akun lain')));
    expect([session.candidate, location.pathname, queries.getQueryData(['exam'])]).toEqual([null, '/login', undefined]);
  });
});

describe('a log-in that the server refuses', () => {
  it('says that name or password is wrong, keeps the fields usable, and sends nothing by itself (fault matrix 7)', async () => {
    const welcome = vi.fn();
    const { asked, session, alerts } = open('nobody', {
      content: <LoginForm email="orang-1@contoh.example" onWelcome={welcome} />,
    });
    session.expired = false;
    await send('Masuk');
    expect(screen.getAllByText('Username atau Password salah').length).toBeGreaterThan(0);
    expect([session.expired, alerts.open, welcome.mock.calls, asked.mock.calls.length]).toEqual([false, null, [], 1]);
    const password = screen.getByLabelText<HTMLInputElement>('Kata sandi');
    expect([password.disabled, password.readOnly]).toEqual([false, false]);
    await send('Masuk', 'lain');
    expect(asked).toHaveBeenLastCalledWith({ email: 'orang-1@contoh.example', password: 'lain' });
  });
});

const Page = () => (
  <>
    <LoginForm onWelcome={() => undefined} />
    <AlertHost />
  </>
);

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const saidTo = async (body: unknown, status: number): Promise<string | null> => {
  const accounts = new HttpAccountRepository(scriptedClient(() => jsonReply(body, status)).http);
  const pending = { forget: () => undefined } as never;
  const owner = { read: () => null, remember: () => undefined, forget: () => undefined };
  const services = new FakeServices()
    .with(accountTokens.logIn, logIn({ accounts, tabs: { announce: () => undefined }, pending, owner }))
    .with(accountTokens.accounts, { prepare: async () => undefined } as never);
  openPages({ '/login': Page }, '/login', services);
  type('Email', 'ayu@contoh.example');
  type('Kata sandi', 'salah');
  fireEvent.submit(screen.getByRole('form', { name: 'Masuk' }));
  return waitFor(() => (screen.queryByRole('alert') ?? screen.getByRole('alertdialog', { hidden: true })).textContent);
};

const sentence = 'The provided credentials do not match our records.';

const catalogued = 'Periksa kembali isian AndaUsername atau Password salah';

const blocked = 'Akun Anda diblokir';

it.each([
  [401, { message: 'Unauthenticated.' }, catalogued],
  [422, { message: 'Data tidak valid', errors: { username: [sentence] } }, catalogued],
  [400, { success: false, message: sentence }, catalogued],
  [200, { code: '02', message: sentence }, catalogued],
  [401, { message: 'Unauthorized', errors: { email: [blocked] } }, `Error${blocked}Tutup`],
  [401, { success: false, message: blocked, data: null }, `Error${blocked}Tutup`],
])(
  'the log-in answers %i with %j by the text of the catalogue, or by an alert with the server’s reason [8.text.401] [8.text.credentials] [8.alert.error]',
  async (status, body, text) => {
    expect(await saidTo(body, status)).toBe(text);
  },
);
