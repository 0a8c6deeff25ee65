import { BadgeCheck, ClipboardList } from 'lucide-react';
import { styled } from 'styled-components';
import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import { media } from '../../theme/media.ts';
import { color, fontSize, fontWeight, radius, space } from '../../theme/theme.ts';
import { summaryText, verdictText } from './result-text.ts';

const looks = {
  competent: [color.positive, color.positiveTint],
  notYet: [color.brand, color.brandTint],
} as const;

const Frame = styled.section<{ $look: keyof typeof looks }>`
  align-items: center;
  background: ${({ $look }) => looks[$look][1]};
  border: 1px solid ${({ $look }) => looks[$look][0]};
  border-radius: ${radius.card};
  display: flex;
  gap: ${space(4)};
  padding: ${space(4)} ${space(5)};

  svg {
    color: ${({ $look }) => looks[$look][0]};
  }

  h2 {
    color: ${({ $look }) => looks[$look][0]};
    font-size: ${fontSize.heading};
    line-height: 1.2;
  }

  ${media.print} {
    break-inside: avoid;
    padding: 6pt 10pt;

    h2 {
      font-size: 15pt;
    }
  }
`;

const Label = styled.span`
  color: ${color.text};
  display: block;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
`;

/** "Not yet competent" uses the brand color instead of an alarm color. */
export const ResultVerdict = ({ result }: { readonly result: AssessmentResult }) => {
  const Icon = result.competent ? BadgeCheck : ClipboardList;
  return (
    <Frame $look={result.competent ? 'competent' : 'notYet'}>
      <Icon size={40} aria-hidden="true" />
      <div>
        <h2>
          <Label>Rekomendasi asesor</Label> {verdictText(result.competent)}
        </h2>
        <p>{summaryText(result)}</p>
      </div>
    </Frame>
  );
};
