import NotebookPen from 'lucide-react/icons/notebook-pen';
import { use, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { noteLength } from '../../../domain/exam/exam-helps.ts';
import type { Question } from '../../../domain/exam/question.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { TextAreaField } from '../../kit/components/form/text-area-field.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { grouped } from '../../kit/components/text/grouped.ts';
import { outOfSight } from '../../kit/theme/surfaces.ts';
import { ExamHelpsContext, useQuestionHelps } from './helps-context.ts';

const Field = styled(TextAreaField)`
  field-sizing: content;
  max-block-size: 12rem;
  min-block-size: 4.5rem;
`;

/** Orca says the field only when the pressed button is still there as the field gets the focus; out of sight, so that the field stays where it opens. */
const heardMs = 300;

const ButtonLine = styled(Cluster)<{ $leaving: boolean }>`
  ${({ $leaving }) => $leaving && outOfSight}
`;

const nearEnd = noteLength * 0.9;

const hintOf = (length: number): string =>
  length < nearEnd
    ? 'Hanya Anda yang melihatnya. Catatan tidak ikut dikumpulkan.'
    : `Hanya Anda yang melihatnya. ${grouped(length)} dari ${grouped(noteLength)} karakter.`;

interface QuestionNoteProps {
  readonly question: Question;
  readonly disabled: boolean;
}

export const QuestionNote = ({ question, disabled }: QuestionNoteProps) => {
  const { note } = useQuestionHelps(question.id);
  const helps = use(ExamHelpsContext)?.helps;
  const id = useId();
  const [pressed, setPressed] = useState(false);
  const [hasButton, setHasButton] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!pressed) return;
    field.current?.focus();
    field.current?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(() => setHasButton(false), heardMs);
    return () => clearTimeout(timer);
  }, [pressed]);
  const isOpen = pressed || note !== '';
  return (
    <div data-print="hidden">
      {(!isOpen || (pressed && hasButton)) && (
        <ButtonLine $leaving={pressed}>
          <Button
            size="small"
            variant="quiet"
            disabled={disabled}
            aria-label={`Tulis catatan untuk soal ${question.no}`}
            onClick={() => setPressed(true)}
          >
            <NotebookPen size={16} aria-hidden="true" />
            Tulis catatan
          </Button>
        </ButtonLine>
      )}
      {isOpen && (
        <Field
          ref={field}
          id={id}
          label={`Catatan pribadi untuk soal ${question.no}`}
          hint={hintOf(note.length)}
          rows={2}
          maxLength={noteLength}
          spellCheck={false}
          autoComplete="off"
          readOnly={disabled}
          value={note}
          onValue={(text) => helps?.note(question.id, text)}
        />
      )}
    </div>
  );
};
