import { PencilLine } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { changedSince } from '../../../domain/apl/apl01-review.ts';
import { Badge } from '../../components/text/badge.tsx';
import { color, fontSize, fontWeight, radius, space } from '../../theme/theme.ts';
import { type Apl01CheckedForm, type Apl01Values, presentOf } from './apl01-values.ts';

const Frame = styled.div`
  background: ${color.cautionTint};
  border-inline-start: 3px solid ${color.caution};
  border-radius: ${radius.control};
  display: grid;
  font-size: ${fontSize.small};
  gap: ${space(1.5)};
  justify-items: start;
  overflow-wrap: anywhere;
  padding: ${space(2)} ${space(3)};

  strong {
    align-items: center;
    color: ${color.caution};
    display: flex;
    font-weight: ${fontWeight.semibold};
    gap: ${space(1.5)};
  }
`;

interface MarkProps {
  readonly apl01: Apl01;
  readonly checked: Apl01CheckedForm;
  readonly target: string;
}

/** Whether what a note is about was changed since the form came back. */
export const ChangedMark = ({ apl01, checked, target }: MarkProps) => {
  const values = useWatch({ control: checked.form.control }) as Apl01Values;
  const changed = changedSince(apl01, presentOf(values, apl01.requirements)).get(target);
  if (changed === undefined) return null;
  return <Badge $tone={changed ? 'positive' : 'neutral'}>{changed ? 'Sudah diubah' : 'Belum diubah'}</Badge>;
};

/** What the reviewer has written to a field or row of a returned form, at its place; nothing where nothing was written. */
export const reviewNoteAt = (apl01: Apl01, checked: Apl01CheckedForm) => (target: string) => {
  const notes = (apl01.review?.notes ?? []).filter((note) => note.target === target);
  if (apl01.status !== 'returned' || notes.length === 0) return undefined;
  return (
    <Frame>
      <strong>
        <PencilLine size={16} aria-hidden="true" />
        Catatan pemeriksa
      </strong>
      {notes.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      <ChangedMark apl01={apl01} checked={checked} target={target} />
    </Frame>
  );
};
