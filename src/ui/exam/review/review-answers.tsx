import { styled } from 'styled-components';
import type { AnswerView } from '../../../domain/exam/answer-record.ts';
import type { Question } from '../../../domain/exam/question.ts';
import { useConfig } from '../../core/config-context.ts';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { Badge } from '../../kit/components/text/badge.tsx';
import { color, fontWeight, radius, space, touchTarget } from '../../kit/theme/theme.ts';
import { optionLetter } from '../questions/option-letter.ts';
import { safeFragment } from '../questions/safe-html.ts';
import { firstWords } from './first-words.ts';
import { ReviewPanel } from './review-panel.tsx';

const Rows = styled.ol`
  list-style: none;

  li + li {
    border-block-start: 1px solid ${color.border};
  }
`;

const Row = styled.button`
  align-items: center;
  background: none;
  border: 0;
  border-radius: ${radius.control};
  display: grid;
  gap: ${space(1)} ${space(4)};
  grid-template-columns: 5rem minmax(0, 1fr) auto;
  inline-size: 100%;
  min-block-size: ${touchTarget};
  padding: ${space(2)};
  text-align: start;

  &:hover {
    background: ${color.brandTint};
  }

  strong {
    color: ${color.brand};
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const Answer = styled.span<{ $empty: boolean }>`
  color: ${({ $empty }) => ($empty ? color.textMuted : 'inherit')};
  overflow-wrap: anywhere;
`;

const answerText = (question: Question, value: string, apiBase: string): string => {
  if (value === '') return 'Belum dijawab';
  const option = question.kind === 'choice' && question.options.find((each) => each.value === value);
  if (!option) return firstWords(value);
  return `${optionLetter(question.options, option)}. ${firstWords(safeFragment(option.html, apiBase).textContent ?? '')}`;
};

interface ReviewAnswersProps {
  readonly questions: readonly Question[];
  readonly answers: ReadonlyMap<string, AnswerView>;
  readonly onGo: (index: number) => void;
}

export const ReviewAnswers = ({ questions, answers, onGo }: ReviewAnswersProps) => {
  const { baseUrl } = useConfig().api;
  return (
    <ReviewPanel title="Jawaban Anda">
      <Rows>
        {questions.map((question, index) => {
          const { value = '', doubtful = false } = answers.get(question.id) ?? {};
          return (
            <li key={question.id}>
              <Row type="button" onClick={() => onGo(index)}>
                <strong>Soal {question.no}</strong>
                <Answer $empty={value === ''}>{answerText(question, value, baseUrl)}</Answer>
                <Cluster as="span" $gap={1} $justify="end">
                  {value === '' && <Badge $tone="caution">Kosong</Badge>}
                  {doubtful && <Badge $tone="accent">Ragu-ragu</Badge>}
                </Cluster>
              </Row>
            </li>
          );
        })}
      </Rows>
    </ReviewPanel>
  );
};
