import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Breathing } from './skeleton-block.ts';

interface PlaceholderProps {
  readonly name?: string;
  readonly said?: string;
  readonly children: ReactNode;
}

export const Placeholder = ({ name, said = 'Memuat…', children }: PlaceholderProps) => (
  <div role="status" data-skeleton={name}>
    <VisuallyHidden>{said}</VisuallyHidden>
    <Breathing inert>{children}</Breathing>
  </div>
);
