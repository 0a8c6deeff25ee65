import type { CSSProperties } from 'react';
import { css, styled } from 'styled-components';
import { noHelps } from '../../../domain/exam/exam-helps.ts';
import type { Option, ChoiceQuestion as Question } from '../../../domain/exam/question.ts';
import { media } from '../../kit/theme/media.ts';
import { ringAround, seeThrough } from '../../kit/theme/surfaces.ts';
import { color, duration, fontSize, fontWeight, radius, space, touchTarget } from '../../kit/theme/theme.ts';
import { useHelps } from '../helps/helps-context.ts';
import { StrikeButton } from '../helps/strike-button.tsx';
import { optionLetter } from './option-letter.ts';
import { QuestionHtml } from './question-html.tsx';
import type { QuestionIds } from './question-ids.ts';

const Options = styled.fieldset`
  display: grid;
  font-size: calc(1em * var(--question-scale, 1));
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);

  ${media.laptop} {
    gap: ${space(1.5)};
  }

  /* Two columns if the longest option then takes at most two lines. */
  ${media.low} {
    grid-template-columns: repeat(auto-fit, minmax(max(40%, min(100%, 4.5rem + var(--longest) * 0.3em)), 1fr));
  }
`;

const tooLong = 999;

/** The number of letters of an option, for its width; more than fit into half of a row if it shows more than a line of text. */
const lengthOf = ({ html }: Option): number =>
  /<(img|table|pre|figure|br|p|div|li)\b/i.test(html) ? tooLong : html.replace(/<[^>]*>/g, '').length;

/** An option, with the button that strikes it out beside it. */
const Line = styled.div<{ $strikes: boolean }>`
  display: grid;
  gap: ${space(1)};
  grid-template-columns: minmax(0, 1fr) ${({ $strikes }) => $strikes && 'auto'};
`;

const Choice = styled.label`
  align-content: center;
  align-items: start;
  background: ${color.surfaceRaised};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  cursor: pointer;
  display: grid;
  gap: ${space(3)};
  grid-template-columns: auto minmax(0, 1fr);
  min-block-size: ${touchTarget};
  padding: ${space(1.25)} ${space(3)};
  position: relative;
  transition: background-color ${duration.fast}, border-color ${duration.fast};

  ${media.low} {
    min-block-size: 2.25rem;
    padding-block: ${space(0.75)};
  }

  ${media.touch} {
    min-block-size: ${touchTarget};
  }

  ${media.hover} {
    &:hover:not([data-disabled='true']) {
      border-color: ${color.brand};
    }
  }

  &[data-disabled='true'] {
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    cursor: default;
  }

  &[data-checked='true'] {
    background: ${color.brandTint};
    border-color: ${color.brand};
    box-shadow: inset 0 0 0 1px ${color.brand};
    color: inherit;
  }

  ${ringAround}
`;

const struckOut = css`
  color: ${color.textMuted};
  text-decoration: line-through 2px;

  img {
    opacity: 0.5;
  }
`;

const Input = styled.input`
  ${seeThrough}
`;

const Letter = styled.span`
  align-items: center;
  border: 2px solid ${color.borderControl};
  border-radius: ${radius.pill};
  block-size: 2rem;
  display: flex;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.bold};
  inline-size: 2rem;
  justify-content: center;

  ${media.low} {
    block-size: 1.75rem;
    inline-size: 1.75rem;
  }

  :checked + & {
    background: ${color.brand};
    border-color: ${color.brand};
    color: ${color.onBrand};
  }

  :checked:disabled + & {
    background: ${color.textMuted};
    border-color: ${color.textMuted};
  }

  ${media.forcedColors} {
    :checked + & {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const Words = styled.span<{ $struck: boolean }>`
  align-self: center;
  ${({ $struck }) => $struck && struckOut}
  min-inline-size: 0;
  position: relative;
`;

export interface ChoiceQuestionProps {
  readonly question: Question;
  readonly ids: QuestionIds;
  readonly value: string;
  readonly disabled: boolean;
  readonly onAnswer: (value: string) => void;
}

/** An answer can be changed but not cleared. A struck option can be chosen. */
export const ChoiceQuestion = ({ question, ids, value, disabled, onAnswer }: ChoiceQuestionProps) => {
  const strikes = useHelps(({ settings }) => settings.strikes);
  const { struck } = useHelps(({ questions }) => questions.get(question.id) ?? noHelps);
  return (
    <Options
      role="radiogroup"
      aria-labelledby={ids.text}
      disabled={disabled}
      style={{ '--longest': Math.max(...question.options.map(lengthOf)) } as CSSProperties}
    >
      {strikes && (
        <span id={ids.struck} hidden>
          Dicoret
        </span>
      )}
      {question.options.map((option, index) => {
        const letter = optionLetter(question.options, option);
        const isStruck = strikes && option.value !== value && struck.includes(option.value);
        return (
          <Line key={option.value} $strikes={strikes}>
            <Choice data-checked={option.value === value} data-disabled={disabled}>
              <Input
                type="radio"
                id={ids.option(index)}
                name={ids.text}
                value={option.value}
                checked={option.value === value}
                onChange={() => onAnswer(option.value)}
                {...(isStruck && { 'aria-describedby': ids.struck })}
              />
              <Letter>{letter}</Letter>
              <Words $struck={isStruck} data-words>
                <QuestionHtml html={option.html} inline />
              </Words>
            </Choice>
            {strikes && <StrikeButton questionId={question.id} option={option} letter={letter} />}
          </Line>
        );
      })}
    </Options>
  );
};
