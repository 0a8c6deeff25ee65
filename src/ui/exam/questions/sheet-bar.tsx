import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Question } from '../../../domain/exam/question.ts';
import { Button } from '../../components/button/button.tsx';
import { Container } from '../../components/layout/container.tsx';
import { barWidth, media } from '../../theme/media.ts';
import { color, space } from '../../theme/theme.ts';
import { DoubtButton } from './doubt-button.tsx';
import { questionIds } from './question-ids.ts';
import type { QuestionRowProps } from './question-row.tsx';

/** Below the questions, where it is not at the foot of the window. */
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

/** All four buttons in one row. */
const Row = styled(Container)`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  justify-content: flex-end;

  &&& button {
    padding-inline: ${space(3.5)};
  }

  ${barWidth.half} {
    gap: ${space(2)};

    &&& button {
      padding-inline: ${space(2.5)};
    }
  }
`;

/** In line with the questions, where the navigator is beside them. */
const Ways = styled.div`
  align-items: center;
  display: flex;
  flex: 1 1 auto;
  gap: ${space(3)};
  justify-content: space-between;

  ${barWidth.half} {
    gap: ${space(2)};
  }
`;

const Review = styled.div<{ $beside: boolean }>`
  margin-inline-end: auto;

  ${media.wide} {
    ${({ $beside }) => $beside && `min-inline-size: min(17rem + ${space(5)}, 22vw);`}
  }
`;

interface SheetBarProps {
  /** The way to the review, always there. */
  readonly review?: ReactNode;
  /** The navigator is beside the questions. */
  readonly beside?: boolean;
  /** The ways through the questions. */
  readonly children?: ReactNode;
}

/** Says how high the foot of the window is as `--foot`: what is fixed there stays above it, and what has the focus too (WCAG 2.4.11). */
const useFootHeight = (): RefObject<HTMLElement | null> => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const foot = ref.current;
    if (!foot) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--foot', `${foot.offsetHeight}px`));
    observer.observe(foot);
    return () => {
      observer.disconnect();
      style.removeProperty('--foot');
    };
  }, []);
  return ref;
};

/** What is always at hand in an exam, below the question: the ways through it. */
export const SheetBar = ({ review, beside = false, children }: SheetBarProps) => (
  <Frame ref={useFootHeight()} aria-label="Langkah ujian">
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
  /** What follows the last question. */
  readonly finish: ReactNode;
};

/** From one question to the one before and the next, and its mark. */
export const SheetWays = ({ questions, current, onGo, finish, sheetId, ...mark }: SheetWaysProps) => {
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
          <Button onClick={() => onGo(current + 1)}>
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
