import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { StaffDesk } from '../../../src/training/simulation/staff-desk.tsx';
import { showWith } from '../../ui/show-with.tsx';
import { openPage, type TestPage } from '../../unit/fake-backend/hosts/page.ts';
import { trx } from '../../unit/fake-backend/staff/backend.ts';

const summaries = () => screen.getAllByRole('listitem').flatMap((item) => item.querySelector('summary') ?? []);

const open = async (title: RegExp) => {
  const details = await waitFor(() => {
    const found = summaries()
      .find(({ textContent }) => title.test(textContent ?? ''))
      ?.closest('details');
    if (!found) throw new Error(`nothing is called ${title}`);
    return found;
  });
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

const message = () => screen.queryByText('Ini sudah ditangani. Daftar diperbarui.');

/** The desk of a page. Without `actAsStaff`, what is done there is only noted. */
const openDesk = async (
  actAsStaff: ((control: TestPage['control']) => SimulationControl['actAsStaff']) | null = null,
  byTransfer = false,
) => {
  const { control, stop } = await openPage({ byTransfer });
  onTestFinished(stop);
  const queries = new QueryClient();
  const acted = vi.fn(async () => undefined);
  const shown = { ...control, actAsStaff: actAsStaff?.(control) ?? acted } as unknown as SimulationControl;
  showWith(<StaffDesk control={shown} onChange={(doing) => doing} />, { queries });
  return { control, queries, acted };
};

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
const fill = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

const openLateDesk = async () => {
  const { control, queries } = await openDesk(() => () => Promise.reject(new RangeError()));
  await open(/^Pembayaran/);
  await press('Jalankan');
  await waitFor(() => expect(document.activeElement?.contains(message())).toBe(true));
  return {
    look: () => act(() => queries.invalidateQueries()),
    decideElsewhere: async () => {
      const before = summaries().length;
      await control.actAsStaff({ type: 'apl01', trxId: trx.gita, decision: 'return', note: 'Buram.', notes: [] });
      await act(() => queries.invalidateQueries());
      await waitFor(() => expect(summaries()).toHaveLength(before - 1));
    },
    goOn: () => act(() => screen.getByLabelText(/^Petugas simulasi bekerja sendiri/).focus()),
  };
};

it('the message about a faster decision stays until the list changes, wherever the focus goes', async () => {
  const desk = await openLateDesk();
  await desk.look();
  await desk.goOn();
  await desk.look();
  expect(message()).not.toBeNull();
  await desk.decideElsewhere();
  expect(message()).toBeNull();
});

it('the message stays while it has the focus, so that it can be read aloud, and goes with the focus once the list has changed', async () => {
  const desk = await openLateDesk();
  await desk.decideElsewhere();
  expect(document.activeElement?.contains(message())).toBe(true);
  await desk.goOn();
  expect(message()).toBeNull();
});

it('the message stays when another window of the device has the focus', async () => {
  const desk = await openLateDesk();
  const focused = document.activeElement;
  // fires only the event, so that the element stays the active element, as when the window loses the focus
  if (focused) fireEvent.blur(focused);
  await desk.decideElsewhere();
  expect(message()).not.toBeNull();
});

it('a form is returned with a note for a part and one for the whole, and not without any note', async () => {
  const { acted } = await openDesk();
  await open(/^APL 01: Barista/);
  fireEvent.click(await screen.findByLabelText('Kembalikan'));
  await press('Kembalikan formulir');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Tulis catatan, atau beri catatan pada bagian formulir.',
  );
  await fill(/^Catatan untuk asesi/, 'Foto KTP buram.');
  await press(/^Beri catatan pada Fotokopi KTP/);
  await fill(/^Catatan untuk Fotokopi KTP/, 'Pindai ulang.');
  await press('Kembalikan formulir');
  await screen.findByText('APL 01: Barista dikembalikan.');
  expect(acted).toHaveBeenCalledExactlyOnceWith({
    type: 'apl01',
    trxId: trx.gita,
    decision: 'return',
    note: 'Foto KTP buram.',
    notes: [{ target: expect.any(String), text: 'Pindai ulang.' }],
  });
});

it('the sent form can be read in a large window', async () => {
  await openDesk();
  await open(/^APL 01: Barista/);
  await press('Baca dalam jendela besar');
  const large = await screen.findByRole('dialog', { name: 'APL 01: Barista', hidden: true });
  expect(large.querySelectorAll('details:not([open])')).toHaveLength(0);
  expect(large.textContent).toContain('.pdf');
});

it('a unit that is not competent is decided with its note', async () => {
  const { acted } = await openDesk();
  await open(/^Ujian: Barista/);
  fireEvent.click(await screen.findByLabelText(/^Menyeduh Espresso/));
  await fill(/^Catatan untuk Menyeduh Espresso/, 'Suhu air tidak diukur.');
  await press('Putuskan belum kompeten');
  await screen.findByText('Ujian: Barista diputuskan.');
  const lacking = { code: expect.any(String), competent: false, note: 'Suhu air tidak diukur.' };
  expect(acted).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'decide', trxId: trx.maya, units: expect.arrayContaining([lacking]) }),
  );
});

it('a decision for competence without any answer asks first', async () => {
  const { acted } = await openDesk();
  await open(/^Ujian: Barista/);
  await screen.findByText('Tidak ada ujian yang diikuti di portal');
  await press('Putuskan kompeten');
  await screen.findByText(/^Tidak ada jawaban ujian yang mendukung keputusan ini\./);
  expect(acted).not.toHaveBeenCalled();
  await press('Ya, putuskan');
  await waitFor(() => expect(acted).toHaveBeenCalledOnce());
});

it('the news of a payment can be delayed', async () => {
  const { acted } = await openDesk();
  await open(/^Pembayaran/);
  await fill('Yang terjadi dengan pembayaran ini', 'late-5');
  await press('Jalankan');
  await screen.findByText(/kabarnya datang 5 menit waktu server lagi\.$/);
  expect(acted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'delay-payment', minutes: 5 }));
});

it('a transfer waits for the admin, who marks it as paid', async () => {
  const { acted } = await openDesk(null, true);
  await open(/^Transfer/);
  await screen.findByText('Asesi belum mengirim bukti transfer.');
  await press('Tandai lunas');
  await screen.findByText(/^Transfer: .+ diterima\.$/);
  expect(acted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'settle-payment', outcome: 'pay' }));
});

it('the assessor holds an exam that is not begun, and releases it with the code of the room', async () => {
  const { control, queries } = await openDesk(({ actAsStaff }) => actAsStaff as never);
  await open(/^Ujian: .*Eka Contoh/);
  const held = async () => (await control.staffTasks()).find(({ trxId }) => trxId === trx.eka)?.awaited[0];
  const group = (await screen.findAllByRole('group', { name: /pilihan ganda/, hidden: true }))[0] as HTMLElement;
  fireEvent.click(within(group).getByText('Tahan ujian'));
  await waitFor(async () => expect(await held()).toMatchObject({ held: true, code: null }));
  await act(() => queries.invalidateQueries());
  fireEvent.change(screen.getAllByLabelText(/^Kode ruang/)[0] as HTMLElement, { target: { value: 'Renon 7' } });
  fireEvent.click(await within(group).findByText('Lepas ujian'));
  await waitFor(async () => expect(await held()).toMatchObject({ held: false, code: 'RENON7' }));
});
