import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { logOutTokens } from '../../../../src/application/account/log-out-tokens.ts';
import { SideMenu } from '../../../../src/ui/frame/layouts/menu/side-menu.tsx';
import { settled } from '../../../fakes/purchase-fakes.ts';
import { FakeServices, sessionOf, showWith } from '../../show-with.tsx';

it('the second click of a double click that began on the previous page does not log out', async () => {
  const logOut = vi.fn(async () => ({ kind: 'left' as const, told: Promise.resolve(true) }));
  showWith(<SideMenu />, {
    services: new FakeServices().with(logOutTokens.logOut, logOut),
    session: sessionOf(),
  });
  const press = async (detail: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Keluar' }), { detail });
    await act(settled);
  };
  await press(2);
  expect(logOut).not.toHaveBeenCalled();
  await press(1);
  expect(logOut).toHaveBeenCalledOnce();
});
