import { styled } from 'styled-components';
import type { Apl02 } from '../../../domain/apl/apl02.ts';
import { notedElements, otherNotes } from '../../../domain/apl/apl02-review.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { longDateTime } from '../../format/date.ts';
import { fontWeight, space } from '../../theme/theme.ts';
import { useCell } from '../cell.ts';
import { ChangedBadge } from './apl02-note.tsx';
import { useApl02Store } from './apl02-store-context.ts';
import { answerFieldId, atStart, goTo } from './apl02-text.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  list-style: none;
  margin-block-start: ${space(2)};
  padding: 0;

  li {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(2)};
    overflow-wrap: anywhere;
  }

  a {
    font-weight: ${fontWeight.semibold};
  }
`;

const General = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const NotedElement = ({ elementId }: { readonly elementId: string }) => {
  const store = useApl02Store();
  const { changed } = useCell(store.element(elementId));
  return (
    <li>
      <a
        href={`#${answerFieldId(elementId)}`}
        onClick={(event) => {
          event.preventDefault(); // a fragment would become a step in the history
          goTo(answerFieldId(elementId));
        }}
      >
        {atStart(store.labelOf(elementId))}
      </a>
      <ChangedBadge changed={changed} />
    </li>
  );
};

/** On top of a returned form: why it came back, and the way to each note. */
export const Apl02Returned = ({ apl }: { readonly apl: Apl02 }) => {
  const { review, status } = apl;
  if (status !== 'returned' || !review) return null;
  const [notes, others] = [notedElements(apl), otherNotes(apl)];
  return (
    <Notice tone="caution" title="Formulir dikembalikan untuk diperbaiki">
      {review.note && <General>{review.note}</General>}
      <p>
        {review.reviewer}, {longDateTime(review.at)}
      </p>
      {notes.length + others.length > 0 && (
        <List aria-label="Catatan asesor">
          {notes.map((elementId) => (
            <NotedElement key={elementId} elementId={elementId} />
          ))}
          {others.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      )}
    </Notice>
  );
};
