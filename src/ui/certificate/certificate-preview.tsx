import { styled } from 'styled-components';
import { shownName } from '../../domain/account/candidate.ts';
import type { CertificateFacts } from '../../domain/certificate/certificate.ts';
import { useIssuer } from '../core/body/body-facts.ts';
import { useSession } from '../core/session/session-view.ts';
import { longDate, placeless } from '../kit/format/date.ts';
import { AwardSeal } from '../kit/illustrations/award-seal.tsx';
import { color, fontSize, fontWeight, radius, space } from '../kit/theme/theme.ts';

const Figure = styled.figure`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);

  figcaption {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

/* the proportions of A4, which a long name may exceed */
const Sheet = styled.div`
  align-content: center;
  background: linear-gradient(160deg, ${color.surfaceRaised} 55%, ${color.accentTint});
  border: 5px double ${color.brandStrong};
  container-type: inline-size;
  color: ${color.brandStrong};
  display: grid;
  gap: ${space(0.5)};
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  line-height: 1.35;
  min-block-size: 13.5rem;
  outline: 1px solid ${color.accent};
  outline-offset: -10px;
  overflow: hidden;
  overflow-wrap: anywhere;
  padding: ${space(5)};
  position: relative;
  text-align: center;

  p {
    font-size: 0.75rem;
    position: relative;
  }

  p[data-part='title'] {
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.heavy};
    letter-spacing: 0.06em;
  }

  p[data-part='name'] {
    font-size: ${fontSize.lead};
    font-weight: ${fontWeight.bold};
    line-height: 1.2;
    margin-block-start: ${space(2)};
  }

  p[data-part='scheme'] {
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.semibold};
  }
`;

/* in a corner beside the seal, where no text runs, so that nobody mistakes the preview for the certificate */
const Mark = styled.span`
  border: 2px solid;
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font-size: 0.75rem;
  font-weight: ${fontWeight.heavy};
  inset-block-start: ${space(5)};
  inset-inline-start: ${space(5)};
  letter-spacing: 0.08em;
  line-height: 1;
  padding: ${space(1)};
  position: absolute;
  white-space: nowrap;
`;

const Ended = styled(Mark)`
  color: ${color.critical};
  inset-inline: auto ${space(5)};
  transform: rotate(8deg);
`;

interface CertificatePreviewProps {
  readonly scheme: string;
  readonly facts: CertificateFacts;
  readonly ended: boolean;
}

export const CertificatePreview = ({ scheme, facts: { number, validUntil }, ended }: CertificatePreviewProps) => {
  const issuer = useIssuer();
  const { candidate } = useSession();
  const holder = candidate && shownName(candidate);
  const label = `Pratinjau sertifikat ${scheme}${holder ? ` atas nama ${holder}` : ''}${ended ? ', sudah berakhir' : ''}`;
  return (
    <Figure>
      <Sheet role="img" aria-label={label}>
        <Mark>PRATINJAU</Mark>
        {ended && <Ended>BERAKHIR</Ended>}
        <AwardSeal size={36} />
        <p data-part="title">SERTIFIKAT KOMPETENSI</p>
        {number && <p>No. {number}</p>}
        {holder && <p data-part="name">{holder}</p>}
        <p data-part="scheme">{scheme}</p>
        {validUntil && <p>Berlaku sampai {longDate(validUntil, placeless)}</p>}
        <p>{issuer}</p>
      </Sheet>
      <figcaption>Pratinjau dari data di portal, bukan sertifikatnya. Yang sah adalah file PDF.</figcaption>
    </Figure>
  );
};
