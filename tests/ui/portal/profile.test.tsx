// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '../../../src/ui/profile/profile-page.tsx';
import {
  allSaying,
  fill,
  follow,
  goTo,
  heading,
  ofAssessment,
  openPortal,
  part,
  press,
  said,
  sign,
} from './open-portal.tsx';

it('a candidate reads a notification, is led to its target, and it is read [1.notifications.read]', async () => {
  const server = await openPortal('gita', '/notifications');
  const text = 'APL 01 Barista terkirim dan sedang diperiksa admin.';
  const unread = async () => JSON.stringify(await (await server.get('/api/notification?read=false&page=1')).json());
  expect(await unread()).toContain(text);
  await follow(text);
  await heading('Barista');
  expect(location.pathname).toBe(ofAssessment('timeline', 190));
  await waitFor(async () => expect(await unread()).not.toContain(text));
});

it('a candidate keeps personal information, education, work experience and a signature in the profile [1.profile.tabs]', async () => {
  const server = await openPortal('eka', '/profile');
  await fill('Tempat lahir', 'Sleman');
  await press('Simpan');
  await said('Success');
  await goTo('/profile?tab=riwayat_pendidikan');
  await said('SMK Negeri Contoh 3');
  await goTo('/profile?tab=pengalaman_kerja');
  await said('PT Contoh Sejahtera');
  await goTo('/profile?tab=tanda_tangan');
  await press('Buat tanda tangan');
  await sign();
  await press('Simpan tanda tangan');
  await part('img[alt="Tanda tangan Anda"]');
  const { data } = await (await server.get('/api/profile/1005')).json();
  expect(data).toMatchObject({ birth_place: 'Sleman', signature: expect.stringMatching(/^data:image/) });
});

it('a profile that is complete leads to the schemes, beside the button that was pressed', async () => {
  await openPortal('gita', '/profile');
  await fill('Tempat lahir', 'Sleman');
  const button = (await allSaying('button', 'Simpan'))[0] as HTMLElement;
  button.focus();
  await press('Simpan');
  await said('profil lengkap. Cari skema');
  expect(document.activeElement).toBe(button);
  expect(button.parentElement?.querySelector('[role=status]')?.textContent).toContain('profil lengkap. Cari skema');
});

it('a profile that cannot be read says so, and is not asked for without end', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(); // what cannot be read is told there
  let asked = 0;
  await openPortal('gita', '/profile', (path, data) => {
    if (path !== '/api/profile/1007') return data;
    asked += 1;
    return 'bukan profil';
  });
  await said('Profil belum bisa dimuat');
  const before = asked;
  await goTo('/profile?tab=riwayat_pendidikan');
  await said('SMK Negeri Contoh');
  expect(asked - before).toBeLessThan(2);
});
