import { expect, it, vi } from 'vitest';
import { networks } from '../../../fake-backend/scenarios/link.ts';
import { openLink } from '../../../fake-backend/scenarios/open-link.ts';
import { scenarios } from '../../../fake-backend/scenarios/shipped.ts';
import { panelState } from '../../../src/training/simulation/frame/panel-state.ts';
import { offlineFault } from '../../../src/training/simulation/network/offline-fault.ts';
import { openPage } from '../../unit/fake-backend/hosts/page.ts';
import { heading, openPortal, press, said } from './open-portal.tsx';

const shows: Readonly<Record<string, readonly [heading: RegExp, text: string]>> = {
  'baru-daftar': [/^Halo Nirmala/, 'Anda belum mengikuti sertifikasi'],
  'siap-beli': [/Skema/, 'Barista'],
  'menunggu-bayar': [/Pembelian/, 'Menunggu'],
  'apl01-dikembalikan': [/^Permohonan Sertifikasi/, 'Foto KTP buram'],
  'siap-apl02': [/^Teknisi Akuntansi Muda/, 'APL 02'],
  'hari-asesmen': [/Junior Web Programmer/, '3 April 2026'],
  'siap-ujian': [/Ujian/, 'Siap dikerjakan'],
  'menunggu-asesor': [/Ujian/, 'Menunggu asesor'],
  'sedang-ujian': [/Ujian/, 'Sisa waktu 40 menit'],
  'ujian-hampir-habis': [/Ujian/, 'Sisa waktu 1 menit'],
  'belum-kompeten': [/^Rekaman Asesmen/, 'Ajukan banding'],
  'siap-umpan-balik': [/^Umpan Balik/, 'Jawab setiap komponen'],
  bersertifikat: [/Staf SDM/, 'Sertifikat'],
  'kata-sandi-sementara': [/^Buat kata sandi Anda sendiri/, 'Kata sandi akun Anda masih sementara'],
  'data-besar': [/Notifikasi/, 'Belum dibaca10.000'],
};

it.each(scenarios)(
  'the scenario $name, opened from the list of the log-in page, shows what its name promises',
  async ({ name }) => {
    panelState.sections = ['skenario'];
    await openPortal(null, '/login');
    await press(`Buka skenario ${name}`);
    const [title, text] = shows[name] ?? [/^$/, ''];
    await heading(title);
    await said(text);
    expect(location.search).toBe('');
  },
);

it.each([
  ['biasa', networks.biasa, false, ''],
  ['terputus', 2_000, true, '&jaringan=terputus'],
  ['without a name', 700, false, ''],
])(
  'a copied link to a scenario contains the network %s if it has a name, and can be opened',
  async (_, latency, cut, rest) => {
    panelState.sections = ['skenario'];
    const page = await openPortal(null, '/login');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await said('Salin tautan');
    await page.control.setLatency(latency);
    if (cut) await page.control.addFault(offlineFault);
    await press('Salin tautan');
    await said('Copied!');
    const { search } = new URL(write.mock.lastCall?.[0] ?? '');
    expect(search).toBe(`?skenario=baru-daftar${rest}`);
    const { control } = await openPage({ latency: networks.biasa });
    const opened = { kind: 'opened', email: 'nirmala@contoh.example', cut };
    expect(await openLink(control, search, false)).toMatchObject(opened);
    expect(control.latency()).toBe(networks.biasa);
  },
);
