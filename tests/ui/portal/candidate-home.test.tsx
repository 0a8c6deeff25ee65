// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { allSaying, follow, openPortal } from './open-portal.tsx';

describe('home of somebody who is logged in', () => {
  it('tells of a purchase that waits to be paid, until when, and leads to its payment', async () => {
    await openPortal('bima', '/');
    const [bill] = await allSaying('h2', 'Selesaikan pembayaran');
    expect(bill?.closest('li')?.textContent).toMatch(/Junior Web Programmer.*Rp\s850\.000.*Bayar sebelum .+ WIB/);
    expect(document.body.textContent).not.toContain('Anda belum mengikuti sertifikasi');
    await follow('Buka pembayaran');
    expect(location.pathname + location.search).toMatch(/^\/transaction\?trx=/);
  });

  it('reminds of a certificate that ends within six months and of one that has ended', async () => {
    await openPortal('oktavia', '/');
    const [ended] = await allSaying('a', 'Sertifikasi ulang');
    const [ending] = await allSaying('a', 'Perpanjang sertifikat');
    expect(ending?.getAttribute('href')).toMatch(/^\/schema\/[\w-]+\?perpanjang=CONTOH%2062010/);
    expect(ended?.getAttribute('href')).toMatch(/^\/schema\/[\w-]+\?perpanjang=CONTOH%2062010/);
  });
});
