import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Redirects to another address, replacing the history entry. */
export const Moved = ({ to }: { readonly to: string }) => {
  const [, navigate] = useLocation();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
};
