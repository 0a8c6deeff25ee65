import { type ReactNode, useId } from 'react';
import { Card } from '../kit/components/layout/card.tsx';
import { Text } from '../kit/components/text/text.tsx';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Card as="section" $gap={4} aria-labelledby={id}>
      <Text as="h2" $size="lead" id={id}>
        {title}
      </Text>
      {children}
    </Card>
  );
};
