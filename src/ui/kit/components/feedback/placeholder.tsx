import { type ReactNode, useLayoutEffect, useState } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Breathing } from './skeleton-block.ts';

interface PlaceholderProps {
  readonly name?: string;
  readonly said?: string;
  readonly children: ReactNode;
}

/** The placeholders on the page, in the order in which they came. Only the first is a live region: to be told once is enough. */
const onPage: (() => void)[] = [];

const useSpeaks = (): boolean => {
  const [speaks, setSpeaks] = useState(false);
  useLayoutEffect(() => {
    const speak = () => setSpeaks(true);
    onPage.push(speak);
    onPage[0]?.();
    return () => {
      onPage.splice(onPage.indexOf(speak), 1);
    };
  }, []);
  return speaks;
};

export const Placeholder = ({ name, said = 'Memuat…', children }: PlaceholderProps) => (
  <div {...(useSpeaks() && { role: 'status' })} data-skeleton={name}>
    <VisuallyHidden>{said}</VisuallyHidden>
    <Breathing inert>{children}</Breathing>
  </div>
);
