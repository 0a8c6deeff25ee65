import { styled } from 'styled-components';
import type { SimulationControl } from '../../application/ports/simulation-control.ts';
import { CopyButton } from '../components/copy-button.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { color, fontSize, fontWeight, space } from '../theme/theme.ts';
import { useCopy } from '../use-copy.ts';

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

/** The Prakerja codes to try, as they stand now. */
export const PrakerjaCodes = ({ control }: { control: SimulationControl }) => {
  const copy = useCopy();
  return (
    <Disclosure title="Kode Prakerja uji">
      {/* it scrolls, so the keyboard has to reach it */}
      <List tabIndex={0} aria-label="Daftar kode Prakerja uji">
        {control.prakerjaCodes().map(({ code, state }) => (
          <li key={code}>
            <div>
              <strong>{code}</strong>
              <span>{state}</span>
            </div>
            <CopyButton text={code} copy={copy} label="Salin" />
          </li>
        ))}
      </List>
    </Disclosure>
  );
};
