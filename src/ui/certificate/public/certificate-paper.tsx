import { css, styled } from 'styled-components';
import type { CertificateFacts } from '../../../domain/certificate/certificate.ts';
import { useBodyFacts, useIssuer } from '../../core/body/body-facts.ts';
import { longDate, placeless } from '../../kit/format/date.ts';
import { AwardSeal } from '../../kit/illustrations/award-seal.tsx';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';

/** The state of the certificate. The paper carries a stamp for every state but `valid`. */
export type PaperState = 'valid' | 'expired' | 'revoked' | 'unknown';

const stamps: Readonly<Record<PaperState, string | null>> = {
  valid: null,
  expired: 'BERAKHIR',
  revoked: 'DICABUT',
  unknown: 'BELUM PASTI',
};

const spoken: Readonly<Record<PaperState, string>> = {
  valid: '',
  expired: ', sudah berakhir',
  revoked: ', sudah dicabut',
  unknown: ', statusnya belum pasti',
};

const Figure = styled.figure`
  container-type: inline-size;
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;

  figcaption {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

const valid = css`
  background: linear-gradient(160deg, ${color.surfaceRaised} 55%, ${color.accentTint});
  border-color: ${color.brandStrong};
  color: ${color.brandStrong};
  outline-color: ${color.accent};
`;

const notValid = css`
  background: ${color.surfaceSunken};
  border-color: ${color.borderControl};
  color: ${color.textMuted};
  outline-color: ${color.border};
`;

/** The proportions of A4, which long texts may exceed; on low windows only as high as its words, so that the buttons stay in view. */
const Sheet = styled.div<{ $valid: boolean }>`
  align-content: space-evenly;
  aspect-ratio: 297 / 210;
  border: 5px double;
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  line-height: 1.35;
  outline: 1px solid;
  outline-offset: -10px;
  overflow-wrap: anywhere;
  padding: ${space(5)} ${space(5)} ${space(6)};
  position: relative;
  text-align: center;
  ${({ $valid }) => ($valid ? valid : notValid)}

  p > span {
    display: block;
  }

  p {
    font-size: clamp(0.75rem, 2.6cqi, 0.875rem);
  }

  p[data-part='title'] {
    font-size: clamp(0.875rem, 4.2cqi, 1.375rem);
    font-weight: ${fontWeight.heavy};
    letter-spacing: 0.08em;
  }

  p[data-part='name'] {
    font-size: clamp(1.125rem, 5.4cqi, 1.75rem);
    font-weight: ${fontWeight.bold};
    line-height: 1.2;
  }

  p[data-part='scheme'] {
    font-size: clamp(0.875rem, 3.2cqi, 1.0625rem);
    font-weight: ${fontWeight.semibold};
  }

  ${media.laptop} {
    aspect-ratio: auto;
    gap: ${space(1)};
    padding-block: ${space(4)} ${space(5)};
  }
`;

const Foot = styled.div`
  align-items: end;
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  inline-size: 100%;

  b {
    display: block;
    font-weight: ${fontWeight.semibold};
    text-wrap: balance;
  }

  /* where one date would break, the other one breaks too */
  @container (max-width: 28rem) {
    b {
      margin-inline: auto;
      max-inline-size: 9em;
    }
  }
`;

/* a line of its own, so that nobody mistakes the picture for the certificate */
const Head = styled.div`
  align-items: start;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  inline-size: 100%;
  justify-content: space-between;
`;

const Mark = styled.span`
  border: 1px solid;
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font-size: 0.6875rem;
  font-weight: ${fontWeight.bold};
  letter-spacing: 0.08em;
  line-height: 1;
  padding: ${space(1)};
  white-space: nowrap;
`;

const Stamp = styled.span<{ $state: PaperState }>`
  border: 3px solid;
  border-radius: ${radius.control};
  color: ${({ $state }) => ($state === 'revoked' ? color.critical : $state === 'expired' ? color.caution : color.brand)};
  background: ${color.surfaceRaised};
  font-size: clamp(0.875rem, 4cqi, 1.25rem);
  font-weight: ${fontWeight.heavy};
  letter-spacing: 0.08em;
  line-height: 1;
  padding: ${space(1.5)} ${space(2.5)};
  rotate: 6deg;
  white-space: nowrap;
`;

interface CertificatePaperProps {
  readonly scheme: string;
  readonly holder: string | null | undefined;
  readonly facts: CertificateFacts;
  readonly state: PaperState;
  readonly caption: string;
}

/** A picture of a certificate, drawn from its data; never the document itself, which is a signed PDF. */
export const CertificatePaper = ({ scheme, holder, facts, state, caption }: CertificatePaperProps) => {
  const { number, issuedAt, validUntil } = facts;
  const issuer = useIssuer();
  const { licence } = useBodyFacts();
  const stamp = stamps[state];
  const label = `Pratinjau sertifikat ${scheme}${holder ? ` atas nama ${holder}` : ''}${spoken[state]}`;
  return (
    <Figure>
      <Sheet role="img" aria-label={label} $valid={state === 'valid'}>
        <Head>
          <Mark>PRATINJAU</Mark>
          {stamp && <Stamp $state={state}>{stamp}</Stamp>}
        </Head>
        <p data-part="title">SERTIFIKAT KOMPETENSI</p>
        {number && <p>No. {number}</p>}
        {holder && <p data-part="name">{holder}</p>}
        <p data-part="scheme">{scheme}</p>
        <Foot>
          <p>
            {issuedAt && (
              <>
                Diterbitkan <b>{longDate(issuedAt, placeless)}</b>
              </>
            )}
          </p>
          <AwardSeal size={56} state={state === 'valid' || state === 'unknown' ? state : 'void'} />
          <p>
            {validUntil && (
              <>
                Berlaku sampai <b>{longDate(validUntil, placeless)}</b>
              </>
            )}
          </p>
        </Foot>
        <p>
          {issuer}
          {licence && <span>{licence}</span>}
        </p>
      </Sheet>
      <figcaption>{caption}</figcaption>
    </Figure>
  );
};
