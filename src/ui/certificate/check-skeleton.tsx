import { styled } from 'styled-components';
import { Placeholder } from '../kit/components/feedback/placeholder.tsx';
import { SkeletonBlock } from '../kit/components/feedback/skeleton-block.ts';
import { Stack } from '../kit/components/layout/stack.tsx';
import { raisedPanel } from '../kit/theme/surfaces.ts';
import { space } from '../kit/theme/theme.ts';
import { Beside, PaperShape } from './paper-shape.ts';

const Panel = styled.div`
  ${raisedPanel}
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(6)};
`;

/** The shape of a result: its verdict, its picture, its facts. */
export const CheckSkeleton = () => (
  <Placeholder name="check-result">
    <Panel>
      <Stack $gap={3}>
        <SkeletonBlock $width="16rem" $height="1.75rem" />
        <SkeletonBlock $width="24rem" />
      </Stack>
      <Beside>
        <PaperShape />
        <Stack $gap={5}>
          <SkeletonBlock $width="60%" $height="2rem" />
          {['70%', '55%', '80%', '60%', '50%', '65%'].map((width) => (
            <SkeletonBlock key={width} $width={width} />
          ))}
        </Stack>
      </Beside>
    </Panel>
  </Placeholder>
);
