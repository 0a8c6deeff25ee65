import PencilLine from 'lucide-react/icons/pencil-line';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Review } from '../../domain/assessment/form-status.ts';
import { useZone } from '../core/zone-context.ts';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { Badge } from '../kit/components/text/badge.tsx';
import { Note } from '../kit/components/text/note.tsx';
import { Text } from '../kit/components/text/text.tsx';
import { longDateTime } from '../kit/format/date.ts';
import { color, fontSize, fontWeight, radius, space } from '../kit/theme/theme.ts';

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
  white-space: pre-line;

  strong {
    align-items: center;
    color: ${color.caution};
    display: flex;
    font-weight: ${fontWeight.semibold};
    gap: ${space(1.5)};
  }
`;

export const ChangedBadge = ({ changed }: { readonly changed: boolean }) => (
  <Badge $tone={changed ? 'positive' : 'neutral'}>{changed ? 'Sudah diubah' : 'Belum diubah'}</Badge>
);

export const ReviewNote = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Frame>
    <strong>
      <PencilLine size={16} aria-hidden="true" />
      {title}
    </strong>
    {children}
  </Frame>
);

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

interface ReturnedNoticeProps {
  readonly review: Review;
  readonly label: string;
  readonly children: readonly ReactNode[];
}

export const ReturnedNotice = ({ review, label, children }: ReturnedNoticeProps) => {
  const zone = useZone();
  return (
    <Callout tone="caution" title="Formulir dikembalikan untuk diperbaiki">
      {review.note && <Text $asTyped>{review.note}</Text>}
      <Note>{[review.reviewer, review.at && longDateTime(review.at, zone)].filter(Boolean).join(', ')}</Note>
      {children.length > 0 && <List aria-label={label}>{children}</List>}
    </Callout>
  );
};
