// @vitest-environment node
import { describe, expect, it } from 'vitest';
import AboutPage from '../../../src/ui/information/about-page.tsx';
import { ContactFacts } from '../../../src/ui/information/contact-facts.tsx';
import ContactPage from '../../../src/ui/information/contact-page.tsx';
import CookiesPage from '../../../src/ui/information/cookies-page.tsx';
import PrivacyPage from '../../../src/ui/information/privacy-page.tsx';
import TermsPage from '../../../src/ui/information/terms-page.tsx';
import { phoneAddress, whatsappAddress } from '../../../src/ui/kit/format/contact-address.ts';
import { htmlOf, linksOf, textOf } from '../../unit/documents/screens.tsx';

describe('the operator’s information pages without a browser', () => {
  it.each([
    ['/tentang-kami', AboutPage, 'Tentang Kami', 'Contains information from Indonesian Area Data'],
    ['/kontak', ContactPage, 'Kontak', '+62 21 0000 0000'],
    ['/syarat-penggunaan', TermsPage, 'Syarat Penggunaan', 'Siapa yang boleh mendaftar'],
    ['/kebijakan-privasi', PrivacyPage, 'Kebijakan Privasi', 'Nomor 27 Tahun 2022'],
    ['/kebijakan-cookie', CookiesPage, 'Kebijakan Cookie', 'XSRF-TOKEN'],
    ['/kebijakan-cookie/', CookiesPage, 'Kebijakan Cookie', 'portal.reloaded-at'],
  ])('include %s with one h1, its text, and a note that it is a sample', (address, Page, title, words) => {
    const html = htmlOf(<Page />, 'guest', address);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(textOf(html)).toContain(title);
    expect(textOf(html)).toContain(words);
    expect(textOf(html)).toMatch(/rekaan/);
    expect(html).not.toMatch(/ style="/);
  });

  it('on Kontak show only what is configured', () => {
    const contact = { phone: '(021) 555-0100', email: 'halo@lsp.example', whatsapp: '0812 000 0000' };
    const html = htmlOf(<ContactFacts contact={contact} />);
    expect(linksOf(html).map(([, address]) => address)).toEqual([
      'tel:0215550100',
      'https://wa.me/628120000000',
      'mailto:halo@lsp.example',
    ]);
    expect(textOf(html)).not.toContain('Alamat LSP');
  });
});

describe('a phone number of the operator', () => {
  it.each([
    ['(021) 555-0100', 'tel:0215550100', 'https://wa.me/62215550100'],
    ['+62 812.0000.0000', 'tel:+6281200000000', 'https://wa.me/6281200000000'],
  ])('such as %s becomes %s for calls and %s for chats', (number, called, chat) => {
    expect([phoneAddress(number), whatsappAddress(number)]).toEqual([called, chat]);
  });
});
