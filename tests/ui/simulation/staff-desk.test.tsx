// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { AlertsContext, createAlertsView } from '../../../src/ui/alerts/alerts-view.ts';
import { createSessionView, SessionContext } from '../../../src/ui/session/session-view.ts';
import { StaffDesk } from '../../../src/ui/simulation/staff-desk.tsx';
import { openPage } from '../../unit/fake-backend/hosts/page.ts';
import { trx } from '../../unit/fake-backend/staff/backend.ts';

afterEach(cleanup);

const summaries = () => screen.getAllByRole('listitem').flatMap((item) => item.querySelector('summary') ?? []);

/** Opens a task by the begin of its title. */
const open = async (title: string) => {
  const details = await waitFor(() => {
    const found = summaries()
      .find((summary) => summary.textContent?.startsWith(title))
      ?.closest('details');
    if (!found) throw new Error(`nothing is called ${title}`);
    return found;
  });
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

const message = () => screen.queryByText('Ini sudah ditangani. Daftar diperbarui.');

/** A desk at which somebody decides what another window has just decided. */
const openLateDesk = async () => {
  const { control } = await openPage();
  const queries = new QueryClient();
  const late = { ...control, actAsStaff: () => Promise.reject(new RangeError()) } as unknown as SimulationControl;
  render(
    <QueryClientProvider client={queries}>
      <AlertsContext value={createAlertsView()}>
        <SessionContext value={createSessionView()}>
          <StaffDesk control={late} onChange={(doing) => doing} />
        </SessionContext>
      </AlertsContext>
    </QueryClientProvider>,
  );
  await open('Pembayaran');
  fireEvent.click(await screen.findByRole('button', { name: 'Jalankan', hidden: true }));
  await waitFor(() => expect(document.activeElement?.contains(message())).toBe(true));
  return {
    look: () => act(() => queries.invalidateQueries()),
    /** Another window takes something from the list. */
    decideElsewhere: async () => {
      const before = summaries().length;
      await control.actAsStaff({ type: 'apl01', trxId: trx.gita, decision: 'return', note: 'Buram.', notes: [] });
      await act(() => queries.invalidateQueries());
      await waitFor(() => expect(summaries()).toHaveLength(before - 1));
    },
    /** The focus goes where the robots are told what to do. */
    goOn: () => act(() => screen.getByLabelText(/^Petugas bekerja sendiri/).focus()),
  };
};

it('the message that somebody was faster stays while the list is as it was, wherever the focus goes', async () => {
  const desk = await openLateDesk();
  await desk.look();
  await desk.goOn();
  await desk.look();
  expect(message()).not.toBeNull();
});

it('it goes when the list changes', async () => {
  const desk = await openLateDesk();
  await desk.goOn();
  await desk.decideElsewhere();
  expect(message()).toBeNull();
});

it('it stays while it has the focus, so that it can be read aloud, and goes with the focus when the list has changed', async () => {
  const desk = await openLateDesk();
  await desk.decideElsewhere();
  expect(document.activeElement?.contains(message())).toBe(true);
  await desk.goOn();
  expect(message()).toBeNull();
});

it('it stays when another window of the device has the focus', async () => {
  const desk = await openLateDesk();
  const focused = document.activeElement;
  if (focused) fireEvent.blur(focused); // the document goes on to name it as its active element
  await desk.decideElsewhere();
  expect(message()).not.toBeNull();
});

it('it goes when another task is opened', async () => {
  await openLateDesk();
  await open('APL 01');
  expect(message()).toBeNull();
});
