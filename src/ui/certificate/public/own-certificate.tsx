import type { CertificateFacts } from '../../../domain/certificate/certificate.ts';
import { useSession } from '../../core/session/session-view.ts';
import { CertificatePaper } from './certificate-paper.tsx';

interface OwnCertificateProps {
  readonly scheme: string;
  readonly facts: CertificateFacts;
  readonly ended: boolean;
}

export const OwnCertificate = ({ scheme, facts, ended }: OwnCertificateProps) => {
  const { candidate } = useSession();
  return (
    <CertificatePaper
      scheme={scheme}
      holder={candidate?.fullname || candidate?.email}
      facts={facts}
      state={ended ? 'expired' : 'valid'}
      caption="Pratinjau dari data di portal, bukan sertifikatnya. Yang sah adalah file PDF."
    />
  );
};
