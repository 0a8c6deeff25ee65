import { Placeholder } from '../../kit/components/feedback/placeholder.tsx';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Facts, Frame, Stub } from './voucher-ticket-frame.ts';

export const VoucherSkeleton = ({ count = 3 }: { count?: number }) => (
  <Placeholder name="vouchers">
    <Stack>
      {Array.from({ length: count }, (_, index) => index).map((key) => (
        <Frame key={key} $faded>
          <Facts>
            <SkeletonBlock $width="7rem" $height="1.5rem" />
            <SkeletonBlock $width="60%" $height="1.5rem" />
            <SkeletonBlock $width="80%" $height="1rem" />
            <SkeletonBlock $width="70%" $height="1rem" />
            <SkeletonBlock $width="75%" $height="1rem" />
          </Facts>
          <Stub>
            <SkeletonBlock $width="6rem" $height="1rem" />
            <SkeletonBlock $width="10rem" $height="1.5rem" />
            <SkeletonBlock $width="9rem" $height="2.75rem" />
          </Stub>
        </Frame>
      ))}
    </Stack>
  </Placeholder>
);
