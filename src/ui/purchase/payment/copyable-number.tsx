import { styled } from 'styled-components';
import { useCopy } from '../../core/use-copy.ts';
import { CopyButton } from '../../kit/components/button/copy-button.tsx';
import { space } from '../../kit/theme/theme.ts';

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
