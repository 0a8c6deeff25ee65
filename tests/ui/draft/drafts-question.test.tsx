// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { T } from '../../../src/application/tokens.ts';
import DraftsQuestion from '../../../src/ui/draft/drafts-question.tsx';
import { ServicesContext } from '../../../src/ui/services.tsx';
import { goUnlessAsked } from '../../../src/ui/session/leaving.ts';
import { createSessionView, enter, SessionContext } from '../../../src/ui/session/session-view.ts';
import { FakeServices } from '../purchase/portal-page.tsx';

afterEach(cleanup);

const question = { name: 'Ada isian yang belum dikirim. Tetap keluar?' };
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** Asks to go out of a browser that holds drafts of these candidates. */
const leaveWithDraftsOf = async (...users: string[]) => {
  const holdsAny = async (user: string) => users.includes(user);
  const session = createSessionView();
  enter(session, { id: '7', email: 'ayu@contoh.example', fullname: 'Ayu', photo: null, emailVerified: true });
  render(
    <ServicesContext value={new FakeServices().with(T.draftDesk, { holdsAny } as never)}>
      <SessionContext value={session}>
        <DraftsQuestion />
      </SessionContext>
    </ServicesContext>,
  );
  const go = vi.fn();
  const leave = () => act(async () => goUnlessAsked('drafts', go));
  await leave();
  return { go, leave };
};

it('a log-out asks nothing while this person has no drafts here', async () => {
  const { go } = await leaveWithDraftsOf('8');
  expect([go.mock.calls.length, screen.queryByRole('alertdialog')]).toEqual([1, null]);
});

it('asks before a log-out takes drafts away, and can be given up', async () => {
  const { go, leave } = await leaveWithDraftsOf('7', '8');
  expect(screen.getByRole('alertdialog', question).textContent).toContain('akan dihapus');
  await press('Tetap di sini');
  expect([go.mock.calls.length, screen.queryByRole('alertdialog')]).toEqual([0, null]);
  await leave();
  await press('Keluar');
  expect(go).toHaveBeenCalledOnce();
});
