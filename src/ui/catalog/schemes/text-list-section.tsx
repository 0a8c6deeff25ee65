import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { color, readingWidth, space } from '../../theme/theme.ts';
import { Section } from '../section.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  max-inline-size: ${readingWidth};

  li {
    display: flex;
    gap: ${space(3)};
  }

  svg {
    color: ${color.brand};
    margin-block-start: ${space(0.5)};
  }
`;

/** A list of sentences under a heading; nothing at all where there are none. */
export const TextListSection = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <Section title={title}>
      <List>
        {items.map((item) => (
          <li key={item}>
            <CircleCheck size={20} aria-hidden="true" />
            <span>{item}</span>
          </li>
        ))}
      </List>
    </Section>
  );
