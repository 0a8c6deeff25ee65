import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { Question } from '../../../domain/exam/question.ts';
import type { ReviewedQuestion } from '../../../domain/exam/review-facts.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, radius, space } from '../../kit/theme/theme.ts';

const Panel = styled.section`
  ${raisedPanel}
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(5)} ${space(6)};

  h2 {
    font-size: ${fontSize.lead};
  }

  > p {
    color: ${color.textMuted};
  }
`;

const Numbers = styled.ul`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
`;

const Jump = styled.button`
  background: ${color.surfaceRaised};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  color: ${color.brand};
  font-variant-numeric: tabular-nums;
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: ${space(1)} ${space(2)};

  &:hover {
    background: ${color.brandTint};
    border-color: ${color.brand};
  }
`;

interface ReviewPanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const ReviewPanel = ({ title, children }: ReviewPanelProps) => {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Panel>
  );
};

interface JumpsProps {
  readonly questions: readonly ReviewedQuestion[];
  readonly name?: (question: Pick<Question, 'no'>) => string;
  readonly onGo: (index: number) => void;
}

const questionName = ({ no }: Pick<Question, 'no'>): string => `Soal ${no}`;

export const Jumps = ({ questions, name = questionName, onGo }: JumpsProps) => (
  <Numbers>
    {questions.map(({ question, index }) => (
      <li key={question.id}>
        <Jump type="button" onClick={() => onGo(index)}>
          {name(question)}
        </Jump>
      </li>
    ))}
  </Numbers>
);
