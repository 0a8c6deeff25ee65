// @vitest-environment node

import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currentReply } from '../../../src/adapters/http/account/account-wire.ts';
import { route } from '../../../src/ui/core/route.tsx';
import { DashboardLayout } from '../../../src/ui/frame/layouts/dashboard-layout.tsx';
import { ExamLayout } from '../../../src/ui/frame/layouts/exam-layout.tsx';
import { Footer } from '../../../src/ui/frame/layouts/footer.tsx';
import { DefaultLayout } from '../../../src/ui/frame/layouts/layout.tsx';
import { MainMenu } from '../../../src/ui/frame/layouts/menu/main-menu.tsx';
import { DocumentLayout, FormLayout, TransactionLayout } from '../../../src/ui/frame/layouts/working-layout.tsx';
import NotFoundPage from '../../../src/ui/frame/not-found-page.tsx';
import { Skeleton } from '../../../src/ui/kit/components/feedback/skeleton.tsx';
import { FileName } from '../../../src/ui/kit/components/media/file-name.tsx';
import { colorDefaults } from '../../../src/ui/kit/theme/theme.ts';
import { htmlOf, linksOf, textOf } from './screens.tsx';

const trxid = 'VFJYLTE';
const back = ['Kembali ke proses sertifikasi', `/myassessment/timeline/${trxid}`];

describe('the not-found page', () => {
  const html = htmlOf(<NotFoundPage />);

  it("says 'Halaman Tidak Ditemukan' and 'This page could not be found' [2.not-found.title] [2.not-found.english]", () => {
    expect(html).toMatch(/<h1[^>]*>Halaman Tidak Ditemukan<\/h1>/);
    expect(textOf(html)).toContain('This page could not be found');
  });

  it("has the button 'Kembali ke Beranda' to / [2.not-found.button]", () => {
    expect(linksOf(html)).toEqual([['Kembali ke Beranda', '/']]);
  });
});

describe('the layouts', () => {
  const dashboard = (
    <DashboardLayout title="x" trxid={undefined}>
      isi
    </DashboardLayout>
  );

  it('dashboard: header, side menu, footer [2.layout.dashboard]', () => {
    const html = htmlOf(dashboard, 'candidate');
    expect(html).toMatch(/<header[\s\S]*<main[\s\S]*<aside[\s\S]*aria-label="Menu akun"[\s\S]*isi[\s\S]*<footer/);
  });

  it('default: header and footer, no side menu [2.layout.default]', () => {
    const html = htmlOf(<DefaultLayout>isi</DefaultLayout>);
    expect(html).toMatch(/<header[\s\S]*<main[\s\S]*isi[\s\S]*<footer/);
    expect(html).not.toContain('<aside');
  });

  it("document: 'Dokumen {title}', by default 'APL 01', and the way back [2.layout.document]", () => {
    const given = htmlOf(
      <DocumentLayout title="APL 02" trxid={trxid}>
        isi
      </DocumentLayout>,
    );
    expect(textOf(given)).toContain('Dokumen APL 02');
    expect(linksOf(given)).toContainEqual(back);
    expect(textOf(htmlOf(<DocumentLayout>isi</DocumentLayout>))).toContain('Dokumen APL 01');
  });

  it.each([
    ['2.layout.exam', 'exam', ExamLayout],
    ['2.layout.form', 'form', FormLayout],
  ])('[%s] %s: a header with the title and the way back', (_, __, Layout) => {
    const html = htmlOf(
      <Layout title="Judul" trxid={trxid}>
        isi
      </Layout>,
    );
    const [header = ''] = /<header[\s\S]*<\/header>/.exec(html) ?? [];
    expect(textOf(header)).toContain('Judul');
    expect(linksOf(header)).toEqual([back]);
  });

  it('transaction: the logo, which leads home [2.layout.transaction-logo]', () => {
    const html = htmlOf(
      <TransactionLayout title="x" trxid={undefined}>
        isi
      </TransactionLayout>,
    );
    expect(linksOf(html)).toEqual(expect.arrayContaining([['Portal Asesi', '/']]));
    expect(html).toMatch(/<header[^>]*>(?:(?!<\/header>).)*<a[^>]*href="\/"[^>]*><svg/);
  });
});

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

describe('texts that are too long', () => {
  it('file names are cut at 30 characters [5.text.file-name]', () => {
    const [fits, long] = [`${'a'.repeat(26)}.pdf`, `${'a'.repeat(27)}.pdf`];
    const shown = (name: string) => textOf(htmlOf(<FileName name={name} />).replace(/<\/?(?:wbr|x-text)\/?>/g, ''));
    expect(shown(fits)).toBe(fits);
    expect(shown(long)).toBe(`${'a'.repeat(21)}…aaaa.pdf`);
  });
});

describe('the person who is logged in', () => {
  it('has id, email and fullname [3.user.fields]', () => {
    const data = { id: 7, email: 'gita@contoh.example', fullname: 'Gita Contoh' };
    expect(currentReply.safeParse({ data })).toMatchObject({ success: true, data: { ...data, id: '7' } });
  });

  it('is a guest when empty [3.user.guest]', () => {
    for (const data of [null, [], {}]) expect(currentReply.safeParse({ data })).toEqual({ success: true, data: null });
  });
});

it('the page says that it is in Indonesian [9.locale] [1.language.indonesian]', () => {
  expect(fs.readFileSync('index.html', 'utf8')).toContain('<html lang="id">');
});

it('the brand colour is a dark blue [9.brand-colour]', () => {
  const [red = 0, green = 0, blue = 0] = (colorDefaults.brand.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  expect(blue).toBeGreaterThan(1.5 * Math.max(red, green));
  expect(0.2126 * red + 0.7152 * green + 0.0722 * blue).toBeLessThan(80);
});

it('a page that is loading shows its title and a skeleton [1.loading.skeleton]', () => {
  const Page = route(() => new Promise<never>(() => undefined));
  expect(textOf(htmlOf(<Page args={{}} title="Profil" />))).toBe('Profil Memuat…');
});

it('a skeleton has an accessible name and says that something is loading [4.loading.skeleton-name]', () => {
  const html = htmlOf(<Skeleton name="timeline" />);
  expect(html).toContain('data-skeleton="timeline"');
  expect(textOf(html)).toBe('Memuat…');
});
