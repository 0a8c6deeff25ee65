import Strikethrough from 'lucide-react/icons/strikethrough';
import { use } from 'react';
import { styled } from 'styled-components';
import type { Option } from '../../../domain/exam/question.ts';
import { IconButton } from '../../kit/components/button/icon-button.tsx';
import { media } from '../../kit/theme/media.ts';
import { color, touchTarget } from '../../kit/theme/theme.ts';
import { ExamHelpsContext, useQuestionHelps } from './helps-context.ts';

const Strike = styled(IconButton)`
  align-self: center;
  color: ${color.textMuted};

  &[aria-pressed='true'] {
    background: ${color.surfaceSunken};
    border-color: ${color.borderControl};
    color: ${color.text};
  }

  ${media.low} {
    block-size: 2.25rem;
    inline-size: 2.25rem;
  }

  ${media.touch} {
    block-size: ${touchTarget};
    inline-size: ${touchTarget};
  }

  ${media.forcedColors} {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

interface StrikeButtonProps {
  readonly questionId: string;
  readonly option: Option;
  readonly letter: string;
}

export const StrikeButton = ({ questionId, option, letter }: StrikeButtonProps) => {
  const shown = use(ExamHelpsContext);
  const isStruck = useQuestionHelps(questionId).struck.includes(option.value);
  return (
    <Strike
      label={`Coret pilihan ${letter}`}
      aria-pressed={isStruck}
      onClick={() => {
        shown?.helps.strike(questionId, option.value, !isStruck);
        shown?.say(isStruck ? `Coretan pilihan ${letter} dihapus.` : `Pilihan ${letter} dicoret.`);
      }}
    >
      <Strikethrough size={18} aria-hidden="true" />
    </Strike>
  );
};
