import { styled } from 'styled-components';
import { color, fontSize, fontWeight } from '../../theme/theme.ts';
import { verdictText } from './result-text.ts';

const Heading = styled.h2<{ $large: boolean }>`
  color: ${color.brandStrong};
  font-size: ${({ $large }) => fontSize[$large ? 'display' : 'heading']};
  font-weight: ${fontWeight.heavy};
  line-height: 1.2;
`;

const Label = styled.span`
  color: ${color.textMuted};
  display: block;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  line-height: 1.5;
`;

export const ResultHeading = ({ id, competent }: { readonly id: string; readonly competent: boolean | null }) => (
  <Heading id={id} $large={competent === true}>
    <Label>{competent ? `Rekomendasi asesor: ${verdictText(competent)}` : 'Rekomendasi asesor'}</Label>{' '}
    {competent ? 'Selamat, Anda kompeten' : verdictText(competent)}
  </Heading>
);
