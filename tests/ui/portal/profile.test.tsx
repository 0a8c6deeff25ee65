import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../src/ui/profile/profile-page.tsx';
import { allSaying, fill, follow, goTo, heading, openPortal, part, press, said } from './open-portal.tsx';

it('a missing item of the profile links to its field in another tab', async () => {
  await openPortal('ayu', '/profile?tab=riwayat_pendidikan');
  await follow('Tanggal lahir');
  await waitFor(async () =>
    expect(document.activeElement).toBe((await allSaying('label', 'Tanggal lahir'))[0]?.control),
  );
});

it('input stays while another tab of the profile is open, and leaving the page asks first', async () => {
  await openPortal('bima', '/profile');
  await fill('Tempat lahir', 'Surabaya Baru');
  await goTo('/profile?tab=tanda_tangan');
  await goTo('/profile');
  const [label] = await allSaying('label', 'Tempat lahir');
  expect(label?.control).toHaveProperty('value', 'Surabaya Baru');
  await follow('Voucher');
  await said('Tinggalkan halaman ini?');
  await press('Tinggalkan');
  await heading('Voucher');
});

it('the bell shows the five newest notifications and links to all of them', async () => {
  await openPortal('gita', '/faq');
  await press(/^Notifikasi/);
  const panel = await part('[aria-label="Notifikasi terbaru"]');
  await waitFor(() => expect(panel.querySelectorAll('li')).toHaveLength(5));
  await follow('Lihat semua notifikasi');
  await heading('Notifikasi');
});
