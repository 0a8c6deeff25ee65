import { styled } from 'styled-components';
import { Placeholder } from '../kit/components/feedback/placeholder.tsx';
import { SkeletonBlock } from '../kit/components/feedback/skeleton-block.ts';
import { Card } from '../kit/components/layout/card.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';
import { media } from '../kit/theme/media.ts';
import { color, space } from '../kit/theme/theme.ts';

const Row = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: auto minmax(0, 1fr);
  padding: ${space(5)};

  & + & {
    border-block-start: 1px solid ${color.border};
  }
`;

/** A text of one line on a wide screen, and of two or three on a phone. */
const Words = styled(SkeletonBlock)<{ $onPhone: string }>`
  ${media.phone} {
    block-size: ${({ $onPhone }) => $onPhone};
  }
`;

const widths = ['70%', '55%', '62%', '48%', '66%', '52%', '58%'];

/** The shape of the list: how many there are, then its rows in one panel. */
export const NotificationSkeleton = () => (
  <Placeholder name="notifications">
    <Stack $gap={4}>
      <SkeletonBlock $width="7rem" $height="1.3125rem" />
      <Card $padding="none">
        {widths.map((width) => (
          <Row key={width}>
            <SkeletonBlock $width="2.75rem" $height="2.75rem" $round />
            <Stack $gap={2}>
              <Words $width={width} $height="1.25rem" $onPhone="2.75rem" />
              <Words $width="18rem" $height="1.3125rem" $onPhone="3.25rem" />
            </Stack>
          </Row>
        ))}
      </Card>
    </Stack>
  </Placeholder>
);
