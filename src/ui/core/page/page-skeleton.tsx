import { styled } from 'styled-components';
import { Placeholder } from '../../kit/components/feedback/placeholder.tsx';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight } from '../../kit/theme/theme.ts';

/** Not a heading, because a heading would receive the focus and then disappear. */
const Title = styled.p`
  color: ${color.text};
  font-size: ${fontSize.heading};
  font-weight: ${fontWeight.bold};
  letter-spacing: -0.01em;
  line-height: 1.25;
  text-wrap: balance;

  ${media.phone} {
    font-size: 1.5rem;
  }
`;

export const PageSkeleton = ({ title }: { readonly title?: string }) => (
  <Stack $gap={5}>
    {title && <Title aria-hidden="true">{title}</Title>}
    <Placeholder>
      <Stack $gap={5}>
        <SkeletonBlock $height="12rem" />
        <SkeletonBlock $width="64%" />
      </Stack>
    </Placeholder>
  </Stack>
);
