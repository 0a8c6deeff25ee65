import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Apl01 } from '../../../src/domain/apl/apl01.ts';
import { completeContent, requirement, returnedApl01, storedFile } from '../../builders/apl01.ts';
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
  const warning = dialog.getByText(/tidak Anda ubah/).closest('div');
  expect(warning?.textContent).toContain('Fotokopi KTP');
  expect(warning?.textContent).toContain('Jabatan');
  expect(warning?.textContent).not.toContain('Alamat');
});

it('a returned form with every note changed asks without a warning', async () => {
  await showApl01(returnedApl01(['position'], { requirements: stored }));
  await act(async () => void fireEvent.input(screen.getByLabelText(/^Jabatan/), { target: { value: 'Kepala' } }));
  const dialog = await asked('Kirim perbaikan');
  expect(dialog.queryByText(/tidak Anda ubah/)).toBeNull();
});

const named = (fullname: string, targets: readonly string[] = []) =>
  returnedApl01(targets, {
    requirements: stored,
    content: { ...completeContent, personal: { ...completeContent.personal, fullname } },
  });

it('a form whose name differs from the profile offers the change to the profile while its fields are closed', async () => {
  await showApl01(named('Nama Menurut KTP'));
  expect(screen.queryByLabelText('Nama lengkap')).toBeNull();
  expect(await screen.findByRole('button', { name: /^Ubah juga di profil/ })).toBeTruthy();
});

it('a form with a name in small letters only shows its field with the question at once', async () => {
  await showApl01(named('siti rahma'));
  expect(screen.getByLabelText('Nama lengkap')).toBeTruthy();
  expect(screen.getByText('Maksud Anda Siti Rahma?')).toBeTruthy();
});

const rows = [
  requirement('ktp', { title: 'Fotokopi KTP' }),
  requirement('cv', { title: 'Daftar riwayat hidup', required: false }),
];
const fresh = (own = {}) =>
  ({ ...returnedApl01([], { requirements: rows }), status: 'draft', review: null, ...own }) as Apl01;
const toFill = () => within(screen.getByRole('region', { name: /^Yang perlu Anda isi/ }));
const sectionNamed = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Bagian formulir' })).getByRole('link', { name }).textContent;

it('a form says at its top how much is to be filled in, and leads to each open question', async () => {
  await showApl01(fresh(), { position: '', purpose: '' });
  const names = toFill()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(screen.getByRole('heading', { name: `Yang perlu Anda isi: ${names.length}` })).toBeTruthy();
  expect(names).toEqual(['Tujuan asesmen', 'Fotokopi KTP', 'Pernyataan']);
  await act(async () => void fireEvent.click(toFill().getByRole('link', { name: 'Pernyataan' })));
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
});

it('a form counts what is open as it is filled in, for each section too, and says when nothing is left', async () => {
  await showApl01(fresh({ requirements: [] }));
  expect([sectionNamed(/^Data Pribadi/), sectionNamed(/^Pernyataan/)]).toEqual([
    'Data Pribadi lengkap',
    'Pernyataan dan Tanda Tangan1 belum diisi',
  ]);
  await declare();
  expect(screen.getByText('Semua sudah terisi')).toBeTruthy();
  expect(sectionNamed(/^Pernyataan/)).toBe('Pernyataan dan Tanda Tangan lengkap');
});

it('every purpose of an assessment except "Lainnya" is explained in a line', async () => {
  await showApl01(fresh());
  const purposes = within(screen.getByRole('group', { name: 'Tujuan asesmen' }));
  expect(purposes.getByRole<HTMLInputElement>('radio', { name: /^Sertifikasi Untuk/ }).checked).toBe(true);
  expect(purposes.getByRole('radio', { name: /PKT.*bukti kerja/ })).toBeTruthy();
  expect(purposes.getByRole('radio', { name: /RPL.*pelatihan/ })).toBeTruthy();
});

it('a returned form lists once what the reviewer objected to and what is missing, each with its state', async () => {
  await showApl01(
    returnedApl01(['requirement:ktp', 'identityNumber', 'elsewhere'], {
      requirements: [
        requirement('ktp', { title: 'Fotokopi KTP', file: storedFile }),
        requirement('ijazah', { title: 'Ijazah' }),
      ],
    }),
  );
  const listed = () =>
    within(screen.getByRole('region', { name: /^Yang perlu Anda isi atau perbaiki/ }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const rest = ['Fotokopi KTP Belum diubah', 'Ijazah ', 'Pernyataan '];
  expect(listed()).toEqual(['Nomor identitas Belum diubah', ...rest]);
  expect(screen.getAllByRole('link', { name: 'Fotokopi KTP' })).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Yang perlu Anda isi atau perbaiki: 4' })).toBeTruthy();
  expect(sectionNamed(/^Data Pribadi/)).toBe('Data Pribadi1 perlu diisi atau diperbaiki');
  await act(async () => void fireEvent.input(screen.getByLabelText('NIK'), { target: { value: '3404076005980001' } }));
  expect(listed()).toEqual(['Nomor identitas Sudah diubah', ...rest]);
  expect(screen.getByRole('heading', { name: 'Yang perlu Anda isi atau perbaiki: 3' })).toBeTruthy();
});

it('a profile photo stands below the title of its row, beside a short way to replace it', async () => {
  await showApl01(
    fresh({ requirements: [requirement('foto', { title: 'Pas foto 3×4' })] }),
    { row_foto: 'profil' },
    'data:image/png;base64,AA==',
  );
  const row = screen.getByRole('group', { name: 'Pas foto 3×4' });
  const texts = row.textContent ?? '';
  expect(texts.indexOf('Dari profil.')).toBeGreaterThan(texts.lastIndexOf('Pas foto 3×4'));
  expect(texts).toContain('dikirim persis seperti terlihat');
  expect(texts).toContain('Ganti');
  expect(texts).not.toMatch(/Pilih file|seret/);
});

it.each([
  ['met', 'Ganti'],
  ['unmet', 'Pilih file'],
] as const)('a file that the reviewer found %s is followed by the way: %s', async (verdict, way) => {
  const row = requirement('ktp', { title: 'KTP', verdict, file: storedFile });
  await showApl01(returnedApl01(['address'], { requirements: [row] }));
  expect(screen.getByRole('group', { name: 'KTP' }).textContent).toContain(way);
});

it('two rows with the same file name each other, until one of them has its own', async () => {
  await showApl01(fresh());
  const row = (name: string) => screen.getByRole('group', { name });
  const choose = (name: RegExp, file: File) =>
    act(
      async () =>
        void fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { files: [file] } }),
    );
  const paper = (content: string) => new File([`%PDF-1.4 ${content}`], 'scan.pdf', { type: 'application/pdf' });
  await choose(/^Fotokopi KTP/, paper('ktp'));
  await choose(/^Daftar riwayat hidup/, paper('ktp'));
  await waitFor(() => expect(row('Fotokopi KTP').textContent).toContain('juga Anda pilih untuk Daftar riwayat hidup'));
  expect(row('Daftar riwayat hidup').textContent).toContain('juga Anda pilih untuk Fotokopi KTP');
  await choose(/^Daftar riwayat hidup/, paper('riwayat hidup'));
  await waitFor(() => expect(row('Fotokopi KTP').textContent).not.toContain('juga Anda pilih'));
});
