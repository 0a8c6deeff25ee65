// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Footer } from '../../../src/ui/frame/layouts/footer.tsx';
import { MainMenu } from '../../../src/ui/frame/layouts/menu/main-menu.tsx';
import { htmlOf, linksOf, textOf } from './screens.tsx';

const outside = ' (buka di tab baru)';

describe('the header', () => {
  it('leads to Beranda, Pemegang Sertifikat (outside), Tentang Kami and Kontak [2.header.home] [2.header.holders] [2.header.about] [2.header.contact]', () => {
    expect(linksOf(htmlOf(<MainMenu />)).filter(([, href]) => !href.includes('informasi.'))).toEqual([
      ['Beranda', '/'],
      [`Pemegang Sertifikat${outside}`, 'https://pemegang-sertifikat.contoh.example/'],
      ['Tentang Kami', '/tentang-kami'],
      ['Kontak', '/kontak'],
    ]);
  });
});

describe('the footer', () => {
  const html = htmlOf(<Footer />);

  it('has the company text [1.footer.company-text]', () => {
    expect(textOf(html)).toContain('Lembaga Sertifikasi Profesi Contoh.');
  });

  it.each([
    ['1.footer.term-of-use', 'Term of use'],
    ['1.footer.privacy-policy', 'Privacy Policy'],
    ['1.footer.cookie-policy', 'Cookie Policy'],
  ])('has a policy under its name [%s]', (_, title) => {
    expect(linksOf(html).map(([text]) => text)).toContain(title);
  });

  it('leads to the pages of the policies [2.footer.policies]', () => {
    expect(linksOf(html).filter(([, href]) => /syarat|kebijakan/.test(href))).toEqual([
      ['Term of use', '/syarat-penggunaan'],
      ['Privacy Policy', '/kebijakan-privasi'],
      ['Cookie Policy', '/kebijakan-cookie'],
    ]);
  });

  it('has social icons with names [1.footer.social-icons]', () => {
    expect(html).toMatch(/<a href="[^"]*instagram[^"]*"[^>]*title="Instagram \(buka di tab baru\)"><svg[^>]*><rect/);
  });

  it('leads to the search for certificate holders, outside [1.footer.holder-search]', () => {
    expect(linksOf(html)).toContainEqual([
      `Pemegang Sertifikat${outside}`,
      'https://pemegang-sertifikat.contoh.example/',
    ]);
  });
});
