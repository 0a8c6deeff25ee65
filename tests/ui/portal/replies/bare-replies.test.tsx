import { expect, it } from 'vitest';
import { encodeTrxId } from '../../../../src/domain/assessment/trx-id.ts';
import { allSaying, ofAssessment, openPortal, said } from '../open-portal.tsx';
import '../../../../src/ui/assessment/timeline/timeline-page.tsx';

interface Row {
  readonly id: string;
  readonly trx_id: string;
  readonly name: string;
  readonly status: string;
  readonly waiting_for: string | null;
}
interface Data extends Row {
  readonly data: readonly Row[];
  readonly stages: readonly Row[];
  readonly requirements: readonly Row[];
  readonly units: readonly { readonly code: string; readonly elements: readonly Row[] }[];
}

const bare: Readonly<Record<string, (data: Data) => unknown>> = {
  '/api/transaction/list/': ({ data, ...page }) => ({ ...page, data: data.map(({ trx_id }) => ({ trx_id })) }),
  '/api/vouchers': (data) => (data as unknown as readonly Row[]).map(({ id }) => ({ id })),
  '/api/timeline/': ({ trx_id, stages }) => ({
    trx_id,
    stages: stages.map(({ name, status, waiting_for }) => ({ name, status, waiting_for })),
  }),
  '/api/pre-assessment/': ({ trx_id, status }) => ({ trx_id, status }),
  '/api/apl-01/': ({ trx_id, status, requirements }) => ({
    trx_id,
    status,
    requirements: requirements.map(({ id }) => ({ id })),
  }),
  '/api/apl-02/': ({ trx_id, status, units }) => ({
    trx_id,
    status,
    units: units.map(({ code, elements }) => ({ code, elements: elements.map(({ id }) => ({ id })) })),
  }),
  '/api/result/': ({ trx_id }) => ({ trx_id, competent: true }),
  '/api/appeals/': ({ trx_id }) => ({ trx_id, appeal: { reason: 'x' } }),
};

const barely = (path: string, data: Data): unknown => {
  const start = Object.keys(bare).find((each) => path.startsWith(each));
  return start && data ? bare[start]?.(data) : data;
};

const purchase = (number: string) => `/transaction?trx=${encodeTrxId(`TRX-2026-${number}`)}`;

it.each([
  ['the list of purchases', 'gita', '/transaction?tab=paid', 'Skema tanpa nama'],
  ['a purchase', 'gita', purchase('000088'), 'Tempat belum diketahui'],
  ['the list of vouchers', 'gita', '/voucher', 'Masa berlaku belum diketahui'],
  ['the list of assessments', 'gita', '/myassessment', 'Tempat belum diketahui'],
  ['the timeline', 'hadi', ofAssessment('timeline', 121), 'Tempat belum diketahui'],
  ['an agreement', 'citra', ofAssessment('agreement', 198), 'Persetujuan Asesmen dan Kerahasiaan'],
  ['APL 01', 'intan', ofAssessment('apl01', 186), 'Bukti tanpa nama'],
  ['APL 02', 'joko', ofAssessment('apl02', 178), 'Skema tanpa nama'],
  ['a result', 'hadi', ofAssessment('exam/result', 121), 'Rekomendasi asesor'],
  ['an appeal', 'fajar', ofAssessment('appeal', 127), 'Banding sudah dikirim'],
])('%s is shown properly by a server that sends only what the page needs', async (_, name, address, shown) => {
  await openPortal(name, address, barely);
  await said(shown);
  const page = document.querySelector('main');
  expect(page?.textContent).not.toMatch(/null|undefined|NaN|Invalid|1 Jan(uari)? 1970/);
  const silent = Array.from(page?.querySelectorAll('h1, h2, h3, a, button, label, legend, dd') ?? []).filter(
    (each) => !(each.textContent || each.getAttribute('aria-label')),
  );
  expect(silent.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

it('an unknown decision is reported as unknown, and cannot be accepted', async () => {
  await openPortal('hadi', ofAssessment('exam/result', 121), (path, data: Data) =>
    path.startsWith('/api/result/') ? { ...data, competent: 'ditunda' } : data,
  );
  await said('Portal ini tidak dapat membaca keputusan asesor.');
  await allSaying('h2', /Belum diketahui$/);
  expect(document.body.textContent).not.toMatch(/Terima hasil|Ajukan banding/);
});
