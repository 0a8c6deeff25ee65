import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { Question } from '../../../domain/exam/question.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontWeight, radius, space, touchTarget } from '../../kit/theme/theme.ts';
import type { AnswerSource } from '../attempt/answer-source.ts';
import { cellLook } from './navigator-legend.tsx';

const mostAtOnce = 60;

const Cells = styled.ol<{ $long: boolean }>`
  display: grid;
  gap: ${space(1.5)};
  grid-template-columns: repeat(auto-fill, minmax(2.25rem, 1fr));
  list-style: none;
  padding: ${space(1.5)} 0; /* room for the marks and the focus ring */
  position: relative;

  ${media.touch} {
    grid-template-columns: repeat(auto-fill, minmax(${touchTarget}, 1fr));
  }

  ${({ $long }) =>
    $long &&
    `
    max-block-size: max(8rem, calc(100dvh - 22rem));
    overflow: hidden auto;
    overscroll-behavior: contain;
    padding-inline: ${space(1.5)};
  `}
`;

const Cell = styled.button`
  ${cellLook}
  block-size: 2.25rem;
  border-radius: ${radius.control};
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.semibold};
  inline-size: 100%;
  padding: 0;

  ${media.touch} {
    block-size: ${touchTarget};
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.brand};
    }
  }

  &[aria-current] {
    box-shadow: 0 0 0 2px ${color.surfaceRaised}, 0 0 0 4px ${color.brand};
  }

  ${media.forcedColors} {
    &[aria-current] {
      outline: 3px solid Highlight;
      outline-offset: 1px;
    }
  }
`;

interface CellProps {
  readonly id: string;
  readonly no: number;
  readonly index: number;
  readonly source: AnswerSource;
  readonly current: boolean;
  readonly onGo: (index: number) => void;
}

const saidOf = (mark: string) =>
  (mark.includes('answered') ? 'sudah dijawab' : 'belum dijawab') + (mark.includes('doubtful') ? ', ragu-ragu' : '');

const focusRing = 8;

const NavigatorCell = memo(({ id, no, index, source, current, onGo }: CellProps) => {
  const ref = useRef<HTMLButtonElement>(null);
  const subscribe = useCallback((changed: () => void) => source.subscribe(id, changed), [source, id]);
  const mark = useSyncExternalStore(subscribe, () => {
    const { value, doubtful } = source.read(id);
    return `${value === '' ? '' : 'answered'} ${doubtful ? 'doubtful' : ''}`;
  });
  useEffect(() => {
    const cell = ref.current;
    const cells = cell?.closest('ol');
    if (!current || !cell || !cells) return;
    // scrolls the list, never the page
    const { top, bottom } = cell.getBoundingClientRect();
    const seen = cells.getBoundingClientRect();
    if (top - focusRing < seen.top) cells.scrollTop -= seen.top - top + focusRing;
    else if (bottom + focusRing > seen.bottom) cells.scrollTop += bottom - seen.bottom + focusRing;
  }, [current]);
  return (
    <li>
      <Cell
        ref={ref}
        type="button"
        data-mark={mark}
        aria-label={`Soal ${no}, ${saidOf(mark)}`}
        {...(current && { 'aria-current': 'true' })}
        tabIndex={current ? 0 : -1}
        onClick={() => onGo(index)}
      >
        {no}
      </Cell>
    </li>
  );
});

const neighbour = (cells: readonly HTMLElement[], from: number, key: string): number => {
  const columns = cells.filter(({ offsetTop }) => offsetTop === cells[0]?.offsetTop).length;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -from,
    End: cells.length - 1 - from,
  };
  return from + (steps[key] ?? 0);
};

export interface NavigatorNumbersProps {
  readonly questions: readonly Question[];
  readonly source: AnswerSource;
  readonly current: number;
  readonly onGo: (index: number) => void;
}

export const NavigatorNumbers = memo(({ questions, source, current, onGo }: NavigatorNumbersProps) => {
  const move = (event: KeyboardEvent<HTMLOListElement>) => {
    const cells = Array.from(event.currentTarget.querySelectorAll('button'));
    const from = cells.findIndex((each) => each.matches(':focus'));
    const to = neighbour(cells, from, event.key);
    if (from < 0 || to === from || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    cells[to]?.focus();
  };
  return (
    <Cells $long={questions.length > mostAtOnce} onKeyDown={move}>
      {questions.map(({ id, no }, index) => (
        <NavigatorCell key={id} id={id} no={no} index={index} source={source} current={index === current} onGo={onGo} />
      ))}
    </Cells>
  );
});
