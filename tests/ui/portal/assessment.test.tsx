import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '../../../src/ui/assessment/timeline/timeline-page.tsx';
import { pagesOf, textsOf } from '../../unit/fake-backend/documents/read-pdf.ts';
import { allSaying, fill, ofAssessment, openPortal, part, press, said } from './open-portal.tsx';
import { focusSays, stored, yesToAll } from './steps.ts';

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

it('APL 01 is printed as its paper, with its current content', async () => {
  await openPortal('intan', ofAssessment('apl01', 186));
  await press('Ubah kelahiran');
  await fill('Tempat lahir', 'Kota Cetak');
  window.dispatchEvent(new Event('beforeprint'));
  await allSaying('tr', /Tempat \/ tgl\. lahir.*Kota Cetak/);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('article')).toBeNull());
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
