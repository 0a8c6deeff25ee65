import type { CertificateFacts } from '../../domain/certificate/certificate.ts';
import { CopyButton } from '../components/button/copy-button.tsx';
import { ExternalLinkButton } from '../components/button/external-link-button.tsx';
import { Cluster } from '../components/layout/cluster.tsx';
import { useConfig } from '../config-context.ts';
import { useCopy } from '../use-copy.ts';
import { checkAddress } from './check-address.ts';
import { linkedInAddress } from './linkedin-address.ts';

interface ShareCertificateProps {
  readonly scheme: string;
  readonly facts: CertificateFacts;
}

/** Ways to show a certificate to others: the address of the public check, and LinkedIn's form. */
export const ShareCertificate = ({ scheme, facts }: ShareCertificateProps) => {
  const { brand, features } = useConfig();
  const copy = useCopy();
  const { number } = facts;
  if (number === null) return null;
  const proof = features.certificateCheck ? `${location.origin}${checkAddress(number)}` : null;
  return (
    <Cluster>
      {proof !== null && <CopyButton text={proof} copy={copy} label="Salin tautan verifikasi" variant="secondary" />}
      <ExternalLinkButton
        href={linkedInAddress({ ...facts, scheme, organization: brand.name, proof })}
        variant="secondary"
        size="small"
      >
        Tambahkan ke LinkedIn
      </ExternalLinkButton>
    </Cluster>
  );
};
