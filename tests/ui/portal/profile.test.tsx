import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '../../../src/ui/profile/profile-page.tsx';
import { allSaying, fill, follow, goTo, heading, mark, openPortal, part, press, said } from './open-portal.tsx';

it('a profile that cannot be read says so, and is not requested endlessly', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
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

it('a work experience is saved with its days; long texts are cut after 50 characters and open in full', async () => {
  const position = 'Analis Penjaminan Mutu Perangkat Lunak dan Infrastruktur Jaringan Regional';
  await openPortal('bima', '/profile?tab=pengalaman_kerja');
  await press(/^Tambah pengalaman/);
  await fill('Jabatan', position);
  await fill('Nama perusahaan atau instansi', 'PT Panjang Contoh');
  await fill('Tanggal mulai', '01/31/2020');
  await mark('Saya masih bekerja di sini');
  fireEvent.submit(await part('dialog form'));
  const [row] = await allSaying('li', /PT Panjang Contoh.*31 Jan 2020 – sekarang/);
  const title = row?.querySelector('h3');
  expect(title?.querySelector('[aria-hidden]')?.textContent).toBe(
    'Analis Penjaminan Mutu Perangkat Lunak dan Infrast…',
  );
  fireEvent.click(row?.querySelector('[aria-expanded=false]') as Element);
  expect(title?.textContent).toBe(position);
});

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
