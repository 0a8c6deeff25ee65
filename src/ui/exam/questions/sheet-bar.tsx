import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Question } from '../../../domain/exam/question.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Container } from '../../kit/components/layout/container.tsx';
import { barWidth, media } from '../../kit/theme/media.ts';
import { color, space, touchTarget } from '../../kit/theme/theme.ts';
import { useStuckHeight } from '../public/exam-bar.tsx';
import { DoubtButton } from './doubt-button.tsx';
import { questionIds } from './question-ids.ts';
import type { QuestionRowProps } from './question-row.tsx';

/** Outside of the exam layout, the bar is in the grid of the questions and takes their column. */
const Frame = styled.section`
  background: ${color.surfaceRaised};
  border-block-start: 1px solid ${color.border};
  grid-column: -2 / -1;
  padding-block: ${space(2)};

  ${media.low} {
    padding-block: ${space(1)};
  }

  ${media.print} {
    display: none;
  }
`;

const Row = styled(Container)`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  justify-content: flex-end;

  &&& button {
    padding-inline: ${space(3.5)};
  }

  ${media.low} {
    &&& button {
      min-block-size: 2.5rem;
    }
  }

  ${media.touch} {
    &&& button {
      min-block-size: ${touchTarget};
    }
  }

  ${barWidth.half} {
    gap: ${space(2)};

    &&& button {
      padding-inline: ${space(2.5)};
    }
  }
`;

const Ways = styled.div`
  align-items: center;
  display: flex;
  flex: 1 1 auto;
  gap: ${space(3)};
  justify-content: space-between;

  ${barWidth.half} {
    gap: ${space(2)};
  }

  ${barWidth.third} {
    flex-wrap: wrap;
  }
`;

const Review = styled.div<{ $beside: boolean }>`
  margin-inline-end: auto;

  ${media.wide} {
    ${({ $beside }) => $beside && `min-inline-size: min(17rem + ${space(5)}, 22vw);`}
  }
`;

interface SheetBarProps {
  readonly review?: ReactNode;
  readonly beside?: boolean;
  readonly children?: ReactNode;
}

export const SheetBar = ({ review, beside = false, children }: SheetBarProps) => (
  <Frame ref={useStuckHeight('foot', 1 / 4)} aria-label="Langkah ujian">
    <Row>
      {review && <Review $beside={beside}>{review}</Review>}
      {children}
    </Row>
  </Frame>
);

type SheetWaysProps = Omit<QuestionRowProps, 'question' | 'total' | 'inList'> & {
  readonly questions: readonly Question[];
  readonly current: number;
  readonly onGo: (index: number) => void;
  readonly finish: ReactNode;
  readonly secondary?: boolean;
};

export const SheetWays = ({ questions, current, onGo, finish, secondary, sheetId, ...mark }: SheetWaysProps) => {
  const question = questions[current];
  if (!question) return null;
  return (
    <Ways>
      <div>
        {current > 0 && (
          <Button variant="secondary" onClick={() => onGo(current - 1)}>
            <ArrowLeft size={18} aria-hidden="true" />
            Sebelumnya
          </Button>
        )}
      </div>
      <DoubtButton key={question.id} question={question} of={questionIds(sheetId, question.no).heading} {...mark} />
      <div>
        {current < questions.length - 1 ? (
          <Button variant={secondary ? 'secondary' : 'primary'} onClick={() => onGo(current + 1)}>
            Berikutnya
            <ArrowRight size={18} aria-hidden="true" />
          </Button>
        ) : (
          finish
        )}
      </div>
    </Ways>
  );
};
