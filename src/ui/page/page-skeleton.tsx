import { styled } from 'styled-components';
import { SkeletonBlock } from '../components/feedback/skeleton-block.ts';
import { VisuallyHidden } from '../components/text/visually-hidden.tsx';
import { space } from '../theme/theme.ts';

const Column = styled.div`
  display: grid;
  gap: ${space(5)};
`;

/** Stands for a page whose own code, with its own skeletons, is still on its way. */
export const PageSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Memuat…</VisuallyHidden>
    <Column aria-hidden="true">
      <SkeletonBlock $width="16rem" $height="1.75rem" />
      <SkeletonBlock $height="12rem" />
      <SkeletonBlock $width="64%" />
    </Column>
  </div>
);
