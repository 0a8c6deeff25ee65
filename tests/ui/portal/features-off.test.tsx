import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/configuration/config.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { allSaying, fill, ofAssessment, openPortal, press, said } from './open-portal.tsx';
import { stored } from './steps.ts';

const { features } = parseConfig({});

type Told = Parameters<typeof openPortal>[2];

const open = async (name: string, address: string, told: Told = (_, data) => data) => {
  const asked: string[] = [];
  const noting: Told = (path, data) => {
    asked.push(path);
    return told?.(path, data);
  };
  const server = await openPortal(name, address, noting, undefined, features);
  return { ...server, asked };
};

const says = (text: string | RegExp) => expect(document.body.textContent).toMatch(text);
const offers = (name: string | RegExp) =>
  Array.from(document.querySelectorAll('button, a'))
    .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '')
    .filter((text) => (typeof name === 'string' ? text === name : name.test(text)));

describe('with the shipped defaults', () => {
  it('a candidate under 18 is referred to the body for a guardian’s consent, and can save the profile', async () => {
    const server = await open('citra', '/profile', ((path: string, data: { birth_date?: string }) =>
      path.startsWith('/api/profile') && data?.birth_date ? { ...data, birth_date: '2010-01-05' } : data) as never);
    await said('Anda belum berusia 18 tahun');
    says('Persetujuan orang tua atau wali diberikan langsung kepada lembaga sertifikasi');
    expect(offers('Simpan persetujuan')).toEqual([]);
    await fill('Tempat lahir', 'Klaten');
    await press('Simpan');
    await waitFor(async () =>
      expect(await stored(server, '/api/profile/1003')).toHaveProperty('birth_place', 'Klaten'),
    );
  });

  it('home does not ask for a consent that cannot be given here', async () => {
    const { asked } = await open('citra', '/', ((path: string, data: { birth_date?: string }) =>
      path.startsWith('/api/profile') && data?.birth_date
        ? { ...data, birth_date: '2010-01-05', guardian_consent: false }
        : data) as never);
    await waitFor(() => expect(asked.some((path) => path.startsWith('/api/timeline/'))).toBe(true));
    expect(asked).not.toContain('/api/profile/1003');
    expect(document.body.textContent).not.toContain('wali');
  });

  it('an education record can be edited, but not removed', async () => {
    await open('citra', '/profile?tab=riwayat_pendidikan');
    await allSaying('button', /^Ubah/);
    expect(offers(/^Hapus/)).toEqual([]);
  });

  it('the page of a sent feedback says so without reading it', async () => {
    const { asked } = await open('gita', ofAssessment('feedback', 88));
    await said('Umpan balik sudah dikirim');
    expect(asked.filter((path) => path.startsWith('/api/feedbacks'))).toEqual([]);
  });

  it('a pending purchase can only be paid as it was started', async () => {
    await open('bima', `/transaction?trx=${encodeTrxId('TRX-2026-000201')}`);
    await allSaying('button', 'Lanjutkan pembayaran');
    expect(offers('Ganti cara bayar')).toEqual([]);
  });

  it('adjustments are requested from the body, and no form is sent', async () => {
    await open('citra', ofAssessment('agreement', 198));
    await said('Penyesuaian saat asesmen');
    says('Sampaikan kepada lembaga sertifikasi sebelum asesmen melalui halaman Kontak');
    expect(offers('Minta penyesuaian')).toEqual([]);
  });
});
