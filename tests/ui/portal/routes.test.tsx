import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { matchRoute } from '../../../src/ui/frame/routes.tsx';
import { goTo, openPortal, textOf } from './open-portal.tsx';
import { type Opened, pages } from './pages.ts';

/** Copied from specification 2, Screens and routes. */
const patterns =
  `/ /login /reset-password/{token?} /profile/verify/{id?}/{hash} /profile /notifications /transaction /voucher
  /payment/{status?} /certificate-check /certificate/psre /documents/banding /schema/list /schema/schedule /schema/{slug}
  /schema/{slug?}/{schedule_id}/{budget_source?}/{budgetary} /myassessment /myassessment/timeline/{id?}
  /myassessment/agreement/{trxid?} /myassessment/apl01/{trxid?} /myassessment/apl02/{trxid?}
  /myassessment/exam/written/{type?}/{trxid?} /myassessment/exam/essay/{trxid?} /myassessment/exam/observation/{trxid?}
  /myassessment/exam/demonstration/{trxid?} /myassessment/exam/result/tab /myassessment/exam/result/{trxid?}
  /myassessment/appeal/{trxid?} /myassessment/feedback/{trxid?}`.split(/\s+/);

const tabs: readonly Opened[] = [
  ['2.route.profile-personal', 'informasi_pribadi', 'gita', 'Informasi Pribadi', 'Nama lengkap'],
  ['2.route.profile-personal', 'tidak_ada', 'gita', 'Informasi Pribadi', 'Nama lengkap'],
  ['2.route.profile-education', 'riwayat_pendidikan', 'gita', 'Riwayat Pendidikan', 'Sekolah dan kuliah Anda'],
  ['2.route.profile-career', 'pengalaman_kerja', 'gita', 'Pengalaman Kerja', 'Pekerjaan Anda sampai sekarang'],
  ['2.route.profile-signature', 'tanda_tangan', 'gita', 'Tanda Tangan', 'Dipakai pada dokumen asesmen'],
];

it('each tab of the profile opens at its address', async () => {
  await openPortal('gita', '/faq');
  for (const [, tab, , title, words] of tabs) {
    await goTo(`/profile?tab=${tab}`);
    await waitFor(() => expect([textOf('h1'), textOf('main')]).toEqual(['Profil', expect.stringContaining(words)]));
    const open = Array.from(document.querySelectorAll('main details[open]'), ({ textContent }) => textContent);
    expect(open).toEqual([expect.stringMatching(new RegExp(`^${title}.*${words}`))]);
  }
});

it('the law of pages opens a page at every path of the specification [2.route.every]', () => {
  const opened = pages.map(([, address]) => matchRoute(new URL(address, 'http://portal.test').pathname));
  expect(patterns.filter((each) => !opened.some((found) => found?.route.path.pattern === each))).toEqual([]);
});
