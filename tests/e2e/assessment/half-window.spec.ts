import type { Locator, Page } from '@playwright/test';
import { examAddress } from '../exam/exam-steps.ts';
import { openPage } from '../support/every-page.ts';
import { stuckShare, zoomTwice } from '../support/half-window.ts';
import { offScreen } from '../support/off-screen.ts';
import { expect, openAs, test } from '../support/portal.ts';

const addressOf = (page: string, number: number) => {
  const trxId = `TRX-${new Date().getFullYear()}-${String(number).padStart(6, '0')}`;
  return `/myassessment/${page}/${Buffer.from(trxId).toString('base64url')}`;
};

/** Person, page and what is done there in the end. */
const pages: readonly (readonly [person: string, address: string, action: string | RegExp])[] = [
  ['ayu', '/myassessment', 'Lihat skema sertifikasi'],
  ['citra', '/myassessment', 'Buka persetujuan asesmen'],
  ['citra', addressOf('timeline', 198), 'Buka persetujuan asesmen'],
  ['citra', addressOf('agreement', 198), 'Tanda tangani dan kirim'],
  ['citra', addressOf('apl01', 198), 'Buka persetujuan asesmen'],
  ['citra', addressOf('exam', 198), 'Buka persetujuan asesmen'],
  ['citra', addressOf('feedback', 198), 'Buka persetujuan asesmen'],
  ['putri', addressOf('agreement', 196), 'Kirim permintaan'],
  ['intan', addressOf('apl01', 186), 'Kirim permohonan'],
  ['dewi', addressOf('apl01', 181), 'Kirim perbaikan'],
  ['joko', addressOf('apl02', 178), 'Kirim asesmen mandiri'],
  ['kusuma', addressOf('apl02', 171), 'Cetak'],
  ['eka', addressOf('timeline', 132), 'Buka ujian'],
  ['eka', examAddress(), 'Lihat petunjuk'],
  ['eka', examAddress('essay'), /^Saya siap/],
  ['eka', examAddress('gladi-bersih'), 'Periksa lagi'],
  ['hadi', addressOf('exam/result', 121), 'Terima hasil'],
  ['hadi', '/myassessment/exam/result/tab', /hasil/i],
  ['fajar', addressOf('exam/result', 127), 'Isi umpan balik'],
  ['fajar', addressOf('appeal', 127), 'Kirim banding'],
  ['kartika', addressOf('feedback', 109), 'Kirim umpan balik'],
  ['gita', addressOf('feedback', 88), 'Cetak'],
];

const actionOf = (page: Page, name: string | RegExp): Locator => {
  const main = page.getByRole('main');
  const named = { name, ...(typeof name === 'string' && { exact: true }) };
  return main
    .getByRole('button', named)
    .or(main.getByRole('link', named))
    .or(main.getByRole('checkbox', named))
    .first();
};

for (const [person, address, action] of pages)
  test(`at 200 % of a small laptop ${address.replace(/\/[^/]{16,}$/, '')} of ${person} is whole, leaves most of the window to read, and its "${action}" can be pressed`, async ({
    page,
  }) => {
    await zoomTwice(page);
    await openAs(page, person, address);
    await openPage(page, address);
    await expect(actionOf(page, action)).toBeVisible();
    expect(await offScreen(page)).toEqual([]);
    expect(await stuckShare(page)).toBeLessThan(0.5);
    await actionOf(page, action).click({ trial: true }); // nothing lies over it
  });
