import { pdfName } from '../../domain/files/document-name.ts';
import type { CertificateRepository } from '../ports/certificate/certificate-repository.ts';
import type { FileSaver } from '../ports/device/file-saver.ts';
import { singleFlight } from '../sending/single-flight.ts';
import { type DownloadDocument, type DownloadOutcome, outcomeOf, savePdf } from './download-document.ts';

/** `elsewhere`: not saved, because the candidate must open the certificate's address outside the API. */
export type CertificateOutcome = DownloadOutcome | { readonly kind: 'elsewhere'; readonly address: string };
export type DownloadCertificate = ReturnType<typeof downloadCertificate>;

/** Requests and saves a certificate. A concurrent call joins the first. Rejects with `ApiFailure`. */
export const downloadCertificate = (deps: {
  certificates: Pick<CertificateRepository, 'request'>;
  downloadDocument: DownloadDocument;
  saver: FileSaver;
}) => {
  const once = singleFlight<CertificateOutcome>();

  const download = async (trxId: string, number: string | null): Promise<CertificateOutcome> => {
    const name = pdfName('Sertifikat', number ?? trxId);
    const reply = await deps.certificates.request(trxId);
    switch (reply.kind) {
      case 'content':
        return savePdf(deps.saver, reply.content, name);
      case 'document':
        return deps.downloadDocument(reply.fileId, name);
      case 'address':
        return { kind: 'elsewhere', address: reply.address };
      case 'notReady':
        return reply;
    }
  };

  return (trxId: string, number: string | null): Promise<CertificateOutcome> =>
    once(trxId, () => download(trxId, number).catch(outcomeOf));
};
