import { inWib } from '../../domain/calendar/calendar.ts';
import type { CertificateFacts } from '../../domain/certificate/certificate.ts';

interface Credential extends CertificateFacts {
  readonly scheme: string;
  readonly organization: string;
  /** The public page that proves the certificate; null without such a page. */
  readonly proof: string | null;
}

const monthOf = (name: 'issue' | 'expiration', instant: string | null): [string, string][] =>
  instant === null
    ? []
    : [
        [`${name}Year`, inWib(instant, 'YYYY')],
        [`${name}Month`, inWib(instant, 'M')],
      ];

/** LinkedIn's form for a new licence or certification, filled in with what is known. */
export const linkedInAddress = ({ scheme, organization, number, issuedAt, validUntil, proof }: Credential): string => {
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
