import { useCallback, useSyncExternalStore } from 'react';
import { css, styled } from 'styled-components';
import type { Question } from '../../../domain/exam/question.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';
import type { AnswerSource } from '../attempt/answer-source.ts';

/** A filled cell is answered and a corner mark means doubtful, so the state does not depend on color. */
export const cellLook = css`
  background: ${color.surfaceRaised};
  border: 1px solid ${color.borderControl};
  color: ${color.text};
  position: relative;

  &[data-mark~='answered'] {
    background: ${color.brand};
    border-color: ${color.brand};
    color: ${color.onBrand};
  }

  &[data-mark~='doubtful']::after {
    align-items: center;
    background: ${color.accent};
    block-size: 1.125rem;
    border: 2px solid ${color.surfaceRaised};
    border-radius: ${radius.pill};
    box-sizing: content-box;
    color: ${color.onAccent};
    content: '?' / '';
    display: flex;
    font-size: 0.75rem;
    font-weight: ${fontWeight.heavy};
    inline-size: 1.125rem;
    inset: -0.375rem -0.375rem auto auto;
    justify-content: center;
    line-height: 1;
    position: absolute;
  }

  ${media.forcedColors} {
    &[data-mark~='answered'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  font-size: ${fontSize.small};
  gap: ${space(2)} ${space(5)};

  li {
    align-items: center;
    display: flex;
    gap: ${space(2.5)};
  }

  strong {
    font-variant-numeric: tabular-nums;
  }

  ${media.wide} {
    display: grid;

    strong {
      margin-inline-start: auto;
    }
  }
`;

const Sample = styled.span`
  ${cellLook}
  block-size: 1.375rem;
  border-radius: 6px;
  flex: none;
  inline-size: 1.375rem;

  &[data-mark~='doubtful']::after {
    inset: -0.3rem -0.5rem auto auto;
  }
`;

const useCounts = (questions: readonly Question[], source: AnswerSource) => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const ends = questions.map(({ id }) => source.subscribe(id, changed));
      return () => {
        for (const end of ends) end();
      };
    },
    [questions, source],
  );
  const counted = useSyncExternalStore(subscribe, () => {
    const views = questions.map(({ id }) => source.read(id));
    return `${views.filter(({ value }) => value !== '').length},${views.filter(({ doubtful }) => doubtful).length}`;
  });
  const [answered = 0, doubtful = 0] = counted.split(',').map(Number);
  return { answered, doubtful, left: questions.length - answered };
};

export const NavigatorLegend = (props: { readonly questions: readonly Question[]; readonly source: AnswerSource }) => {
  const { answered, doubtful, left } = useCounts(props.questions, props.source);
  const rows = [
    ['answered', 'Sudah dijawab', answered],
    ['', 'Belum dijawab', left],
    ['doubtful', 'Ragu-ragu', doubtful],
  ] as const;
  return (
    <List aria-label="Keterangan dan jumlah">
      {rows.map(([mark, title, count]) => (
        <li key={title}>
          <Sample data-mark={mark} aria-hidden="true" />
          {title} <strong>{count}</strong>
        </li>
      ))}
    </List>
  );
};
