import { styled } from 'styled-components';
import type { Signature } from '../../../domain/assessment/form-status.ts';
import { useZone } from '../../core/zone-context.ts';
import { longDateTime } from '../../kit/format/date.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';

const Row = styled.div`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

const Party = styled.div`
  border: 1px solid ${color.borderControl};
  display: grid;
  font-size: ${fontSize.small};
  gap: ${space(1)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(3)} ${space(4)};

  img {
    block-size: 5rem;
    inline-size: auto;
    max-inline-size: 100%;
    object-fit: contain;
    object-position: left center;
  }

  ${media.print} {
    img {
      block-size: 3.75rem;
    }
  }
`;

const Empty = styled.p`
  align-content: center;
  block-size: 5rem;
  color: ${color.textMuted};
`;

const Name = styled.p`
  border-block-start: 1px solid ${color.border};
  font-size: ${fontSize.body};
  font-weight: ${fontWeight.semibold};
  overflow-wrap: anywhere;
  padding-block-start: ${space(1.5)};
`;

export interface PaperParty {
  readonly role: string;
  readonly name: string;
  readonly detail?: string | undefined;
  readonly signature: Signature | null;
  readonly unsigned?: string;
}

export const PaperSignatures = ({ parties }: { readonly parties: readonly PaperParty[] }) => {
  const zone = useZone();
  return (
    <Row>
      {parties.map(({ role, name, detail, signature, unsigned = 'Belum ditandatangani' }) => (
        <Party key={role}>
          <p>{role}</p>
          {signature?.image ? (
            <img src={signature.image} alt={`Tanda tangan ${name}`} />
          ) : (
            <Empty>{signature ? 'Ditandatangani secara elektronik' : unsigned}</Empty>
          )}
          <Name>{name || '–'}</Name>
          {detail && <p>{detail}</p>}
          {signature?.signedAt && <p>{longDateTime(signature.signedAt, zone)}</p>}
        </Party>
      ))}
    </Row>
  );
};
