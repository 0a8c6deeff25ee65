import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { LinkButton } from '../kit/components/button/link-button.tsx';

export const ClearFilters = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <LinkButton variant="quiet" size="small" to={to}>
    <X size={16} aria-hidden="true" />
    {children}
  </LinkButton>
);
