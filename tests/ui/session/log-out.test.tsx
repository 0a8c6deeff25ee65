// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { T } from '../../../src/application/tokens.ts';
import { AlertsContext, createAlertsView } from '../../../src/ui/alerts/alerts-view.ts';
import { LeaveWarning } from '../../../src/ui/form/leave-warning.tsx';
import { ServicesContext } from '../../../src/ui/services.tsx';
import { createSessionView, enter, SessionContext } from '../../../src/ui/session/session-view.ts';
import { useLogOut } from '../../../src/ui/session/use-log-out.ts';
import { FakeServices } from '../purchase/portal-page.tsx';

afterEach(cleanup);

const LogOutButton = () => {
  const logOut = useLogOut();
  return (
    <button type="button" onClick={logOut}>
      Akhiri
    </button>
  );
};

/** Of somebody who has drafts here, or has not. */
const withDrafts = (has: boolean) =>
  vi.fn(async (_: string | null, sure = false) => ({ kind: has && !sure ? 'holdsDrafts' : 'loggedOut' }) as const);

const open = (unsaved: readonly boolean[], logOut = withDrafts(false)) => {
  const session = createSessionView();
  enter(session, { id: '1', email: 'ayu@contoh.example', fullname: 'Ayu Contoh', photo: null, emailVerified: true });
  const alerts = createAlertsView();
  render(
    <ServicesContext value={new FakeServices().with(T.logOut, logOut)}>
      <SessionContext value={session}>
        <AlertsContext value={alerts}>
          <QueryClientProvider client={new QueryClient()}>
            <LogOutButton />
            {unsaved.map((when, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change
              <LeaveWarning key={index} when={when} />
            ))}
          </QueryClientProvider>
        </AlertsContext>
      </SessionContext>
    </ServicesContext>,
  );
  return { session, alerts, logOut };
};

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const question = { name: 'Ada isian yang belum disimpan. Tetap keluar?' };

describe('logging out', () => {
  it.each([[[]], [[false]]])('asks nothing when all is saved: %j', async (unsaved) => {
    const { session, logOut } = open(unsaved);
    await press('Akhiri');
    expect([logOut.mock.calls.length, session.status]).toEqual([1, 'guest']);
  });

  it('asks once before it throws away what is not saved, and can be given up', async () => {
    const { session, logOut } = open([true, true]);
    await press('Akhiri');
    expect(screen.getAllByRole('alertdialog', question)).toHaveLength(1);
    await press('Tetap di sini');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([logOut.mock.calls.length, session.status]).toEqual([0, 'candidate']);
    await press('Akhiri');
    await press('Keluar');
    expect([logOut.mock.calls.length, session.status]).toEqual([1, 'guest']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  const aboutDrafts = { name: 'Ada isian yang belum dikirim. Tetap keluar?' };

  it('asks first what is to become of drafts that were not sent, and can be given up', async () => {
    const { session, logOut } = open([], withDrafts(true));
    await press('Akhiri');
    expect(await screen.findByRole('alertdialog', aboutDrafts)).toBeDefined();
    await press('Tetap di sini');
    expect([logOut.mock.calls, session.status]).toEqual([[['1', false]], 'candidate']);
    await press('Akhiri');
    await screen.findByRole('alertdialog', aboutDrafts);
    await press('Keluar');
    expect([logOut.mock.calls.at(-1), session.status]).toEqual([['1', true], 'guest']);
  });

  it('does not go on when that question cannot be loaded, says so, and can be tried again', async () => {
    vi.doMock('../../../src/ui/draft/ask-about-drafts.tsx', () => Promise.reject(new TypeError('gone')));
    const { session, alerts, logOut } = open([], withDrafts(true));
    await press('Akhiri');
    await vi.waitFor(() =>
      expect(alerts.open).toMatchObject({ text: expect.stringMatching(/^Anda belum keluar\..*coba lagi\.$/) }),
    );
    expect([logOut.mock.calls.length, session.status]).toEqual([1, 'candidate']);
    vi.doUnmock('../../../src/ui/draft/ask-about-drafts.tsx');
    await press('Akhiri');
    expect(await screen.findByRole('alertdialog', aboutDrafts)).toBeDefined();
    await press('Tetap di sini');
  });
});
