import { styled } from 'styled-components';
import type { Element } from '../../../domain/catalog/scheme.ts';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { color, fontWeight, space } from '../../kit/theme/theme.ts';

const Numbered = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: 2.25rem minmax(0, 1fr);
`;

const Title = styled(Numbered)`
  font-weight: ${fontWeight.semibold};
`;

const Place = styled.span`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Criteria = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
`;

export const UnitElements = ({ elements }: { elements: readonly Element[] }) => (
  <Stack as="ol" $gap={5}>
    {elements.map(({ title, criteria }, index) => (
      <li key={title}>
        <Title>
          <Place>{index + 1}</Place>
          {title}
        </Title>
        <Criteria>
          {criteria.map((criterion, at) => (
            <Numbered as="li" key={criterion}>
              <Place>
                {index + 1}.{at + 1}
              </Place>
              {criterion}
            </Numbered>
          ))}
        </Criteria>
      </li>
    ))}
  </Stack>
);
