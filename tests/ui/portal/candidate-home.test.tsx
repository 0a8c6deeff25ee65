// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { allSaying, follow, heading, openPortal, said } from './open-portal.tsx';

describe('home of somebody who is logged in', () => {
  it('tells the next step of a certification and leads to it', async () => {
    await openPortal('citra', '/');
    await heading(/^Halo Citra/);
    await said('Persetujuan Asesmen');
    await follow('Buka persetujuan asesmen');
    expect(location.pathname).toMatch(/^\/myassessment\/agreement\//);
  });

  it('tells who is waited for, and offers nothing to do then', async () => {
    await openPortal('maya', '/');
    const [step] = await allSaying('h2', 'Menunggu Asesor: Ujian');
    expect(step?.closest('li')?.querySelector('a')).toBeNull();
  });

  it('of somebody who has bought nothing leads to the schemes', async () => {
    await openPortal('ayu', '/');
    await said('Anda belum mengikuti sertifikasi');
    expect((await allSaying('a', 'Lihat skema sertifikasi'))[0]?.getAttribute('href')).toBe('/schema/list');
  });

  it('tells of a purchase that waits to be paid, until when, and leads to its payment', async () => {
    await openPortal('bima', '/');
    const [bill] = await allSaying('h2', 'Selesaikan pembayaran');
    expect(bill?.closest('li')?.textContent).toMatch(/Junior Web Programmer.*Rp\s850\.000.*Bayar sebelum .+ WIB/);
    expect(document.body.textContent).not.toContain('Anda belum mengikuti sertifikasi');
    await follow('Buka pembayaran');
    expect(location.pathname + location.search).toMatch(/^\/transaction\?trx=/);
  });

  it('of a guest is the welcome', async () => {
    await openPortal(null, '/');
    await heading('Buktikan keahlian Anda dengan sertifikat kompetensi');
  });

  it('leads somebody who has a certificate to it in one press', async () => {
    await openPortal('gita', '/');
    await said('Selamat, sertifikat Anda sudah terbit');
    await follow('Lihat sertifikat');
    expect(location.pathname + location.search).toMatch(/^\/certificate\/psre\?trx=/);
  });

  it('reminds of a certificate that ends within six months and of one that has ended', async () => {
    await openPortal('oktavia', '/');
    const [ended] = await allSaying('a', 'Sertifikasi ulang');
    const [ending] = await allSaying('a', 'Perpanjang sertifikat');
    expect(ending?.getAttribute('href')).toMatch(/^\/schema\/[\w-]+\?perpanjang=CONTOH%2062010/);
    expect(ended?.getAttribute('href')).toMatch(/^\/schema\/[\w-]+\?perpanjang=CONTOH%2062010/);
  });
});
