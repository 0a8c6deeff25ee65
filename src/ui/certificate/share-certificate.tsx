import { inWib } from '../../domain/calendar/calendar.ts';
import type { CertificateFacts } from '../../domain/certificate/certificate.ts';
import { useIssuer } from '../core/body/body-facts.ts';
import { useCopy } from '../core/use-copy.ts';
import { CopyButton } from '../kit/components/button/copy-button.tsx';
import { ExternalLinkButton } from '../kit/components/button/external-link-button.tsx';
import { Cluster } from '../kit/components/layout/cluster.tsx';
import { proofCopied, useProofAddress } from './public/use-proof-address.ts';

interface Credential extends CertificateFacts {
  readonly scheme: string;
  readonly organization: string;
  readonly proof: string | null;
}

const monthOf = (name: 'issue' | 'expiration', instant: string | null): [string, string][] =>
  instant === null
    ? []
    : [
        [`${name}Year`, inWib(instant, 'YYYY')],
        [`${name}Month`, inWib(instant, 'M')],
      ];

const linkedInAddress = ({ scheme, organization, number, issuedAt, validUntil, proof }: Credential): string => {
  const query = new URLSearchParams([
    ['startTask', 'CERTIFICATION_NAME'],
    ['name', scheme],
    ['organizationName', organization],
    ...monthOf('issue', issuedAt),
    ...monthOf('expiration', validUntil),
    ...(proof === null ? [] : [['certUrl', proof]]),
    ...(number === null ? [] : [['certId', number]]),
  ]);
  return `https://www.linkedin.com/profile/add?${query}`;
};

interface ShareCertificateProps {
  readonly scheme: string;
  readonly facts: CertificateFacts;
}

export const ShareCertificate = ({ scheme, facts }: ShareCertificateProps) => {
  const organization = useIssuer();
  const copy = useCopy();
  const proof = useProofAddress(facts.number);
  if (facts.number === null) return null;
  return (
    <Cluster>
      {proof !== null && (
        <CopyButton text={proof} copy={copy} label="Salin tautan verifikasi" next={proofCopied} variant="secondary" />
      )}
      <ExternalLinkButton
        href={linkedInAddress({ ...facts, scheme, organization, proof })}
        variant="secondary"
        size="small"
      >
        Tambahkan ke LinkedIn
      </ExternalLinkButton>
    </Cluster>
  );
};
