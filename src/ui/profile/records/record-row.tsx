import type { LucideIcon } from 'lucide-react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/components/button/button.tsx';
import { Note } from '../../kit/components/text/note.tsx';
import { CARD_TITLE_LIMIT, DESCRIPTION_LIMIT, Truncated } from '../../kit/components/text/truncated.tsx';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';

const Row = styled.li`
  align-items: start;
  display: grid;
  gap: ${space(1)} ${space(4)};
  grid-template-columns: auto minmax(0, 1fr) auto;
  padding: ${space(5)};

  & + & {
    border-block-start: 1px solid ${color.border};
  }

  ${media.mobile} {
    padding-inline: 0;
  }

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const Disc = styled.span`
  align-items: center;
  background: ${color.brandTint};
  block-size: 2.75rem;
  border-radius: 50%;
  color: ${color.brand};
  display: inline-flex;
  inline-size: 2.75rem;
  justify-content: center;
`;

const Facts = styled.div`
  display: grid;
  gap: ${space(0.5)};
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  h3 {
    border-radius: 4px;
    font-size: ${fontSize.body};
    line-height: 1.5;
    scroll-margin-block: 9rem; /* below the success alert */
  }

  p {
    white-space: pre-line;
  }
`;

const Period = styled(Note)`
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.medium};
`;

const More = styled.button`
  background: none;
  border: 0;
  border-radius: 4px;
  color: ${color.brand};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  min-block-size: 1.75rem;
  padding: 0;
  text-decoration: underline;
  text-underline-offset: 0.2em;

  ${media.touch} {
    min-block-size: 2.75rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  ${media.phone} {
    grid-column: 2;
    margin-inline-start: calc(-1 * ${space(3)});
  }
`;

export interface RecordEntry {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly period: string;
  readonly description: string;
}

/** The server's id may contain any characters. */
export const rowIds = (prefix: string, recordId: string) => {
  const title = `${prefix}record-${recordId.replace(/[^\w-]/g, (sign) => sign.charCodeAt(0).toString(16))}`;
  return { title, edit: `${title}-edit` };
};

export interface RecordRowProps {
  readonly entry: RecordEntry;
  readonly prefix: string;
  readonly icon: LucideIcon;
  readonly onEdit: () => void;
  readonly onRemove: (() => void) | null;
}

const longer = (text: string, limit: number) => [...text].length > limit;

export const RecordRow = ({ entry, prefix, icon: Icon, onEdit, onRemove }: RecordRowProps) => {
  const { id, title, subtitle, period, description } = entry;
  const [whole, setWhole] = useState(false);
  const cut =
    longer(title, CARD_TITLE_LIMIT) || longer(subtitle, CARD_TITLE_LIMIT) || longer(description, DESCRIPTION_LIMIT);
  const shown = (text: string, limit: number) => (whole ? text : <Truncated text={text} limit={limit} />);
  const ids = rowIds(prefix, id);
  return (
    <Row>
      <Disc aria-hidden="true">
        <Icon size={22} />
      </Disc>
      <Facts>
        <h3 id={ids.title} tabIndex={-1}>
          {shown(title, CARD_TITLE_LIMIT)}
        </h3>
        {subtitle && <p>{shown(subtitle, CARD_TITLE_LIMIT)}</p>}
        <Period>{period}</Period>
        {description && <Note>{shown(description, DESCRIPTION_LIMIT)}</Note>}
        {cut && (
          <More type="button" aria-expanded={whole} aria-describedby={ids.title} onClick={() => setWhole(!whole)}>
            {whole ? 'Ringkas' : 'Selengkapnya'}
          </More>
        )}
      </Facts>
      <Actions>
        <Button id={ids.edit} variant="quiet" size="small" onClick={onEdit}>
          <Pencil size={16} aria-hidden="true" />
          Ubah
          <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
        {onRemove && (
          <Button variant="quiet" size="small" onClick={onRemove}>
            <Trash2 size={16} aria-hidden="true" />
            Hapus
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
      </Actions>
    </Row>
  );
};
