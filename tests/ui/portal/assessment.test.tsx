import '../../../src/ui/assessment/timeline/timeline-page.tsx';
import '../../../src/ui/assessment/result/result-page.tsx';
import '../../../src/ui/assessment/timeline/assessments-page.tsx';
import '../../../src/ui/certificate/certificate-psre-page.tsx';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
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
import { appeal, focusSays, openExam, stored, without, yesToAll } from './steps.ts';

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

it('one file proves all nine elements of APL 02 with four presses', async () => {
  await openPortal('joko', ofAssessment('apl02', 178));
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
  await waitFor(() => expect(proven()).toBe(9));
  await press('Hapus laporan.pdf');
  await said('Bukti ini hilang dari elemen tersebut.');
  await press('Ya, hapus');
  await waitFor(() => expect(proven()).toBe(0));
  expect(document.activeElement?.textContent).toBe('Bukti saya');
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

const verdict = async (said: string | RegExp) => {
  const [title] = await allSaying('h2', said);
  const frame = title?.closest('section');
  if (!frame) throw new Error('the decision is in no section');
  return frame;
};

it('a candidate who is competent sees the seal, their name, the scheme and the number of the certificate', async () => {
  await openPortal('gita', ofAssessment('exam/result', 88));
  const moment = await verdict('Rekomendasi asesor: Kompeten Selamat, Anda kompeten');
  expect(moment.textContent).toContain('Gita Contoh');
  expect(moment.textContent).not.toContain('Berikutnya');
  expect(moment.textContent).toContain('Nomor sertifikat CONTOH 62010 2513 5 0000088 2026');
  expect(moment.querySelector('svg')).not.toBeNull();
  expect(moment.closest('[data-print="hidden"]')).not.toBeNull();
  const paper = await part('article');
  expect(paper.contains(moment)).toBe(false);
});

it('the result before the certificate names no number', async () => {
  await openPortal('hadi', ofAssessment('exam/result', 121));
  const moment = await verdict(/Selamat, Anda kompeten$/);
  expect(moment.textContent).toContain('Hadi Contoh');
  expect(moment.textContent).toContain('Berikutnya: terima hasil ini, isi umpan balik, lalu sertifikat Anda dibuat.');
  expect(moment.textContent).not.toMatch(/Nomor sertifikat|null/);
});

it('a candidate who is not competent yet reads the result, what is missing, what was shown, and what can be done until which day [1.assessment.results]', async () => {
  await openPortal('fajar', ofAssessment('exam/result', 127));
  await allSaying('tr', /Merancang Strategi dan Pembelian Media.*Belum Kompeten/);
  expect(await allSaying('tr', /M\.702|J\.63|M\.731/)).toHaveLength(8);
  const decision = await verdict(/Belum Kompeten$/);
  await said('Ajukan banding');
  const [missing, shown, again, appeal] = Array.from(decision.querySelectorAll('h3'), (title) => title.parentElement);
  expect(missing?.textContent).toMatch(/^Belum cukup bukti \(1 unit\)Merancang Strategi dan Pembelian Media.*anggaran/);
  expect(shown?.textContent).toMatch(/^Sudah Anda tunjukkan \(7 unit\)/);
  expect(again?.textContent).toContain('hanya unit yang belum kompeten');
  expect(again?.querySelector('a')?.getAttribute('href')).toMatch(/^\/schema\/digital-marketing\?ulang=/);
  expect(appeal?.textContent).toMatch(/^Banding.*sampai \w+, \d+ \w+ \d{4}, 00\.59 WITA dini hari \(\w+, 23\.59 WIB\)/);
  expect(decision.querySelectorAll('[role="alert"]')).toHaveLength(0);
});

it('while an appeal is pending, the ways to an assessment again say to wait before paying', async () => {
  const wait = 'Tunggu jawabannya sebelum membayar.';
  await openPortal('fajar', ofAssessment('appeal', 127));
  await goTo(ofAssessment('exam/result', 127));
  await said('Lihat jadwal asesmen ulang');
  without(wait);
  await goTo(ofAssessment('appeal', 127));
  await appeal();
  await goTo(ofAssessment('exam/result', 127));
  await said(`Banding Anda masih ditinjau. ${wait}`);
  expect(await allSaying('a', 'Lihat banding')).toHaveLength(1);
  without('Banding Anda sedang ditinjau LSP');
  await goTo(`/schema/digital-marketing?ulang=${encodeTrxId('TRX-2026-000127')}`);
  await said('Banding Anda masih ditinjau');
  await said(wait);
  await said('Asesmen ulang untuk 1 unit');
});

it('only a press requests a certificate, and no page about it does [7.timeline.download-certificate]', async () => {
  const asked: string[] = [];
  await openPortal('gita', '/certificate/psre', (path, data) => {
    asked.push(path);
    return data;
  });
  await said('Siap diunduh');
  for (const [address, shown] of [
    [ofAssessment('timeline', 88), 'Lihat sertifikat'],
    ['/myassessment', 'Sertifikasi Saya'],
    ['/', 'Halo Gita'],
  ] as const) {
    await goTo(address);
    await said(shown);
  }
  await waitFor(() => expect(asked).toContain('/api/timeline/TRX-2026-000088'));
  expect(asked).not.toContain('/api/timeline/download-certificate');
});

it('home shows an issued certificate as a picture, with its file and its public check to share', async () => {
  await openPortal('gita', '/');
  await said('Selamat, sertifikat Anda sudah terbit');
  const picture = await waitFor(() =>
    part('[role=img][aria-label="Pratinjau sertifikat Staf SDM atas nama Gita Contoh"]'),
  );
  const [download] = await allSaying('button', /^Unduh sertifikat/);
  expect(download?.closest('li')).toBe(picture.closest('li'));
  expect(picture.textContent).toContain('62010 2513 5 0000088 2026');
  await allSaying('button', /^Bagikan/);
});

it('home stamps an ended certificate, and offers no link to share it', async () => {
  await openPortal('oktavia', '/');
  const picture = await waitFor(() => part('[role=img][aria-label$=", sudah berakhir"]'));
  expect(picture.textContent).toContain('BERAKHIR');
  expect(picture.closest('li')?.textContent).not.toContain('Bagikan');
});

it('every layout shows a notice of a running exam', async () => {
  await openExam('written/pilihan-ganda');
  await press('Mulai ujian');
  await part('input[type=radio]');
  for (const page of ['/', '/profile', '/documents/banding', '/myassessment/exam/gladi-bersih', '/payment/success']) {
    await goTo(page);
    await said('Ujian Pilihan Ganda sedang berjalan, sisa ');
    // a check of the device that is still running would outlive this file’s document
    await waitFor(() => expect(document.body.textContent).not.toContain('Memeriksa…'));
  }
});
