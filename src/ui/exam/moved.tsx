import { useEffect } from 'react';
import { useLocation } from 'wouter';

export const Moved = ({ to }: { readonly to: string }) => {
  const [, navigate] = useLocation();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
};
