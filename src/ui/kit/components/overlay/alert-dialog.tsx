import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/theme.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  list-style: disc;
  margin-block-start: ${space(3)};
  padding-inline-start: ${space(5)};
`;

export type AlertDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  readonly items?: readonly string[];
  readonly closeLabel?: string;
  readonly onClose: () => void;
};

export const AlertDialog = ({ open, title, text, items = [], closeLabel = 'Tutup', onClose }: AlertDialogProps) => (
  <Dialog
    open={open}
    alert
    size="small"
    title={title}
    onClose={onClose}
    actions={
      <Button data-autofocus onClick={onClose}>
        {closeLabel}
      </Button>
    }
  >
    {text && <p>{text}</p>}
    {items.length > 0 && (
      <List>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    )}
  </Dialog>
);
