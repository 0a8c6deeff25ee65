import { describe, expect, it } from 'vitest';
import { DashboardLayout } from '../../../src/ui/layouts/dashboard-layout.tsx';
import { DefaultLayout } from '../../../src/ui/layouts/default-layout.tsx';
import { DocumentLayout } from '../../../src/ui/layouts/document-layout.tsx';
import { ExamLayout } from '../../../src/ui/layouts/exam-layout.tsx';
import { FormLayout } from '../../../src/ui/layouts/form-layout.tsx';
import { TransactionLayout } from '../../../src/ui/layouts/transaction-layout.tsx';
import NotFoundPage from '../../../src/ui/not-found-page.tsx';
import { PurchaseSteps } from '../../../src/ui/purchase/purchase-steps.tsx';
import { htmlOf, linksOf, textOf } from './screens.tsx';

const trxid = 'VFJYLTE';
const back = ['Kembali ke proses sertifikasi', `/myassessment/timeline/${trxid}`];

describe('the not-found page', () => {
  const html = htmlOf(<NotFoundPage />);

  it("says 'Halaman Tidak Ditemukan' and 'This page could not be found'", () => {
    expect(textOf(html)).toContain('Halaman Tidak Ditemukan');
    expect(textOf(html)).toContain('This page could not be found');
  });

  it("has the button 'Kembali ke Beranda' to /", () => {
    expect(linksOf(html)).toEqual([['Kembali ke Beranda', '/']]);
  });
});

describe('the layouts', () => {
  it('dashboard: header, side menu, footer', () => {
    const html = htmlOf(
      <DashboardLayout title="x" trxid={undefined}>
        isi
      </DashboardLayout>,
      'candidate',
    );
    expect(html).toMatch(/<header[\s\S]*<main[\s\S]*<aside[\s\S]*aria-label="Menu akun"[\s\S]*isi[\s\S]*<footer/);
  });

  it('default: header and footer, no side menu', () => {
    const html = htmlOf(<DefaultLayout>isi</DefaultLayout>);
    expect(html).toMatch(/<header[\s\S]*<main[\s\S]*isi[\s\S]*<footer/);
    expect(html).not.toContain('<aside');
  });

  it("document: 'Dokumen {title}', by default 'APL 01', and the way back", () => {
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
    ['exam', ExamLayout],
    ['form', FormLayout],
  ])('%s: a header with the title and the way back', (_, Layout) => {
    const html = htmlOf(
      <Layout title="Judul" trxid={trxid}>
        isi
      </Layout>,
    );
    expect(textOf(html)).toContain('Judul');
    expect(linksOf(html)).toContainEqual(back);
  });

  it('transaction: the logo and numbered steps, the current one marked [3.breadcrumb.title]', () => {
    const html = htmlOf(
      <TransactionLayout title="x" trxid={undefined}>
        <PurchaseSteps current={2} />
      </TransactionLayout>,
    );
    expect(linksOf(html)).toContainEqual(['Portal Asesi', '/']);
    expect(textOf(html)).toMatch(/Pilih jadwal \(selesai\) 2 Tinjau 3 Bayar 4 Hasil/);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  });
});
