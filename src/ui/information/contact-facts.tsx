import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Config } from '../../configuration/config.ts';
import { useCopy } from '../core/use-copy.ts';
import { CopyButton } from '../kit/components/button/copy-button.tsx';
import { Card } from '../kit/components/layout/card.tsx';
import { ExternalLink } from '../kit/components/navigation/external-link.tsx';
import { mailAddress, phoneAddress, whatsappAddress } from '../kit/format/contact-address.ts';
import { media } from '../kit/theme/media.ts';
import { color, fontSize, fontWeight, radius, space, textCardWidth, touchTarget } from '../kit/theme/theme.ts';

const Grid = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  margin-block-end: ${space(6)};
  max-inline-size: ${textCardWidth}; /* as wide as the text below */

  &:empty {
    display: none;
  }
`;

const Fact = styled(Card)`
  align-items: start;
  display: grid;
  gap: ${space(1)} ${space(4)};
  grid-template-columns: auto minmax(0, 1fr);

  > span {
    background: ${color.brandTint};
    border-radius: ${radius.control};
    color: ${color.brand};
    grid-row: span 2;
    padding: ${space(2.5)};
  }

  h2 {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.medium};
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

const Content = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-line;

  > a {
    font-weight: ${fontWeight.semibold};
  }

  ${media.touch} {
    > a {
      align-items: center;
      display: inline-flex;
      min-block-size: ${touchTarget};
    }
  }
`;

const Copy = styled.div`
  margin-block-start: ${space(1)};
  margin-inline-start: -${space(3)};
`;

interface FactProps {
  readonly icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  readonly title: string;
  readonly children: ReactNode;
  readonly copied?: string;
  readonly copyLabel?: string;
}

const ContactFact = ({ icon: Icon, title, children, copied, copyLabel = 'Salin' }: FactProps) => {
  const copy = useCopy();
  return (
    <Fact>
      <span>
        <Icon size={20} aria-hidden="true" />
      </span>
      <h2>{title}</h2>
      <div>
        <Content>{children}</Content>
        {copied && (
          <Copy data-print="hidden">
            <CopyButton text={copied} copy={copy} label={copyLabel} />
          </Copy>
        )}
      </div>
    </Fact>
  );
};

export const ContactFacts = ({ contact }: { readonly contact: Config['contact'] }) => {
  const { address, map, phone, whatsapp, email, hours } = contact;
  return (
    <Grid>
      {phone && (
        <ContactFact icon={Phone} title="Telepon" copied={phone} copyLabel="Salin nomor telepon">
          <a href={phoneAddress(phone)}>{phone}</a>
        </ContactFact>
      )}
      {whatsapp && (
        <ContactFact icon={MessageCircle} title="WhatsApp" copied={whatsapp} copyLabel="Salin nomor WhatsApp">
          <ExternalLink href={whatsappAddress(whatsapp)}>{whatsapp}</ExternalLink>
        </ContactFact>
      )}
      {email && (
        <ContactFact icon={Mail} title="Email" copied={email} copyLabel="Salin alamat email">
          <a href={mailAddress(email)}>{email}</a>
        </ContactFact>
      )}
      {(address || map) && (
        <ContactFact icon={MapPin} title="Alamat">
          {address && <p>{address}</p>}
          {map && <ExternalLink href={map}>Lihat di peta</ExternalLink>}
        </ContactFact>
      )}
      {hours && (
        <ContactFact icon={Clock} title="Jam layanan">
          <p>{hours}</p>
        </ContactFact>
      )}
    </Grid>
  );
};
