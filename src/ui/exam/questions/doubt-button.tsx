import Flag from 'lucide-react/icons/flag';
import { styled } from 'styled-components';
import type { Question } from '../../../domain/exam/question.ts';
import { buttonLook } from '../../kit/components/button/button-look.ts';
import { media } from '../../kit/theme/media.ts';
import { color } from '../../kit/theme/theme.ts';
import { type AnswerSource, useAnswer } from '../attempt/answer-source.ts';

/** Yellow as in other exam software; the flag and the fill show the state without color. */
const Doubt = styled.button<{ $variant: 'secondary'; $size: 'medium'; $wide: boolean }>`
  ${buttonLook}

  &&[aria-pressed='true'] {
    background: ${color.accent};
    border-color: ${color.accentText};
    color: ${color.onAccent};

    svg {
      fill: currentcolor;
    }
  }

  ${media.forcedColors} {
    &&[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

interface DoubtButtonProps {
  readonly question: Question;
  readonly source: AnswerSource;
  readonly disabled: boolean;
  readonly of: string;
}

export const DoubtButton = ({ question, source, disabled, of }: DoubtButtonProps) => {
  const { doubtful } = useAnswer(source, question.id);
  return (
    <Doubt
      type="button"
      aria-pressed={doubtful}
      aria-describedby={of}
      disabled={disabled}
      onClick={() => source.doubt(question.id, !doubtful)}
      $variant="secondary"
      $size="medium"
      $wide={false}
    >
      <Flag size={18} aria-hidden="true" />
      Ragu-ragu
    </Doubt>
  );
};
