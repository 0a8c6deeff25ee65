import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { openPanel } from '../../../src/training/simulation/frame/panel-state.ts';
import { LogSection } from '../../../src/training/simulation/log/log-section.tsx';
import { showWith } from '../../ui/show-with.tsx';
import { openPage } from '../../unit/fake-backend/hosts/page.ts';

openPanel('catatan');

const openLog = async () => {
  const page = await openPage();
  onTestFinished(page.stop);
  showWith(<LogSection control={page.control as unknown as SimulationControl} />);
  return page;
};
const lines = () => screen.getAllByRole('listitem').map((item) => item.querySelector('summary')?.textContent ?? '');

it('the open log updates, can be narrowed to problems, and can be emptied', async () => {
  const page = await openLog();
  expect(screen.getByText('Tidak ada catatan yang cocok.')).toBeTruthy();
  await page.logIn('ayu');
  await page.post('/api/transaction/update-transaction', { schedule_id: 'tidak-ada' });
  await page.control.travel(60_000);
  await waitFor(() => expect(lines()).toHaveLength(4));
  expect(lines()[0]).toMatch(/Waktu server · maju$/);
  expect(lines().find((line) => line.includes('update-transaction'))).toMatch(
    /200 · \d+ ms · ayu@contoh\.example · ditolak 03/,
  );
  fireEvent.change(screen.getByLabelText('Jenis catatan'), { target: { value: 'trouble' } });
  expect(lines()).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('Jenis catatan'), { target: { value: 'all' } });
  fireEvent.change(screen.getByLabelText('Saring catatan'), { target: { value: 'LOGIN' } });
  expect(lines()).toEqual([expect.stringContaining('POST /api/login · 200')]);
  fireEvent.click(screen.getByRole('button', { name: 'Kosongkan catatan' }));
  expect(screen.getByText('Tidak ada catatan yang cocok.')).toBeTruthy();
});

it('a line shows request and response without the password, and what happened can be kept as a scene', async () => {
  const page = await openLog();
  await page.logIn('ayu');
  await page.post('/api/transaction/update-transaction', { schedule_id: 'tidak-ada' });
  await waitFor(() => expect(lines()).toHaveLength(3));
  const item = screen.getAllByRole('listitem').find((each) => each.textContent?.includes('/api/login'));
  const details = item?.querySelector('details');
  if (details) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }
  await waitFor(() => expect(item?.querySelector('pre')?.textContent).toContain('"password": "•••"'));
  fireEvent.click(screen.getByRole('button', { name: 'Simpan sebagai adegan' }));
  await screen.findByText(/^Tersimpan sebagai “Catatan 10 Maret 2026 09.00” di Adegan saya, dengan 1 langkah\.$/);
  expect(await page.control.ownScenes()).toMatchObject([{ title: 'Catatan 10 Maret 2026 09.00', acts: 1 }]);
});
