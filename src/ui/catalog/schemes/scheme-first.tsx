import CalendarDays from 'lucide-react/icons/calendar-days';
import Laptop from 'lucide-react/icons/laptop';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBodyFacts, useIssuer } from '../../core/body/body-facts.ts';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { licenceText } from '../../kit/format/licence.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);

  > p {
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Each chip has a fixed height, and the last one a fixed width, so that a late schedule moves nothing. */
const Chip = styled.li<{ $late?: boolean }>`
  align-items: center;
  background: ${color.surfaceRaised};
  block-size: 2.25rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  display: flex;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  gap: ${space(2)};
  min-inline-size: 0;
  padding-inline: ${space(3.5)};
  ${({ $late }) => $late && 'inline-size: min(18rem, 100%);'}

  > svg {
    color: ${color.brand};
    flex: none;
  }

  > span {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${media.phone} {
    background: none;
    block-size: 1.5rem;
    border: 0;
    inline-size: auto;
    padding-inline: 0;
  }
`;

interface SchemeFirstProps {
  /** Undefined while it is not known. */
  readonly price?: ReactNode;
  readonly day?: ReactNode;
}

/** Who issues the certificate under which licence, and what it takes: money, a day, a laptop. */
export const SchemeFirst = ({ price, day }: SchemeFirstProps) => {
  const issuer = useIssuer();
  const { licence } = useBodyFacts();
  return (
    <Frame data-early-moves>
      <p>
        Sertifikat diterbitkan {issuer}
        {licence && `, nomor lisensi ${licenceText(licence)}`}
      </p>
      <Chips aria-label="Biaya, alat, dan jadwal terdekat">
        <Chip>
          <Wallet size={18} aria-hidden="true" />
          {price ? <span>{price}</span> : <SkeletonBlock $width="5rem" $height="0.875rem" aria-hidden="true" />}
        </Chip>
        <Chip>
          <Laptop size={18} aria-hidden="true" />
          <span>Laptop atau komputer</span>
        </Chip>
        <Chip $late>
          <CalendarDays size={18} aria-hidden="true" />
          {day ? <span>{day}</span> : <SkeletonBlock $width="10rem" $height="0.875rem" aria-hidden="true" />}
        </Chip>
      </Chips>
    </Frame>
  );
};
