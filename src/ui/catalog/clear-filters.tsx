import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkButton } from '../kit/components/button/link-button.tsx';
import { space } from '../kit/theme/theme.ts';

const Frame = styled.div`
  grid-column: 1 / -1;
  margin-block-start: calc(-1 * ${space(2)});
`;

export const ClearFilters = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Frame>
    <LinkButton variant="quiet" size="small" to={to}>
      <X size={16} aria-hidden="true" />
      {children}
    </LinkButton>
  </Frame>
);
