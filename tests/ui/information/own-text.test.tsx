import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { informationQueries } from '../../../src/application/information/information-queries.ts';
import { informationTokens } from '../../../src/application/information/tokens.ts';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import ContactPage from '../../../src/ui/information/contact-page.tsx';
import TermsPage from '../../../src/ui/information/terms-page.tsx';
import { dangersInDocument, hostileTexts } from '../../builders/hostile-texts.ts';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

it('the operator’s text replaces the shipped one, and HTML in it shows as text', async () => {
  const text =
    'Diperbarui: 2026-03-04\n\n# Aturan LSP\n\n<img src=x> [x](javascript:alert(1)) [situs](https://lsp.example/a)';
  const textFiles = { read: async () => text };
  const services = new FakeServices().with(informationTokens.informationQueries, informationQueries({ textFiles }));
  const config = { ...defaultConfig, pages: { terms: '/texts/terms.txt' } };
  openPages({ '/syarat-penggunaan': TermsPage }, '/syarat-penggunaan', services, config);
  expect(await screen.findByRole('heading', { name: 'Aturan LSP' })).toBeTruthy();
  expect(screen.getByText(/Rabu, 4 Maret 2026/)).toBeTruthy();
  expect(screen.getByText(/^<img src=x> \[x\]\(javascript:alert\(1\)\)/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('https://lsp.example/a');
  expect(document.body.textContent).not.toContain('LSP Contoh adalah lembaga rekaan');
});

it('what the operator configures as its contact shows as text', async () => {
  const [address = '', hours = ''] = hostileTexts.filter((text) => text.includes('<') && !/[\n\0]/.test(text));
  const config = { ...defaultConfig, contact: { ...defaultConfig.contact, address, hours } };
  openPages({ '/kontak': ContactPage }, '/kontak', new FakeServices(), config);
  expect(await screen.findByText(address)).toBeTruthy();
  expect(screen.getByText(hours)).toBeTruthy();
  expect(dangersInDocument()).toEqual([]);
});
