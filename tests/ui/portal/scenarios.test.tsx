// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { networks } from '../../../fake-backend/scenarios/link.ts';
import { scenarios } from '../../../fake-backend/scenarios/list.ts';
import { openLink } from '../../../fake-backend/scenarios/open-link.ts';
import { panelState } from '../../../src/ui/simulation/frame/panel-state.ts';
import { offlineFault } from '../../../src/ui/simulation/network/offline-fault.ts';
import { openPage } from '../../unit/fake-backend/hosts/page.ts';
import { heading, openPortal, press, said } from './open-portal.tsx';

/** What its page says first, and what proves that the scenario is what its name says. */
const shows: Readonly<Record<string, readonly [heading: RegExp, text: string]>> = {
  'baru-daftar': [/^Halo Nirmala/, 'Anda belum mengikuti sertifikasi'],
  'siap-beli': [/Skema/, 'Barista'],
  'menunggu-bayar': [/Pembelian/, 'Menunggu'],
  'apl01-dikembalikan': [/^Permohonan Sertifikasi/, 'Foto KTP buram'],
  'siap-apl02': [/^Teknisi Akuntansi Muda/, 'APL 02'],
  'hari-asesmen': [/Junior Web Programmer/, '3 April 2026'],
  'siap-ujian': [/Ujian/, 'Siap dikerjakan'],
  'sedang-ujian': [/Ujian/, 'Sisa waktu 40 menit'],
  'ujian-hampir-habis': [/Ujian/, 'Sisa waktu 1 menit'],
  'belum-kompeten': [/^Rekaman Asesmen/, 'Ajukan banding'],
  'siap-umpan-balik': [/^Umpan Balik/, 'Jawab setiap komponen'],
  bersertifikat: [/Staf SDM/, 'Sertifikat'],
  'data-besar': [/Notifikasi/, 'Belum dibaca10.002'],
};

describe('opened in the list of the log-in page, a scenario shows what its name says', () => {
  it.each(scenarios)('$name', async ({ name }) => {
    panelState.sections = ['skenario'];
    await openPortal(null, '/login');
    await press(`Buka skenario ${name}`);
    const [title, text] = shows[name] ?? [/^$/, ''];
    await heading(title);
    await said(text);
    expect(location.search).toBe('');
  });
});

describe('the link to a scenario that is copied', () => {
  /** Copies the link to the first scenario where the network is so. */
  const copied = async (latency: number, isCut: boolean): Promise<string> => {
    panelState.sections = ['skenario'];
    const { control } = await openPortal(null, '/login');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await said('Salin tautan');
    await control.setLatency(latency); // after the list was drawn, as from the panel or another window
    if (isCut) await control.addFault(offlineFault);
    await press('Salin tautan');
    await said('Copied!');
    return write.mock.lastCall?.[0] ?? '';
  };

  it.each([
    ['biasa', networks.biasa],
    ['terputus', null],
  ])('brings the network %s along, and is accepted', async (name, latency) => {
    const link = new URL(await copied(latency ?? 2_000, latency === null));
    const usual = name === 'biasa';
    expect(link.search).toBe(`?skenario=baru-daftar${usual ? '' : `&jaringan=${name}`}`);
    const { control } = await openPage({ latency: networks.biasa });
    expect(await openLink(control, link.search, false)).toMatchObject({
      kind: 'opened',
      email: 'nirmala@contoh.example',
      cut: latency === null,
    });
    expect(control.latency()).toBe(latency ?? networks.biasa);
  });

  it('says nothing of a delay that has no name', async () => {
    expect(new URL(await copied(700, false)).search).toBe('?skenario=baru-daftar');
  });
});
