// @vitest-environment node
import { expect, it } from 'vitest';
import { parseConfig } from '../../../../src/configuration/config.ts';
import { fictional } from '../../../../src/training/fictional-body.ts';
import HomePage from '../../../../src/ui/catalog/home/home-page.tsx';
import { bodyFacts, paymentFacts } from '../../../../src/ui/core/body/body-facts.ts';
import { TrustStrip } from '../../../../src/ui/information/public/trust-strip.tsx';
import { PaymentWays } from '../../../../src/ui/purchase/order/payment-ways.tsx';
import { htmlOf, linksOf, textOf } from '../../../unit/documents/screens.tsx';

const live = (config: object) => bodyFacts(parseConfig(config));
const stripOf = (config: object) => htmlOf(<TrustStrip facts={live(config)} />);

it('the strip of trust names licence, legal name, street, certificates, year and telephone of the body', () => {
  const html = stripOf({
    body: { legalName: 'LSP Satu', licence: 'BNSP-LSP-1', certificates: 12_345, since: 2012, taxNumber: '01.2' },
    contact: { address: 'Jalan Satu 1\nJakarta', phone: '(021) 555-0100' },
  });
  expect(textOf(html)).toBe(
    'Nomor lisensi BNSP BNSP-LSP-1 Penyelenggara LSP Satu Jalan Satu 1, Jakarta Sertifikat diterbitkan 12.345 Melayani sejak 2012 Telepon (021) 555-0100',
  );
  expect(linksOf(html)).toEqual([['(021) 555-0100', 'tel:0215550100']]);
});

it('the strip of trust shows only what is given, and nothing at all when nothing is given', () => {
  expect(textOf(stripOf({ body: { since: 2012 } }))).toBe('Melayani sejak 2012');
  expect(stripOf({})).toBe('');
});

it('the payment card names methods and the refund rule of the configuration, and else where to ask, without a promise', () => {
  const payment = { scriptUrl: 'https://a.example/snap.js', clientKey: 'k' };
  const said = (more: object, free = false) =>
    htmlOf(<PaymentWays facts={paymentFacts(parseConfig({ payment: { ...payment, ...more } }))} free={free} />);
  const known = said({ methods: ['QRIS', 'Kartu'], refund: 'Tidak ada.' });
  expect(textOf(known)).toMatch(
    /^Cara bayar QRIS, Kartu Bila Anda batal .*Setelah dibayar: Tidak ada\. Bila Anda sakit/,
  );
  expect(textOf(said({}))).not.toMatch(/Cara bayar|kembali penuh/);
  expect(linksOf(said({}))).toEqual([
    ['Term of use', '/syarat-penggunaan'],
    ['tanyakan kepada LSP', '/kontak?tulis=refund'],
    ['tanyakan kepada LSP', '/kontak?tulis=absence'],
  ]);
  expect(textOf(said({ methods: ['QRIS'] }, true))).toMatch(/^Bila Anda sakit/);
  expect(paymentFacts({ payment: undefined })).toEqual({});
});

it('an invented body appears in the simulation alone, and is recognisable as invented', () => {
  expect(bodyFacts(parseConfig({}), fictional)).toMatchObject({ licence: expect.stringContaining('contoh') });
  expect(live({})).toEqual({});
});

it('the home of a guest offers to sign up, and says who the body is', () => {
  const html = htmlOf(<HomePage />);
  expect(linksOf(html)).toContainEqual(['Daftar sekarang', '/login?signup=1']);
  expect(textOf(html)).toContain('Nomor lisensi BNSP');
});
