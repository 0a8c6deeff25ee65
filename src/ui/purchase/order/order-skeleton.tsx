import { styled } from 'styled-components';
import { Placeholder } from '../../kit/components/feedback/placeholder.tsx';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { Card } from '../../kit/components/layout/card.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { media } from '../../kit/theme/media.ts';
import { Checkout } from './checkout.tsx';

/** A phone shows the value below its name. */
const Fact = styled(SkeletonBlock)`
  block-size: 1.25rem;

  ${media.phone} {
    block-size: 3.25rem;
  }
`;

/** The shape of an order: what is bought, how it is paid for, and beside both the price with its button. */
export const OrderSkeleton = () => (
  <Placeholder name="order">
    <Stack $gap={6}>
      <Stack $gap={1}>
        <SkeletonBlock $width="8rem" $height="1.3125rem" />
        <SkeletonBlock $width="20rem" $height="2.1875rem" />
      </Stack>
      <Checkout
        sideLabel="Biaya"
        side={
          <>
            <SkeletonBlock $width="8rem" $height="1.5rem" />
            <SkeletonBlock $height="2rem" />
            <SkeletonBlock $width="80%" />
            <SkeletonBlock $height="5.5rem" />
            <SkeletonBlock $height="2.75rem" />
            <SkeletonBlock $height="15.5rem" />
          </>
        }
      >
        <Card $gap={4}>
          <SkeletonBlock $width="11rem" $height="1.5rem" />
          <Fact $width="60%" />
          <Fact $width="80%" />
          <Fact $width="75%" />
          <Fact $width="70%" />
          <SkeletonBlock $width="7rem" $height="2.25rem" />
        </Card>
        <Card $gap={4}>
          <SkeletonBlock $width="10rem" $height="1.5rem" />
          <SkeletonBlock $width="40%" $height="1.25rem" />
          <Fact $width="60%" />
          <SkeletonBlock $width="11rem" $height="2.25rem" />
        </Card>
        <Card $gap={4}>
          <SkeletonBlock $width="10rem" $height="1.5rem" />
          <SkeletonBlock $width="50%" />
          <SkeletonBlock $width="60%" />
          <SkeletonBlock $width="55%" />
        </Card>
      </Checkout>
    </Stack>
  </Placeholder>
);
