import { type ReactNode, useId } from 'react';
import { Stack } from '../kit/components/layout/stack.tsx';

export const ExamSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const headingId = useId();
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </Stack>
  );
};
