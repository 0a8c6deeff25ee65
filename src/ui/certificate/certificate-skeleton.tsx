import { Placeholder } from '../kit/components/feedback/placeholder.tsx';
import { SkeletonBlock } from '../kit/components/feedback/skeleton-block.ts';
import { Card } from '../kit/components/layout/card.tsx';
import { Cluster } from '../kit/components/layout/cluster.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';
import { Beside, PaperShape } from './paper-shape.ts';

/** The shape of one certificate, because most candidates have one. */
export const CertificateSkeleton = () => (
  <Placeholder name="certificate">
    <Card $gap={4}>
      <Cluster $justify="space-between">
        <SkeletonBlock $width="12rem" $height="1.5rem" />
        <SkeletonBlock $width="7rem" $height="1.5rem" />
      </Cluster>
      <Beside>
        <Stack $gap={2}>
          <PaperShape />
          <SkeletonBlock $width="80%" $height="1.3125rem" />
        </Stack>
        <Stack $gap={5}>
          <SkeletonBlock $height="3rem" />
          <Cluster>
            <SkeletonBlock $width="11rem" $height="2.75rem" />
            <SkeletonBlock $width="10rem" $height="2.75rem" />
          </Cluster>
          <SkeletonBlock $width="70%" />
          <SkeletonBlock $width="60%" />
          <SkeletonBlock $width="50%" />
        </Stack>
      </Beside>
      <Cluster>
        <SkeletonBlock $width="12rem" $height="2.25rem" />
        <SkeletonBlock $width="13rem" $height="2.25rem" />
      </Cluster>
    </Card>
  </Placeholder>
);
