import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** In the place of a page that is at another address: Back does not lead here again. */
export const Moved = ({ to }: { readonly to: string }) => {
  const [, navigate] = useLocation();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
};
