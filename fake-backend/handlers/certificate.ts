import type { HttpHandler } from 'msw';
import { type OwnAssessment, ownAssessment } from '../assessment-call.ts';
import { authorised, type Call, open } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { CertificateRow } from '../database/certificate-rows.ts';
import type { StageRow } from '../database/rows.ts';
import { jsonReply, notFound, ok, refused } from '../respond.ts';
import {
  certificateStatus,
  certificateStatusOf,
  comparedNumber,
  type DocumentKind,
  namedDocument,
} from '../rules/certificate.ts';
import { methodOf } from '../rules/purchase.ts';

const certificateStage = ({ db }: Backend, trxId: string): Readonly<StageRow> | undefined =>
  db.stages.get(`${trxId}:certificate`);

const readCertificateState = (backend: Backend) =>
  authorised(backend, 'post', '/api/timeline/download-certificate', (call) =>
    ownAssessment(backend, call, call.text('trx_id'), ({ transaction: { id } }) => {
      const row = backend.db.certificates.get(id);
      const stage = certificateStage(backend, id);
      const status = certificateStatusOf(row, stage);
      return ok({
        status,
        file_id: row ? `CERT-${id}` : null,
        number: row?.number ?? null,
        issued_at: row?.issued_at ?? null,
        valid_until: row?.valid_until ?? null,
        since: row?.issued_at ?? (status === 'signing' ? (stage?.since ?? null) : null),
      });
    }),
  );

const portalOf = (call: Call): string => {
  const origin = call.request.headers.get('Origin') ?? '';
  return /^https?:\/\//.test(origin) ? origin : call.url.origin;
};

const pdf = (bytes: ArrayBuffer, name: string): Response =>
  new Response(bytes, {
    headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}.pdf"` },
  });

type Maker = (backend: Backend, call: Call, own: OwnAssessment) => Response | Promise<Response>;

const certificate: Maker = async (backend, call, { transaction: { id }, scheme }) => {
  const row = backend.db.certificates.get(id);
  if (!row) {
    const signing = certificateStatusOf(row, certificateStage(backend, id)) === 'signing';
    return refused({ code: '02', message: `Sertifikat ${signing ? 'sedang ditandatangani' : 'belum tersedia'}` });
  }
  const { certificatePdf } = await import('../documents/certificate-pdf.ts');
  const address = `${portalOf(call)}/certificate-check?${new URLSearchParams({ no: row.number })}`;
  // the whole scheme, because the certificate also lists the units of an earlier assessment
  const whole = backend.db.schemes.get(scheme.id) ?? scheme;
  return pdf(certificatePdf({ certificate: row, scheme: whole, address }), `CERT-${id}`);
};

const appeal: Maker = async ({ db }, { candidate }, { transaction, scheme, schedule, assessor }) => {
  const row = db.appeals.get(transaction.id);
  if (!row) return notFound();
  const { appealPdf } = await import('../documents/appeal-pdf.ts');
  const facts = {
    appeal: row,
    scheme,
    candidate: candidate.fullname,
    assessor: assessor.name,
    assessedAt: schedule.starts_at,
  };
  return pdf(appealPdf(facts), `APPEAL-${transaction.id}`);
};

const receipt: Maker = async (backend, { candidate }, { transaction, scheme, schedule }) => {
  const { receiptPdf } = await import('../documents/receipt-pdf.ts');
  return pdf(
    receiptPdf({ transaction, candidate, scheme, schedule, method: methodOf(backend, transaction) }),
    `RECEIPT-${transaction.id}`,
  );
};

const makers: Readonly<Record<DocumentKind, Maker>> = { certificate, appeal, receipt };

const download = (backend: Backend) =>
  authorised(backend, 'get', '/api/mekari/download-file/:id', (call) => {
    const document = namedDocument(call.param('id'));
    if (!document) return notFound();
    return ownAssessment(backend, call, document.trxId, (own) => makers[document.kind](backend, call, own));
  });

const checked = ({ db, clock }: Backend, row: CertificateRow) => {
  const scheme = db.schemes.get(row.scheme_id);
  return {
    number: row.number,
    register_number: row.register_number,
    holder: row.holder,
    schema: { title: scheme?.title, number: scheme?.number },
    units: scheme?.units.map(({ code, title }) => ({ code, title })),
    issued_at: row.issued_at,
    valid_until: row.valid_until,
    status: certificateStatus(row, clock.now()),
    revoked_at: row.revoked_at,
    revoked_reason: row.revoked_reason,
  };
};

/** The reply contains the number, which distinguishes it from the 404 of a missing route. */
const unregistered = (number: string) =>
  jsonReply({ code: '404', message: 'Sertifikat tidak terdaftar', data: { number } }, 404);

const check = (backend: Backend) =>
  open(backend, 'get', '/api/certificate/check', ({ url }) => {
    const typed = url.searchParams.get('no') ?? '';
    const asked = comparedNumber(typed);
    const [row] = backend.db.certificates.where(({ number }) => comparedNumber(number) === asked);
    return row ? ok(checked(backend, row)) : unregistered(typed);
  });

/**
 * Certificates and the PDF documents of an assessment (specification 7). We added the check, which the specification lacks (decision 13).
 */
export const certificateHandlers = (backend: Backend): HttpHandler[] =>
  [readCertificateState, download, check].map((handler) => handler(backend));
