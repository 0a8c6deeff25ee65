// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { DashboardLayout } from '../../../src/ui/frame/layouts/dashboard-layout.tsx';
import { ExamLayout } from '../../../src/ui/frame/layouts/exam-layout.tsx';
import { DefaultLayout } from '../../../src/ui/frame/layouts/layout.tsx';
import { DocumentLayout, FormLayout, TransactionLayout } from '../../../src/ui/frame/layouts/working-layout.tsx';
import NotFoundPage from '../../../src/ui/frame/not-found-page.tsx';
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
