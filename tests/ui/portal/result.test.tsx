// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { allSaying, ofAssessment, openPortal, part, said } from './open-portal.tsx';
import '../../../src/ui/assessment/result/result-page.tsx';

const verdict = async (said: RegExp) => {
  const [title] = await allSaying('h2', said);
  const frame = title?.closest('section');
  if (!frame) throw new Error('the decision is in no section');
  return frame;
};

it('a candidate who is competent sees the seal, their name, the scheme and the number of the certificate', async () => {
  await openPortal('gita', ofAssessment('exam/result', 88));
  const moment = await verdict(/Kompeten$/);
  expect(moment.textContent).toContain('Gita Contoh');
  expect(moment.textContent).toContain('Nomor sertifikat CONTOH 62010 2513 5 0000088 2026');
  expect(moment.querySelector('svg')).not.toBeNull();
  expect(moment.closest('[data-print="hidden"]')).not.toBeNull();
  const paper = await part('article');
  expect(paper.contains(moment)).toBe(false);
});

it('the result before the certificate names no number', async () => {
  await openPortal('hadi', ofAssessment('exam/result', 121));
  const moment = await verdict(/Kompeten$/);
  expect(moment.textContent).toContain('Hadi Contoh');
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
  expect(appeal?.textContent).toMatch(/^Banding.*sampai \w+, \d+ \w+ \d{4}, 23\.59 WIB/);
  const loud = decision.querySelectorAll('[role="alert"]');
  expect(loud).toHaveLength(0);
});
