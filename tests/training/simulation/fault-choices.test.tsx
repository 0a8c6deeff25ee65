import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { FaultChoices } from '../../../src/training/simulation/fault-choices.tsx';
import { openPanel } from '../../../src/training/simulation/frame/panel-state.ts';
import { calls, callsWith } from '../../../src/training/simulation/network/calls.ts';
import { NetworkProfile } from '../../../src/training/simulation/network/network-profile.tsx';
import { table } from '../../../tools/contract/table.ts';
import { openPage } from '../../unit/fake-backend/hosts/page.ts';

openPanel('gangguan-lain');

const openSection = async () => {
  const page = await openPage();
  onTestFinished(page.stop);
  const control = page.control as unknown as SimulationControl;
  const section = () => {
    const onChange = (doing: Promise<void>) => void doing.then(() => view.rerender(section()));
    return (
      <>
        <NetworkProfile control={control} onChange={onChange} />
        <FaultChoices control={control} onChange={onChange} />
      </>
    );
  };
  const view = render(section());
  return { page, look: () => view.rerender(section()) };
};

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const active = () => screen.findByRole('region', { name: 'Gangguan yang terpasang' });

it('the catalogue names every call of the contract, and no other', () => {
  const key = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  expect(calls.map(key).sort()).toEqual([...new Set(table.map(key))].sort());
  expect(new Set(calls.map(({ title }) => title)).size).toBe(calls.length);
});

it('a call is found by words of its name or its address', () => {
  expect(callsWith('apl 01 kirim').map(({ path }) => path)).toEqual(['/api/apl-01', '/api/apl-01/resubmit']);
  expect(callsWith('/api/login')).toHaveLength(1);
  expect(callsWith('tidak ada yang begini')).toEqual([]);
});

it('any fault can be put on any call, is counted, and can be lifted', async () => {
  const { page, look } = await openSection();
  fireEvent.change(screen.getByLabelText('Cari panggilan'), { target: { value: 'jam server' } });
  choose('Yang terjadi', '429');
  choose('Kapan', 'every');
  press('Pasang gangguan');
  const list = within(await active());
  expect(list.getByText('Belum kena')).toBeTruthy();
  const reply = await page.get('/api/date-now');
  expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, '10']);
  expect((await page.get('/api/schedule')).status).toBe(200);
  look();
  expect(list.getByText('Kena 1 kali')).toBeTruthy();
  press('Cabut Jam server · Status 429: terlalu sering, coba lagi setelah 10 detik · Terus, sampai dicabut');
  await waitFor(() => expect(screen.queryByText('Gangguan yang terpasang')).toBeNull());
  expect((await page.get('/api/date-now')).status).toBe(200);
});

it('a preset is switched on and off by its checkbox', async () => {
  const { page } = await openSection();
  const box = () => screen.getByLabelText<HTMLInputElement>('Kesalahan server (500)');
  fireEvent.click(box());
  await waitFor(() => expect(box().checked).toBe(true));
  expect((await page.get('/api/asesi')).status).toBe(500);
  fireEvent.click(box());
  await waitFor(() => expect(box().checked).toBe(false));
  expect((await page.get('/api/date-now')).status).toBe(200);
});

it('the search reports when no call matches, and nothing can be added', async () => {
  await openSection();
  fireEvent.change(screen.getByLabelText('Cari panggilan'), { target: { value: 'zzz' } });
  expect(screen.getByText('Tidak ada panggilan dengan kata itu.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pasang gangguan', hidden: true }).disabled).toBe(true);
});

it('a profile cuts the network, and another one restores it', async () => {
  const { page } = await openSection();
  const profile = () => screen.getByLabelText<HTMLSelectElement>('Jeda setiap jawaban');
  choose('Jeda setiap jawaban', 'terputus');
  await waitFor(() => expect(profile().value).toBe('terputus'));
  await expect(page.get('/api/date-now')).rejects.toThrow(TypeError);
  choose('Jeda setiap jawaban', '0');
  await waitFor(() => expect(profile().value).toBe('0'));
  expect((await page.get('/api/date-now')).status).toBe(200);
});
