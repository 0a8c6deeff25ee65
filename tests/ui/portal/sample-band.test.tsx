// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseConfig } from '../../../src/config.ts';
import { defaultConfig } from '../../../src/default-config.ts';
import SampleBand from '../../../src/ui/errors/sample-band.tsx';
import { sampleValues } from '../../../src/ui/errors/sample-values.ts';

const texts = { terms: '/a.txt', privacy: '/b.txt', cookies: '/c.txt' };
const payment = { scriptUrl: 'https://app.midtrans.com/snap/snap.js', clientKey: 'Mid-client-milik-lembaga' };
const own = { contact: { email: 'info@lsp.example' }, pages: texts, payment };

it('the shipped configuration has samples as contact, policies and payment', () => {
  expect(sampleValues(defaultConfig)).toHaveLength(3);
});

it.each([
  ['nothing where all is the body’s own', own, []],
  [
    'nothing where the page Kontak is a text of the body',
    { ...own, contact: {}, pages: { ...texts, contact: '/d.txt' } },
    [],
  ],
  ['the contact', { ...own, contact: {} }, ['contact']],
  ['the policies when one of them is missing', { ...own, pages: { ...texts, cookies: undefined } }, ['pages']],
  ['the payment', { ...own, payment: defaultConfig.payment }, ['payment']],
])('a configuration has %s as a sample', (_, config, values) => {
  expect(sampleValues(parseConfig(config))).toEqual(values);
});

it('the band tells the operator which values are samples', () => {
  render(<SampleBand values={['contact', 'payment']} />);
  expect(screen.getByRole('region', { name: 'Untuk pengelola portal' }).textContent).toBe(
    'Untuk pengelola: kontak, kunci pembayaran masih contoh. Isi di config.json.',
  );
});
