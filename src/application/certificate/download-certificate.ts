import { pdfName } from '../../domain/files/document-name.ts';
import type { CertificateRepository } from '../ports/certificate/certificate-repository.ts';
import { singleFlight } from '../sending/single-flight.ts';
import type { DownloadDocument, DownloadOutcome } from './download-document.ts';

export type DownloadCertificate = ReturnType<typeof downloadCertificate>;

/**
 * Asks the server how far the certificate of an assessment is, and saves it when it is ready. While it is under way, asking again
 * is the same download. Rejects with `ApiFailure`.
 */
export const downloadCertificate = (deps: {
  certificates: CertificateRepository;
  downloadDocument: DownloadDocument;
}) => {
  const once = singleFlight<DownloadOutcome>();

  const download = async (trxId: string): Promise<DownloadOutcome> => {
    const standing = await deps.certificates.standing(trxId);
    if (standing?.status !== 'ready' || standing.fileId === null) return { kind: 'notReady', reasons: [] };
    return deps.downloadDocument(standing.fileId, pdfName('Sertifikat', standing.number ?? trxId));
  };

  return (trxId: string): Promise<DownloadOutcome> => once(trxId, () => download(trxId));
};
