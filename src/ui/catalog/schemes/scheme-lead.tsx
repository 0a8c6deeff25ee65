import { styled } from 'styled-components';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { readingWidth, space } from '../../kit/theme/theme.ts';

/** Close to the heading above it. */
const close = `
  margin-block: calc(-1 * ${space(4)}) ${space(6)};
  max-inline-size: ${readingWidth};
`;

const Lines = styled(Stack)`
  ${close}
`;

const Words = styled.p`
  ${close}

  &:empty,
  &:not(:empty) + ${Lines} {
    display: none;
  }
`;

/**
 * The description of a scheme; undefined while it is not known. The script of the page may have written it there before this code runs
 * (`data-early`), so the element stays the same. No box is around it that a longer title would push down.
 */
export const SchemeLead = ({ description }: { readonly description: string | undefined }) => (
  <>
    <Words data-early="description" suppressHydrationWarning>
      {description ?? ''}
    </Words>
    {description === undefined && (
      <Lines $gap={2} aria-hidden="true">
        <SkeletonBlock />
        <SkeletonBlock $width="94%" />
        <SkeletonBlock $width="70%" />
      </Lines>
    )}
  </>
);
