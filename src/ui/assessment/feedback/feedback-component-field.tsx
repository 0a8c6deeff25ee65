import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { noteLength } from '../../../domain/assessment/feedback.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { color, space } from '../../kit/theme/theme.ts';
import { CountedText, type CountedTextProps } from '../counted-text.tsx';
import { YesNoQuestion, type YesNoQuestionProps } from '../yes-no-question.tsx';

const Frame = styled.li`
  border-block-start: 1px solid ${color.border};
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  padding-block-start: ${space(5)};

  > fieldset,
  > div {
    justify-self: stretch;
  }
`;

export interface FeedbackComponentFieldProps {
  readonly number: number;
  readonly question: YesNoQuestionProps;
  readonly note: Omit<CountedTextProps, 'label' | 'most'>;
}

export const FeedbackComponentField = ({ number, question, note }: FeedbackComponentFieldProps) => {
  const [wanted, setWanted] = useState(false);
  const frame = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (wanted) frame.current?.querySelector('textarea')?.focus();
  }, [wanted]);
  return (
    <Frame ref={frame}>
      <YesNoQuestion {...question} label={`${number}. ${question.label}`} />
      {wanted || note.text !== '' ? (
        <CountedText {...note} label={`Catatan untuk komponen ${number}`} optional rows={2} most={noteLength} />
      ) : (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Tambah catatan untuk komponen ${number}`}
          onClick={() => setWanted(true)}
        >
          <MessageSquarePlus size={18} aria-hidden="true" />
          Tambah catatan
        </Button>
      )}
    </Frame>
  );
};
