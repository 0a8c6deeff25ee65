import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill, mark, openPortal, press, said } from './open-portal.tsx';
import { focusSays, stored } from './steps.ts';

const person = '/api/profile/1003';

const youngCitra =
  (years: number, without: readonly string[] = []) =>
  (path: string, data: Record<string, unknown>) => {
    if (!path.startsWith('/api/profile') || data?.birth_date === undefined) return data;
    const told: Record<string, unknown> = { ...data, birth_date: `${2026 - years}-01-05` };
    for (const name of without) delete told[name];
    return told;
  };
const guardianFields = ['guardian_name', 'guardian_relation', 'guardian_contact', 'guardian_consent'];

const saveBirthPlace = async () => {
  await fill('Tempat lahir', 'Klaten');
  await press('Simpan');
};
const consent = async () => {
  await fill('Nama orang tua atau wali', 'Ibu Contoh');
  await fill('Hubungan dengan Anda', 'mother');
  await fill('Nomor HP atau email wali', '081200000000');
  await mark(/^Saya, orang tua atau wali/);
  await press('Simpan persetujuan');
  await said('Persetujuan wali tersimpan');
};

describe('the profile of a candidate under 18', () => {
  it('sends no personal data before a guardian has consented', async () => {
    const server = await openPortal('citra', '/profile', youngCitra(16) as never);
    await said('Anda belum berusia 18 tahun');
    await saveBirthPlace();
    await said('Simpan persetujuan orang tua atau wali lebih dahulu');
    expect((await stored(server, person)).birth_place).toBe('Yogyakarta');
    await consent();
    // this sentence must stay, because the alert closes by itself
    await focusSays(/^Persetujuan wali sudah tersimpan. Lanjutkan mengisi informasi pribadi di bawah/);
    await press('Simpan');
    await waitFor(async () => expect((await stored(server, person)).birth_place).toBe('Klaten'));
    expect(await stored(server, person)).toMatchObject({
      guardian_name: 'Ibu Contoh',
      guardian_consent: true,
    });
  });

  it('is not blocked by a server that stores no consent', async () => {
    const server = await openPortal('citra', '/profile', youngCitra(16, guardianFields) as never);
    await said('Anda belum berusia 18 tahun');
    await consent();
    await saveBirthPlace();
    await waitFor(async () => expect((await stored(server, person)).birth_place).toBe('Klaten'));
  });
});
