import { PencilLine } from 'lucide-react';
import { styled } from 'styled-components';
import { Badge } from '../../components/text/badge.tsx';
import { color, fontSize, fontWeight, radius, space } from '../../theme/theme.ts';

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

/** What the assessor has written to an element, at its place, and whether its answer was changed since. */
export const Apl02Note = ({ text, changed }: { readonly text: string; readonly changed: boolean }) => (
  <Frame>
    <strong>
      <PencilLine size={16} aria-hidden="true" />
      Catatan asesor
    </strong>
    <p>{text}</p>
    <ChangedBadge changed={changed} />
  </Frame>
);
