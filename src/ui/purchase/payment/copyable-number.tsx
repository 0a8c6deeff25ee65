import { styled } from 'styled-components';
import { CopyButton } from '../../components/button/copy-button.tsx';
import { space } from '../../theme/theme.ts';
import { useCopy } from '../../use-copy.ts';

const Frame = styled.span`
  align-items: center;
  display: inline-flex;
  flex-wrap: wrap;
  font-variant-numeric: tabular-nums;
  gap: 0 ${space(4)};
  margin-block: -${space(1.5)}; /* so that the button does not make the line higher than its text */
  overflow-wrap: anywhere;

  > button {
    margin-inline-start: calc(-1 * ${space(3)}); /* aligns the button with the number when it wraps below it */
  }
`;

export const CopyableNumber = ({ number }: { number: string }) => (
  <Frame>
    {number}
    <CopyButton text={number} copy={useCopy()} />
  </Frame>
);
