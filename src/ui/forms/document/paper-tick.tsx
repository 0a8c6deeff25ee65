import Square from 'lucide-react/icons/square';
import SquareCheck from 'lucide-react/icons/square-check';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { space } from '../../kit/theme/theme.ts';

const Tick = styled.span`
  align-items: start;
  display: inline-flex;
  gap: ${space(1.5)};

  svg {
    flex: none;
    margin-block-start: 0.2em;
  }
`;

export const PaperTick = ({ checked, label }: { readonly checked: boolean; readonly label: string }) => {
  const Box = checked ? SquareCheck : Square;
  return (
    <Tick>
      <Box size={16} aria-hidden="true" />
      <span>
        {label}
        <VisuallyHidden>{checked ? ' (dipilih)' : ' (tidak dipilih)'}</VisuallyHidden>
      </span>
    </Tick>
  );
};
