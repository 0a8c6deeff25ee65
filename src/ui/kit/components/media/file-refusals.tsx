import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';
import { FileName } from './file-name.tsx';

const List = styled.ul`
  color: ${color.critical};
  display: grid;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  gap: ${space(1)};
  list-style: none;
  padding: 0;

  li {
    display: flex;
    gap: ${space(1.5)};
    overflow-wrap: anywhere;
  }

  svg {
    margin-block-start: 0.15em;
  }
`;

export type RefusedFile = { readonly name: string; readonly reason: string };

/** Not `role="alert"`, which some screen readers say only when it appears with its text. */
export const FileRefusals = ({ refused }: { readonly refused: readonly RefusedFile[] }) => (
  <div aria-live="assertive">
    {refused.length > 0 && (
      <List>
        {refused.map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name and reason
          <li key={index}>
            <CircleAlert size={16} aria-hidden="true" />
            <span>
              <FileName name={name} />: {reason}
            </span>
          </li>
        ))}
      </List>
    )}
  </div>
);
