import { styled } from 'styled-components';
import { CopyButton } from '../../components/button/copy-button.tsx';
import { space } from '../../theme/theme.ts';
import { useCopy } from '../../use-copy.ts';

const Frame = styled.span`
  align-items: center;
  display: inline-flex;
  flex-wrap: wrap;
  font-variant-numeric: tabular-nums;
  gap: 0 ${space(1)};
  margin-block: -${space(1.5)}; /* the line stays as high as its text */
  overflow-wrap: anywhere;
`;

/** The number of a purchase, with a button that copies it. */
export const CopyableNumber = ({ number }: { number: string }) => (
  <Frame>
    {number}
    <CopyButton text={number} copy={useCopy()} />
  </Frame>
);
