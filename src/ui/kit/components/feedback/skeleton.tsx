import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { raisedPanel } from '../../theme/surfaces.ts';
import { space } from '../../theme/theme.ts';
import { Placeholder } from './placeholder.tsx';
import { SkeletonBlock } from './skeleton-block.ts';

const Column = styled.div<{ $gap?: number }>`
  display: grid;
  flex: 1;
  gap: ${({ $gap = 3 }) => space($gap)};
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
`;

const Panel = styled.div<{ $row?: boolean }>`
  ${raisedPanel}
  display: flex;
  flex-direction: ${({ $row }) => ($row ? 'row' : 'column')};
  gap: ${space(4)};
  padding: ${space(5)};
`;

const Row = styled.div`
  display: flex;
  gap: ${space(4)};
`;

const Cards = styled.div`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

const Sheet = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(8)};
  grid-template-columns: 17rem minmax(0, 1fr);

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Numbers = styled.div`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: repeat(4, 1fr);
`;

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const Lines = () => (
  <Column>
    <SkeletonBlock />
    <SkeletonBlock $width="92%" />
    <SkeletonBlock $width="64%" />
  </Column>
);

const Title = () => <SkeletonBlock $width="16rem" $height="1.75rem" />;

const shapes = {
  text: Lines,
  cards: () => (
    <Cards>
      {times(6).map((key) => (
        <Panel key={key}>
          <SkeletonBlock $height="8rem" />
          <SkeletonBlock $width="80%" />
          <SkeletonBlock $width="50%" />
        </Panel>
      ))}
    </Cards>
  ),
  list: () => (
    <Column>
      {times(5).map((key) => (
        <Panel key={key} $row>
          <SkeletonBlock $width="2.75rem" $height="2.75rem" $round />
          <Column>
            <SkeletonBlock $width="70%" />
            <SkeletonBlock $width="40%" $height="0.75rem" />
          </Column>
        </Panel>
      ))}
    </Column>
  ),
  table: () => (
    <Panel>
      {times(7).map((key) => (
        <SkeletonBlock key={key} $height="1.5rem" />
      ))}
    </Panel>
  ),
  form: () => (
    <Panel>
      {times(5).map((key) => (
        <Column key={key} $gap={2}>
          <SkeletonBlock $width="9rem" $height="0.875rem" />
          <SkeletonBlock $height="2.75rem" />
        </Column>
      ))}
      <SkeletonBlock $width="8rem" $height="2.75rem" />
    </Panel>
  ),
  detail: () => (
    <Column $gap={5}>
      <SkeletonBlock $height="12rem" />
      <Title />
      <Lines />
      <Lines />
    </Column>
  ),
  timeline: () => (
    <Column $gap={6}>
      <SkeletonBlock $height="6rem" />
      <Column $gap={2}>
        <SkeletonBlock $height="0.375rem" />
        <SkeletonBlock $width="14rem" />
      </Column>
      {times(5).map((key) => (
        <Row key={key}>
          <SkeletonBlock $width="2.25rem" $height="2.25rem" $round />
          <Column $gap={2}>
            <SkeletonBlock $width="10rem" $height="1.25rem" />
            <SkeletonBlock $width="55%" />
          </Column>
        </Row>
      ))}
    </Column>
  ),
  document: () => (
    <Panel>
      <Title />
      <Lines />
      <SkeletonBlock $height="10rem" />
      <Lines />
    </Panel>
  ),
  exam: () => (
    <Column $gap={5}>
      <Title />
      <Sheet>
        <Panel>
          <Numbers>
            {times(30).map((key) => (
              <SkeletonBlock key={key} $height="2.75rem" />
            ))}
          </Numbers>
        </Panel>
        <Panel>
          <Lines />
          {times(5).map((key) => (
            <SkeletonBlock key={key} $height="3.25rem" />
          ))}
        </Panel>
      </Sheet>
    </Column>
  ),
} as const;

export type SkeletonName = keyof typeof shapes;

export const Skeleton = ({ name }: { readonly name: SkeletonName }) => {
  const Shape = shapes[name];
  return (
    <Placeholder name={name}>
      <Shape />
    </Placeholder>
  );
};
