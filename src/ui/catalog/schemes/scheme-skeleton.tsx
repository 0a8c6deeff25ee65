import { styled } from 'styled-components';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { media } from '../../kit/theme/media.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { space } from '../../kit/theme/theme.ts';
import { indexes } from '../indexes.ts';
import { SchemeColumns } from './scheme-columns.ts';
import { SkeletonCover } from './skeleton-cover.ts';

const Panel = styled.div`
  ${raisedPanel}
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(5)};
`;

const Cover = styled(SkeletonCover)`
  ${media.mobile} {
    display: none;
  }
`;

export const SchemeSkeleton = () => (
  <SchemeColumns>
    <Stack $gap={12}>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <SkeletonBlock />
          <SkeletonBlock $width="94%" />
          <SkeletonBlock $width="70%" />
        </Stack>
        <Stack $gap={5}>
          {indexes(6).map((index) => (
            <SkeletonBlock key={index} $width={index % 2 ? '20rem' : '24rem'} />
          ))}
        </Stack>
      </Stack>
      <Stack $gap={3}>
        <SkeletonBlock $width="12rem" $height="1.75rem" />
        {indexes(5).map((index) => (
          <Panel key={index}>
            <SkeletonBlock $width="8rem" $height="0.875rem" />
            <SkeletonBlock $width="55%" />
          </Panel>
        ))}
      </Stack>
    </Stack>
    <Panel>
      <Cover />
      <SkeletonBlock $width="6rem" $height="0.875rem" />
      <SkeletonBlock $width="10rem" $height="2rem" />
      <SkeletonBlock $height="4rem" />
      <SkeletonBlock $height="2.75rem" />
    </Panel>
  </SchemeColumns>
);
