import type { CertificateStanding } from '../../domain/certificate/certificate.ts';
import { LinkButton } from '../components/button/link-button.tsx';
import { Callout } from '../components/feedback/callout.tsx';
import { lifeText } from './life-text.ts';
import { useLife } from './standing-data.ts';

interface RenewalProps {
  readonly standing: Pick<CertificateStanding, 'number' | 'validUntil'>;
  /** Of its scheme; empty when it is not known. */
  readonly slug: string;
}

/** The reminder of a certificate that ends within six months or has ended, and the way to a new one; nothing before. */
export const Renewal = ({ standing: { number, validUntil }, slug }: RenewalProps) => {
  const text = lifeText(useLife(validUntil), { slug, number, validUntil });
  if (!text) return null;
  return (
    <Callout
      tone={text.tone}
      title={text.title}
      action={
        <LinkButton to={text.action.to} variant="secondary" size="small">
          {text.action.label}
        </LinkButton>
      }
    >
      {text.text}
    </Callout>
  );
};
