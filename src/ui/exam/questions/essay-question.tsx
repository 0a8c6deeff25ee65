import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { EssayQuestion as Question } from '../../../domain/exam/question.ts';
import { useLooks } from '../../forms/use-looks.ts';
import { politely } from '../../kit/components/feedback/politely.ts';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { grouped } from '../../kit/components/text/grouped.ts';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { media } from '../../kit/theme/media.ts';
import { controlFrame } from '../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import type { QuestionIds } from './question-ids.ts';

const Input = styled.textarea`
  ${controlFrame}
  field-sizing: content;
  font-size: calc(1em * var(--question-scale, 1));
  inline-size: 100%;
  line-height: 1.6;
  max-block-size: max(11rem, 100dvh - 14rem); /* fits between the header and the bar at the foot of the window */
  min-block-size: 11rem;
  overflow: auto;
  padding: ${space(3)} ${space(3.5)};

  ${media.low} {
    max-block-size: max(5.5rem, 100dvh - 12rem);
    min-block-size: clamp(5.5rem, 28dvh, 11rem);
    padding-block: ${space(1.5)};
  }

  &:read-only {
    background: ${color.surfaceSunken};
    resize: none;
  }
`;

const Count = styled.p<{ $over: boolean }>`
  color: ${({ $over }) => ($over ? color.critical : color.textMuted)};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $over }) => ($over ? fontWeight.semibold : fontWeight.regular)};
`;

const pairs = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
/** Counts a surrogate pair, such as an emoji, as one character. */
const charactersOf = (text: string): number => text.length - (text.match(pairs)?.length ?? 0);

const countText = (count: number, longest: number | null): string => {
  if (longest === null) return `${grouped(count)} karakter`;
  const said = `${grouped(count)} dari ${grouped(longest)} karakter`;
  return count > longest ? `${said} · lebih ${grouped(count - longest)} karakter` : said;
};

export interface EssayQuestionProps {
  readonly question: Question;
  readonly ids: QuestionIds;
  readonly value: string;
  readonly disabled: boolean;
  readonly onAnswer: (value: string) => void;
}

/**
 * Uncontrolled: writes only values that were not typed here, such as a version from another device.
 * No `defaultValue`, because React would write the whole text again on each keystroke.
 */
export const EssayQuestion = ({ question, ids, value, disabled, onAnswer }: EssayQuestionProps) => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const known = useRef('');
  const [count, setCount] = useState(() => charactersOf(value));

  // biome-ignore lint/correctness/useExhaustiveDependencies: when `disabled` changes, a letter that was typed too late to be accepted is removed
  useLayoutEffect(() => {
    if (!field.current || value === known.current) return;
    known.current = value;
    field.current.value = value;
    setCount(charactersOf(value));
  }, [value, disabled]);

  const typed = (text: string) => {
    known.current = text;
    setCount(charactersOf(text));
    onAnswer(text);
  };
  const look = (input: HTMLTextAreaElement | null) => {
    if (input && !disabled && input.value !== known.current) typed(input.value);
  };
  useLooks(() => look(field.current));
  const lookAtEnd = useEffectEvent(look);
  useLayoutEffect(() => {
    const input = field.current;
    return () => lookAtEnd(input);
  }, []);
  const { longest } = question;
  const over = longest !== null && count > longest;
  return (
    <Stack $gap={1.5}>
      <Input
        ref={field}
        readOnly={disabled}
        rows={6}
        spellCheck={false}
        aria-labelledby={ids.text}
        aria-describedby={id}
        {...(over && { 'aria-invalid': true })}
        onChange={(event) => typed(event.currentTarget.value)}
      />
      <Count id={id} $over={over}>
        {countText(count, longest)}
      </Count>
      <VisuallyHidden {...politely}>
        {over ? 'Jawaban melebihi batas panjang. Persingkat sebelum ujian dikumpulkan.' : ''}
      </VisuallyHidden>
    </Stack>
  );
};
