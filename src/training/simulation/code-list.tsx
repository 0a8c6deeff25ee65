import { styled } from 'styled-components';
import { useCopy } from '../../ui/core/use-copy.ts';
import { CopyButton } from '../../ui/kit/components/button/copy-button.tsx';
import { color, fontSize, fontWeight, space } from '../../ui/kit/theme/theme.ts';
import { RememberedSection } from './remembered-section.tsx';

const List = styled.ul`
  display: grid;
  max-block-size: 20rem;
  overflow: auto;

  li {
    align-items: center;
    border-block-start: 1px solid ${color.border};
    display: flex;
    gap: ${space(3)};
    justify-content: space-between;
    padding-block: ${space(1)};
  }

  strong {
    display: block;
    font-variant-numeric: tabular-nums;
    font-weight: ${fontWeight.semibold};
  }

  span {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

interface CodeListProps {
  readonly title: string;
  readonly label: string;
  readonly codes: readonly { readonly code: string; readonly state: string }[];
}

export const CodeList = ({ title, label, codes }: CodeListProps) => {
  const copy = useCopy();
  return (
    <RememberedSection id={label} title={title}>
      {/* focusable, because scrollable content must be reachable by keyboard */}
      <List tabIndex={0} aria-label={label}>
        {codes.map(({ code, state }) => (
          <li key={code}>
            <div>
              <strong>{code}</strong>
              <span>{state}</span>
            </div>
            <CopyButton text={code} copy={copy} label="Salin" />
          </li>
        ))}
      </List>
    </RememberedSection>
  );
};
