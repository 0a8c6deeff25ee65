import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '../../../src/ui/assessment/timeline/timeline-page.tsx';
import { pagesOf, textsOf } from '../../unit/fake-backend/documents/read-pdf.ts';
import {
  allSaying,
  choose,
  fill,
  goTo,
  mark,
  ofAssessment,
  openPortal,
  part,
  pdf,
  press,
  said,
} from './open-portal.tsx';
import { appeal, focusSays, reason, stored, yesToAll } from './steps.ts';

it('who corrects the name in APL 01 is offered the same correction of the profile, which the certificate uses', async () => {
  const server = await openPortal('intan', ofAssessment('apl01', 186));
  const profile = () => stored(server, '/api/profile/1010');
  const before = await profile();
  await press('Ubah identitas');
  await fill('Nama lengkap', 'Intan Permata Contoh');
  expect(document.body.textContent).not.toContain('Ubah juga di profil');
  fireEvent.blur(await part('input[autocomplete="name"]'));
  await said('Sertifikat memakai nama di profil');
  await press('Ubah juga di profil (dipakai di sertifikat)');
  await waitFor(async () => expect(await profile()).toMatchObject({ fullname: 'Intan Permata Contoh' }));
  await waitFor(() => expect(document.body.textContent).not.toContain('Ubah juga di profil'));
  expect(await profile()).toEqual({ ...(before as object), fullname: 'Intan Permata Contoh' });
});

it('an incomplete APL 01 says what is missing at the top, in its section list and at the field', async () => {
  await openPortal('intan', ofAssessment('apl01', 186));
  await press('Kirim permohonan');
  const [way] = await allSaying('a', /^Unggah file untuk: Fotokopi KTP/);
  expect(document.activeElement?.contains(way as Element)).toBe(true);
  expect(document.querySelector('nav[aria-label="Bagian formulir"]')?.textContent).toMatch(/\d perlu diperiksa/);
  fireEvent.click(way as Element);
  expect(document.activeElement).toHaveProperty('type', 'file');
});

it('APL 01 is printed as its paper, with its current content', async () => {
  await openPortal('intan', ofAssessment('apl01', 186));
  await press('Ubah kelahiran');
  await fill('Tempat lahir', 'Kota Cetak');
  window.dispatchEvent(new Event('beforeprint'));
  await allSaying('tr', /Tempat \/ tgl\. lahir.*Kota Cetak/);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('article')).toBeNull());
});

it('a returned APL 01 says what to repair, and what is already repaired', async () => {
  await openPortal('dewi', ofAssessment('apl01', 181));
  await said('Formulir dikembalikan untuk diperbaiki');
  const notes = await part('section[aria-labelledby="apl01-perlu-diisi"]');
  const marks = () => [
    notes.textContent.split('Belum diubah').length - 1,
    notes.textContent.split('Sudah diubah').length - 1,
  ];
  expect(marks()).toEqual([3, 0]);
  await said('Ada – Tidak Memenuhi Syarat');
  await fill('NIK', '3174046907930001');
  const rows = Array.from(document.querySelectorAll('[role=group]'));
  const row = rows.find(({ textContent }) => textContent.includes('Fotokopi KTP'));
  choose(row?.querySelector('input[type=file]') as Element, pdf('ktp-jelas.pdf'));
  await waitFor(() => expect(marks()).toEqual([1, 2]));
  await said('Akan digantikan:');
});

it('an incomplete APL 02 names eight elements and the number of the others, and removes each one once it is answered', async () => {
  await openPortal('joko', ofAssessment('apl02', 178));
  await press('Kirim asesmen mandiri');
  expect(await allSaying('a', /: Pilih K atau BK$/)).toHaveLength(8);
  await allSaying('a', 'dan 1 elemen lain');
  const element = await part('li[aria-label="Unit 3 elemen 2"]');
  fireEvent.click(element.querySelector('input[type=radio]') as Element);
  await waitFor(() => expect(element.textContent).toContain('Isi bukti dengan kata-kata atau pilih file bukti'));
  await waitFor(() => expect(document.body.textContent).not.toContain('Unit 3 elemen 2: Pilih K atau BK'));
});

interface Form {
  readonly units?: readonly { readonly code: string; readonly elements: readonly { readonly id: string }[] }[];
}

const doubled = (path: string, data: Form) => {
  if (!path.startsWith('/api/apl-02/') || !data.units) return data;
  const again = data.units.map(({ code, elements }) => ({
    ...{ code: `${code}.B`, title: 'Lain' },
    elements: elements.map((element) => ({ ...element, id: `${element.id}.B` })),
  }));
  return { ...data, units: [...data.units, ...again] };
};

it('one file proves 18 elements of APL 02 with four presses', async () => {
  await openPortal('joko', ofAssessment('apl02', 178), doubled as never);
  const [input] = await waitFor(() => {
    const found = [...document.querySelectorAll('input[type=file]')].filter((each) => !each.closest('dialog'));
    expect(found).not.toEqual([]);
    return found;
  });
  choose(input as Element, pdf('laporan.pdf'));
  await said('Belum dipakai');
  await press('Pilih file bukti unit 1 elemen 1');
  await mark('Semua unit');
  await mark(/^laporan\.pdf/);
  await press('Selesai');
  const proven = () => document.querySelectorAll('ul[aria-label^="File bukti unit"]').length;
  await waitFor(() => expect(proven()).toBe(18));
  await press('Hapus laporan.pdf');
  await said('Bukti ini hilang dari elemen tersebut.');
  await press('Ya, hapus');
  await waitFor(() => expect(proven()).toBe(0));
  expect(document.activeElement?.textContent).toBe('Bukti saya');
});

it('a candidate who is not competent yet appeals [1.assessment.appeal-or-feedback]', async () => {
  const server = await openPortal('fajar', ofAssessment('appeal', 127));
  await appeal();
  await said('LSP meninjaunya, biasanya dalam beberapa hari kerja.');
  await said('banding Anda tetap ditinjau');
  expect(await stored(server, '/api/appeals/TRX-2026-000127')).toMatchObject({ appeal: { explained: true, reason } });
  const [task] = (await server.control.staffTasks()).filter(({ stage }) => stage === 'appeal');
  const { trxId = '', units = [], assessors = [] } = task ?? {};
  await server.control.actAsStaff({
    type: 'answer-appeal',
    trxId,
    granted: true,
    text: 'Bukti diperiksa ulang.',
    units: units.map(({ code }) => code),
    assessor: assessors[0]?.registration ?? '',
  });
  await goTo(ofAssessment('exam/result', 127));
  await said('Sedang dinilai ulang');
});

it('a candidate gives feedback [1.assessment.appeal-or-feedback]', async () => {
  await openPortal('kartika', ofAssessment('feedback', 109));
  await yesToAll();
  await press('Kirim umpan balik');
  await press('Ya, kirim');
  await focusSays(/^Umpan balik terkirim/);
});

it('a certified candidate downloads the certificate [1.assessment.certificate]', async () => {
  await openPortal('gita', '/certificate/psre');
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  await press('Unduh sertifikat');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe(
    'Sertifikat-CONTOH-62010-2513-5-0000088-2026.pdf',
  );
  const content = (await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0);
  expect([files.length, files[0]?.type, pagesOf(content)]).toEqual([1, 'application/pdf', 2]);
  expect(textsOf(content)).toEqual(
    expect.arrayContaining([
      'Gita Contoh',
      'No. CONTOH 62010 2513 5 0000088 2026',
      expect.stringContaining('SIMULASI'),
    ]),
  );
});
