import { describe, expect, it } from 'vitest';
import { Footer } from '../../../src/ui/layouts/footer.tsx';
import { AccountCorner } from '../../../src/ui/layouts/menu/account-corner.tsx';
import { MainMenu } from '../../../src/ui/layouts/menu/main-menu.tsx';
import { MobileMenuItems } from '../../../src/ui/layouts/menu/mobile-menu-items.tsx';
import { SideMenu } from '../../../src/ui/layouts/menu/side-menu.tsx';
import { htmlOf, linksOf, textOf } from './screens.tsx';

const outside = ' (buka di tab baru)';
const nothing = () => {};

describe('the side menu', () => {
  it('lists Profile, Sertifikasi Saya, Riwayat Pembelian, Voucher and Keluar [2.side.profile] [2.side.assessments] [2.side.purchases] [2.side.voucher] [2.side.logout]', () => {
    const html = htmlOf(<SideMenu />, 'candidate');
    expect(linksOf(html)).toEqual([
      ['Profile', '/profile'],
      ['Sertifikasi Saya', '/myassessment'],
      ['Riwayat Pembelian', '/transaction'],
      ['Voucher', '/voucher'],
    ]);
    expect(html).toMatch(/<button[^>]*>(?:(?!<\/button>).)*Keluar<\/button>/);
  });
});

describe('the header', () => {
  it('leads to Beranda, Pemegang Sertifikat (outside), Tentang Kami and Kontak [2.header.home] [2.header.holders] [2.header.about] [2.header.contact]', () => {
    expect(linksOf(htmlOf(<MainMenu />)).filter(([, href]) => !href.includes('informasi.'))).toEqual([
      ['Beranda', '/'],
      [`Pemegang Sertifikat${outside}`, 'https://pemegang-sertifikat.contoh.example/'],
      ['Tentang Kami', '/tentang-kami'],
      ['Kontak', '/kontak'],
    ]);
  });

  it('has a menu Informasi Sertifikasi', () => {
    expect(htmlOf(<MainMenu />)).toMatch(/<button[^>]*aria-haspopup[^>]*>(?:(?!<\/button>).)*Informasi Sertifikasi/);
  });

  it('shows a guest Masuk, but not on the log-in page [2.guest.login] [6.guest.log-in]', () => {
    expect(linksOf(htmlOf(<AccountCorner />))).toEqual([['Masuk', '/login']]);
    expect(linksOf(htmlOf(<AccountCorner />, 'guest', '/login'))).toEqual([]);
  });
});

describe('the mobile menu', () => {
  it('offers a guest Masuk and Daftar, which opens the sign-up form [2.guest.sign-up]', () => {
    const links = linksOf(htmlOf(<MobileMenuItems onChoose={nothing} />));
    expect(links).toContainEqual(['Masuk', '/login']);
    expect(links).toContainEqual(['Daftar', '/login?signup=1']);
  });

  it('lists the outside pages of Informasi Sertifikasi and Pemegang Sertifikat', () => {
    const pages = ['Informasi Skema', 'Jadwal Asesmen', 'Daftar Asesor', 'Pemegang Sertifikat'];
    const titles = linksOf(htmlOf(<MobileMenuItems onChoose={nothing} />)).map(([title]) => title.replace(outside, ''));
    expect(titles).toEqual(expect.arrayContaining(pages));
  });

  it('lists Notifikasi and Voucher as well [2.mobile.notifications] [2.mobile.voucher]', () => {
    const links = linksOf(htmlOf(<MobileMenuItems onChoose={nothing} />, 'candidate'));
    expect(links).toContainEqual(['Notifikasi', '/notifications']);
    expect(links).toContainEqual(['Voucher', '/voucher']);
  });

  it('has Profile as an accordion of the four tabs [2.mobile.profile]', () => {
    const html = htmlOf(<MobileMenuItems onChoose={nothing} />, 'candidate');
    const [accordion = ''] = /<details[\s\S]*?<\/details>/.exec(html) ?? [];
    expect(textOf(accordion)).toMatch(/^Profile\b/);
    expect(linksOf(accordion)).toEqual([
      ['Informasi Pribadi', '/profile?tab=informasi_pribadi'],
      ['Riwayat Pendidikan', '/profile?tab=riwayat_pendidikan'],
      ['Pengalaman Kerja', '/profile?tab=pengalaman_kerja'],
      ['Tanda Tangan', '/profile?tab=tanda_tangan'],
    ]);
  });
});

describe('the footer', () => {
  const html = htmlOf(<Footer />);

  it('has the company text [1.footer.company-text]', () => {
    expect(textOf(html)).toContain('Lembaga Sertifikasi Profesi Contoh.');
  });

  it('has the current year [1.footer.year]', () => {
    expect(textOf(html)).toContain(`© ${new Date().getFullYear()} Portal Asesi`);
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
    expect(html).toMatch(/<a href="[^"]*instagram[^"]*"[^>]*title="Instagram"><svg[^>]*><rect/);
  });

  it('leads to the search for certificate holders, outside [1.footer.holder-search]', () => {
    expect(linksOf(html)).toContainEqual([
      `Pemegang Sertifikat${outside}`,
      'https://pemegang-sertifikat.contoh.example/',
    ]);
  });
});
