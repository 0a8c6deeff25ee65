import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import { Text } from '../../kit/components/text/text.tsx';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import { AwardSeal } from '../../kit/illustrations/award-seal.tsx';
import { media } from '../../kit/theme/media.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { ResultHeading } from './result-heading.tsx';
import { summaryText } from './result-text.ts';

const settle = keyframes`from { rotate: -16deg; scale: 0.8; }`;
const spread = keyframes`
  from { opacity: 0.8; scale: 0.85; }
  to { opacity: 0; scale: 1.5; }
`;

const Frame = styled.section`
  ${raisedPanel}
  background: radial-gradient(ellipse 60% 90% at 50% 0%, ${color.accentTint}, ${color.surfaceRaised});
  display: grid;
  gap: ${space(1)};
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  overflow-wrap: anywhere;
  padding: ${space(6)} ${space(6)} ${space(7)};
  text-align: center;
`;

/* the layout is final before the animation begins, so nothing shifts */
const Seal = styled.div`
  display: grid;
  margin-block-end: ${space(2)};
  position: relative;

  &::before {
    block-size: 5rem;
    border: 2px solid ${color.accent};
    border-radius: 50%;
    content: '';
    inline-size: 5rem;
    inset-block-start: 0;
    inset-inline-start: calc(50% - 2.5rem);
    opacity: 0;
    position: absolute;
  }

  ${media.motion} {
    svg {
      animation: ${settle} 700ms cubic-bezier(0.2, 0.9, 0.3, 1.2);
      transform-origin: 50% 40%;
    }

    &::before {
      animation: ${spread} 900ms 250ms ease-out;
    }
  }
`;

const Name = styled.p`
  color: ${color.brandStrong};
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.bold};
  line-height: 1.25;
`;

interface ResultMomentProps {
  readonly result: AssessmentResult;
  readonly recommended: boolean;
  readonly number: string | null;
  readonly feedbackGiven: boolean;
}

export const ResultMoment = ({ result, recommended, number, feedbackGiven }: ResultMomentProps) => {
  const heading = useId();
  return (
    <Frame aria-labelledby={heading}>
      {!recommended && (
        <Seal>
          <AwardSeal />
        </Seal>
      )}
      <ResultHeading id={heading} result={result} recommended={recommended} />
      {result.candidate !== '' && <Name>{result.candidate}</Name>}
      <Text $size="lead" $weight="semibold">
        {schemeTitle(result.scheme)}
      </Text>
      <Text $tone="textMuted">{summaryText(result, recommended)}</Text>
      {!result.acknowledged && !result.reassessment && (
        <Text $tone="textMuted">
          Berikutnya: terima hasil ini{!feedbackGiven && ', isi umpan balik'}, lalu{' '}
          {recommended ? 'lembaga sertifikasi memutuskan.' : 'sertifikat Anda dibuat.'}
        </Text>
      )}
      {number !== null && <Text $tone="textMuted">Nomor sertifikat {number}</Text>}
    </Frame>
  );
};
