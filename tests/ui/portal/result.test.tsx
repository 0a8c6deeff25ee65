import { expect, it } from 'vitest';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { allSaying, goTo, ofAssessment, openPortal, part, press, said } from './open-portal.tsx';
import { appeal, focusSays, without } from './steps.ts';
import '../../../src/ui/assessment/result/result-page.tsx';

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

it('a candidate who is not competent yet reads what is missing, what was shown, and what can be done until which day', async () => {
  await openPortal('fajar', ofAssessment('exam/result', 127));
  const decision = await verdict(/Belum Kompeten$/);
  await said('Ajukan banding');
  const [missing, shown, again, appeal] = Array.from(decision.querySelectorAll('h3'), (title) => title.parentElement);
  expect(missing?.textContent).toMatch(/^Belum cukup bukti \(1 unit\)Merancang Strategi dan Pembelian Media.*anggaran/);
  expect(shown?.textContent).toMatch(/^Sudah Anda tunjukkan \(7 unit\)/);
  expect(again?.textContent).toContain('hanya unit yang belum kompeten');
  expect(again?.querySelector('a')?.getAttribute('href')).toMatch(/^\/schema\/digital-marketing\?ulang=/);
  expect(appeal?.textContent).toMatch(/^Banding.*sampai \w+, \d+ \w+ \d{4}, 00\.59 WITA dini hari \(\w+, 23\.59 WIB\)/);
  const loud = decision.querySelectorAll('[role="alert"]');
  expect(loud).toHaveLength(0);
});

it('a button beside the missing signature moves to where the result is signed', async () => {
  await openPortal('hadi', ofAssessment('exam/result', 121));
  await said('Menunggu Anda menerima hasil');
  await allSaying('button', 'Terima hasil');
  await press('Ke tanda tangan');
  await focusSays(/^Terima hasil asesmen$/);
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
