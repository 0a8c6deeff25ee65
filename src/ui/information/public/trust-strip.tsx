import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Building2 from 'lucide-react/icons/building-complex';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { addressLine, type BodyFacts } from '../../core/body/body-facts.ts';
import { grouped } from '../../kit/components/text/grouped.ts';
import { phoneAddress } from '../../kit/format/contact-address.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, space, touchTarget } from '../../kit/theme/theme.ts';

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(8)};

  > li {
    align-content: start;
    align-items: start;
    display: grid;
    flex: 0 1 auto;
    gap: 0 ${space(3)};
    grid-template-columns: auto minmax(0, 1fr);
    max-inline-size: 22rem;
    min-inline-size: 0;
  }

  svg {
    color: ${color.brand};
    grid-row: span 2;
    margin-block-start: ${space(1)};
  }

  span {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }

  div {
    font-variant-numeric: tabular-nums;
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
  }

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.regular};
  }

  ${media.touch} {
    a {
      align-items: center;
      display: inline-flex;
      min-block-size: ${touchTarget};
    }
  }

  ${media.print} {
    display: none;
  }
`;

interface Fact {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly content: ReactNode;
}

const factsOf = ({ legalName, licence, certificates, since, address, phone }: BodyFacts): readonly Fact[] => [
  ...(licence ? [{ icon: BadgeCheck, title: 'Nomor lisensi BNSP', content: licence }] : []),
  ...(legalName || address
    ? [
        {
          icon: Building2,
          title: 'Penyelenggara',
          content: (
            <>
              {legalName}
              {address && <p>{addressLine(address)}</p>}
            </>
          ),
        },
      ]
    : []),
  ...(certificates ? [{ icon: Award, title: 'Sertifikat diterbitkan', content: grouped(certificates) }] : []),
  ...(since ? [{ icon: CalendarDays, title: 'Melayani sejak', content: since }] : []),
  ...(phone ? [{ icon: Phone, title: 'Telepon', content: <a href={phoneAddress(phone)}>{phone}</a> }] : []),
];

export const TrustStrip = ({ facts }: { readonly facts: BodyFacts }) => {
  const shown = factsOf(facts);
  return (
    shown.length > 0 && (
      <Facts aria-label="Tentang lembaga sertifikasi">
        {shown.map(({ icon: Icon, title, content }) => (
          <li key={title}>
            <Icon size={24} aria-hidden="true" />
            <span>{title}</span>
            <div>{content}</div>
          </li>
        ))}
      </Facts>
    )
  );
};
