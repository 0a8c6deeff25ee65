import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Breathing } from './skeleton-block.ts';

interface PlaceholderProps {
  /** Which one it is, for stories and tests. */
  readonly name?: string;
  /** What assistive technology reads. */
  readonly said?: string;
  readonly children: ReactNode;
}

/** In place of what is being loaded: the shapes in it cannot be reached, whatever they are. */
export const Placeholder = ({ name, said = 'Memuat…', children }: PlaceholderProps) => (
  <div role="status" data-skeleton={name}>
    <VisuallyHidden>{said}</VisuallyHidden>
    <Breathing inert>{children}</Breathing>
  </div>
);
