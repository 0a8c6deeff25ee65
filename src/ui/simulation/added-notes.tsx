import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { StaffTask } from '../../application/ports/simulation/simulation-control.ts';
import { IconButton } from '../components/button/icon-button.tsx';
import { color, fontSize, fontWeight, radius, space } from '../theme/theme.ts';

export interface RowNote {
  readonly target: string;
  readonly text: string;
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  list-style: none;
  padding: 0;

  li {
    align-items: center;
    background: ${color.cautionTint};
    border-radius: ${radius.control};
    display: flex;
    gap: ${space(2)};
    justify-content: space-between;
    padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
  }

  p {
    font-size: ${fontSize.small};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  strong {
    display: block;
    font-weight: ${fontWeight.semibold};
  }
`;

interface AddedNotesProps {
  readonly notes: readonly RowNote[];
  readonly targets: StaffTask['targets'];
  readonly onRemove: (index: number) => void;
}

/** The notes that go out with a returned form. */
export const AddedNotes = ({ notes, targets, onRemove }: AddedNotesProps) =>
  notes.length > 0 && (
    <List aria-label="Catatan yang akan dikirim">
      {notes.map(({ target, text }, index) => {
        const label = targets.find((known) => known.target === target)?.label ?? target;
        return (
          <li key={`${target}-${text}`}>
            <p>
              <strong>{label}</strong>
              {text}
            </p>
            <IconButton label={`Hapus catatan ${label}`} onClick={() => onRemove(index)}>
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </li>
        );
      })}
    </List>
  );
