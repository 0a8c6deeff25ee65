import { styled } from 'styled-components';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { media } from '../../kit/theme/media.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { space } from '../../kit/theme/theme.ts';
import { indexes } from '../indexes.ts';

const Panel = styled.div`
  ${raisedPanel}
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(5)};
`;

const Purchase = styled(Panel)`
  ${media.mobile} {
    background: none;
    border: 0;
    padding: 0;
  }
`;

const Price = styled(Stack)`
  ${media.mobile} {
    display: none;
  }
`;

export const PurchaseSkeleton = () => (
  <Purchase data-part="purchase" data-early-moves aria-hidden="true">
    <Price>
      <SkeletonBlock $width="6rem" $height="0.875rem" />
      <SkeletonBlock $width="10rem" $height="2rem" />
      <SkeletonBlock $height="4rem" />
    </Price>
    <SkeletonBlock $height="2.75rem" />
    <SkeletonBlock $height="1.5rem" />
  </Purchase>
);

export const SchemeSkeleton = () => (
  <Stack $gap={12}>
    <Stack $gap={5}>
      {indexes(6).map((index) => (
        <SkeletonBlock key={index} $width={index % 2 ? '20rem' : '24rem'} />
      ))}
    </Stack>
    <Stack $gap={3}>
      <SkeletonBlock $width="12rem" $height="1.75rem" />
      <Panel>
        <SkeletonBlock $width="55%" $height="1.5rem" />
      </Panel>
    </Stack>
  </Stack>
);
