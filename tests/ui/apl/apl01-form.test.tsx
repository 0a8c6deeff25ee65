// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requirement, returnedApl01, storedFile } from '../../builders/apl01.ts';
import { press, showApl01 } from './apl01-shown.tsx';

const stored = [
  requirement('ktp', { title: 'Fotokopi KTP', file: storedFile }),
  requirement('ijazah', { title: 'Ijazah terakhir', file: storedFile }),
];
const declare = () => act(async () => void fireEvent.click(screen.getByRole('checkbox')));
const asked = async (label: string) => {
  await declare();
  await press(label);
  return within(await screen.findByRole('alertdialog', { name: `${label}?` }));
};

it('a returned form with an untouched note names it in the dialog before it is sent', async () => {
  await showApl01(returnedApl01(['requirement:ktp', 'address', 'position'], { requirements: stored }));
  await act(
    async () => void fireEvent.input(screen.getByLabelText('Alamat rumah'), { target: { value: 'Jalan Baru 9' } }),
  );
  const dialog = await asked('Kirim perbaikan');
  const warning = dialog.getByText(/belum Anda ubah/).closest('div');
  expect(warning?.textContent).toContain('Fotokopi KTP');
  expect(warning?.textContent).toContain('Jabatan');
  expect(warning?.textContent).not.toContain('Alamat');
});

it('a returned form with every note changed asks without a warning', async () => {
  await showApl01(returnedApl01(['position'], { requirements: stored }));
  await act(async () => void fireEvent.input(screen.getByLabelText(/^Jabatan/), { target: { value: 'Kepala' } }));
  const dialog = await asked('Kirim perbaikan');
  expect(dialog.queryByText(/belum Anda ubah/)).toBeNull();
});
