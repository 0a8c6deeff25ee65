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

const open = (...unsaved: boolean[]) => {
  const session = createSessionView();
  enter(session, { id: '1', email: 'ayu@contoh.example', fullname: 'Ayu Contoh', photo: null, emailVerified: true });
  const logOut = vi.fn(async () => ({ kind: 'left' }) as const);
  render(
    <ServicesContext value={new FakeServices().with(T.logOut, logOut as never)}>
      <SessionContext value={session}>
        <AlertsContext value={createAlertsView()}>
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
  return { session, logOut };
};

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const question = { name: 'Ada isian yang belum disimpan. Tetap keluar?' };

describe('logging out', () => {
  it.each([[[]], [[false]]])('asks nothing when all is saved: %j', async (unsaved) => {
    const { session, logOut } = open(...unsaved);
    await press('Akhiri');
    expect([logOut.mock.calls.length, session.status]).toEqual([1, 'guest']);
  });

  it('asks once before it throws away what is not saved, and can be given up', async () => {
    const { session, logOut } = open(true, true);
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
});
