import { type ReactNode, useState } from 'react';
import { Stack } from '../kit/components/layout/stack.tsx';

interface AskedWhenLeftProps {
  readonly typed: string;
  /** The question about a text, or nothing. */
  readonly ask: (typed: string) => ReactNode;
  /** The field. */
  readonly children: ReactNode;
}

/** Asks about a text that a field begins with, and about a typed one once the field is left, because a question while typing disturbs. */
export const AskedWhenLeft = ({ typed, ask, children }: AskedWhenLeftProps) => {
  const [left, setLeft] = useState(typed);
  return (
    <Stack $gap={2} onBlur={() => setLeft(typed)}>
      {children}
      {left === typed && ask(typed)}
    </Stack>
  );
};
