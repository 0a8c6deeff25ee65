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
  /** Id of the item that is open at first. */
  readonly defaultOpen?: string;
};

/** Disclosures of which at most one is open. */
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
