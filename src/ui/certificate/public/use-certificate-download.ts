import { useState } from 'react';
import { documentTokens } from '../../../application/certificate/document-tokens.ts';
import type { CertificateOutcome } from '../../../application/certificate/download-certificate.ts';
import { useService } from '../../core/services.tsx';

/** `address` is where the server says that the document is, after a download that led elsewhere. */
export const useCertificateDownload = (trxId: string, number: string | null, refresh: () => Promise<unknown>) => {
  const downloadCertificate = useService(documentTokens.downloadCertificate);
  const [address, setAddress] = useState<string | null>(null);
  return {
    address,
    download: () => downloadCertificate(trxId, number),
    onEnd: (outcome: CertificateOutcome) => {
      setAddress(outcome.kind === 'elsewhere' ? outcome.address : null);
      if (outcome.kind === 'notReady') void refresh();
    },
  };
};
