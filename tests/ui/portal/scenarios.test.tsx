// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../fake-backend/scenarios/list.ts';
import { panelState } from '../../../src/ui/simulation/frame/panel-state.ts';
import { bare, heading, openPortal, press, said } from './open-portal.tsx';

/** What its page says first, and what proves that the scenario is what its name says; of a bare reply less is shown. */
const shows: Readonly<Record<string, readonly [heading: RegExp, text: string]>> = {
  'baru-daftar': [/^Halo Nirmala/, 'Anda belum mengikuti sertifikasi'],
  'siap-beli': [/Skema/, 'Barista'],
  'menunggu-bayar': [/Pembelian/, 'Menunggu'],
  'apl01-dikembalikan': [/^Permohonan Sertifikasi/, bare ? 'FR.APL.01' : 'Foto KTP buram'],
  'siap-apl02': [/^Teknisi Akuntansi Muda/, 'APL 02'],
  'hari-asesmen': [/Junior Web Programmer/, '3 April 2026'],
  'siap-ujian': [/Ujian/, 'Siap dikerjakan'],
  'sedang-ujian': [/Ujian/, bare ? 'Sedang berjalan' : 'Sisa waktu 40 menit'],
  'ujian-hampir-habis': [/Ujian/, bare ? 'Sedang berjalan' : 'Sisa waktu 1 menit'],
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
