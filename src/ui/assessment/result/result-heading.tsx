import { styled } from 'styled-components';
import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import { color, fontSize, fontWeight } from '../../kit/theme/theme.ts';
import { recommendedText } from '../public/next-step/recommended-text.ts';
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

interface ResultHeadingProps {
  readonly id: string;
  readonly result: AssessmentResult;
  readonly recommended: boolean;
}

/** `recommended`: the body has not decided yet. */
export const ResultHeading = ({ id, result: { competent, recommendation }, recommended }: ResultHeadingProps) => {
  const who = recommendation && !recommended ? 'Keputusan lembaga sertifikasi' : 'Rekomendasi asesor';
  const isAward = competent === true && !recommended;
  return (
    <Heading id={id} $large={isAward}>
      <Label>{isAward ? `${who}: ${verdictText(competent)}` : who}</Label>{' '}
      {isAward ? 'Selamat, Anda kompeten' : recommended ? recommendedText(competent) : verdictText(competent)}
    </Heading>
  );
};
