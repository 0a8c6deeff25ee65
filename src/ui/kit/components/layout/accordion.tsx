import { type ReactNode, useId } from 'react';
import { Disclosure } from './disclosure.tsx';
import { Stack } from './stack.tsx';

export type AccordionProps = {
  readonly items: readonly { readonly id: string; readonly title: ReactNode; readonly content: ReactNode }[];
  readonly defaultOpen?: string;
};

export const Accordion = ({ items, defaultOpen }: AccordionProps) => {
  const name = useId();
  return (
    <Stack $gap={3}>
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} name={name} title={title} defaultOpen={id === defaultOpen}>
          {content}
        </Disclosure>
      ))}
    </Stack>
  );
};
