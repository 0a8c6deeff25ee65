import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ShownProblem } from '../../../domain/exam/question-problem.ts';
import { useCopy } from '../../core/use-copy.ts';
import { useZone } from '../../core/zone-context.ts';
import { CopyButton } from '../../kit/components/button/copy-button.tsx';
import { timeText } from '../../kit/format/date.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import { problemState } from './problem-text.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  padding: 0;
`;

const Item = styled.li<{ $decided: boolean }>`
  border-inline-start: 3px solid ${({ $decided }) => ($decided ? color.positive : color.caution)};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
  padding-inline-start: ${space(3)};

  p:first-child {
    color: ${color.textMuted};
  }
`;

interface ProblemListProps {
  readonly problems: readonly ShownProblem[];
  readonly label?: string;
  readonly action?: (problem: ShownProblem) => ReactNode;
}

const CopyReport = ({ text }: { readonly text: string }) => (
  <CopyButton text={text} copy={useCopy()} label="Salin laporan" />
);

/** Reports with what has become of each. One that the server does not take can be copied or shown. */
export const ProblemList = ({ problems, label = 'Masalah yang Anda laporkan', action }: ProblemListProps) => {
  const zone = useZone();
  return (
    <List aria-label={label}>
      {problems.map((problem) => (
        <Item key={problem.id} $decided={problem.decision !== null}>
          <p>
            {problem.at !== null && `Pukul ${timeText(problem.at, zone)}. `}
            {problem.message}
          </p>
          <p>
            <strong>{problemState(problem)}</strong>
          </p>
          {problem.phase === 'byHand' && !problem.decision && <CopyReport text={problem.message} />}
          {action?.(problem)}
        </Item>
      ))}
    </List>
  );
};
