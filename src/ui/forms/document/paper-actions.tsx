import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/components/button/button.tsx';
import { space } from '../../kit/theme/theme.ts';

const Row = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  justify-content: space-between;
  margin: 0 auto ${space(5)};
  max-inline-size: 56rem;

  > div {
    flex: 1 1 20rem;
  }
`;

export const PaperActions = ({ children }: { readonly children: ReactNode }) => (
  <Row data-print="hidden">
    <div>{children}</div>
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer size={18} aria-hidden="true" />
      Cetak
    </Button>
  </Row>
);
