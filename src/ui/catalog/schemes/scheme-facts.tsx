import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Scheme } from '../../../domain/catalog/scheme.ts';
import { Rating } from '../../components/choice/rating.tsx';
import { DescriptionList } from '../../components/layout/description-list.tsx';
import { readingWidth, space } from '../../theme/theme.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space(6)};
`;

const Description = styled.p`
  max-inline-size: ${readingWidth};
`;

const fact = (title: string, content: ReactNode) => (content ? [{ title, content }] : []);

const countUnits = (units: Scheme['units']) => units.length > 0 && `${units.length} unit kompetensi`;

/** What a scheme is, in a paragraph and in facts; facts that the server does not give are left out. */
export const SchemeFacts = ({ scheme }: { scheme: Scheme }) => (
  <Frame>
    {scheme.description && <Description>{scheme.description}</Description>}
    <DescriptionList
      items={[
        ...fact('Bidang', scheme.field.name),
        ...fact('Nomor skema', scheme.number),
        ...fact('Jenis skema', scheme.kind),
        ...fact('Acuan standar', scheme.standard),
        ...fact('Cakupan', countUnits(scheme.units)),
        ...fact(
          'Penilaian',
          scheme.reviewCount > 0 && <Rating value={scheme.rating} count={scheme.reviewCount} showValue />,
        ),
      ]}
    />
  </Frame>
);
