import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/theme.ts';
import { Disclosure } from './disclosure.tsx';

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
`;

export type AccordionProps = {
  readonly items: readonly { readonly id: string; readonly title: ReactNode; readonly content: ReactNode }[];
  readonly defaultOpen?: string;
};

export const Accordion = ({ items, defaultOpen }: AccordionProps) => {
  const name = useId();
  return (
    <Frame>
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} name={name} title={title} defaultOpen={id === defaultOpen}>
          {content}
        </Disclosure>
      ))}
    </Frame>
  );
};
