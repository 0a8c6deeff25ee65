import { useConfig } from '../../core/config-context.ts';

/** How candidates pay: in the window of a gateway, by a transfer that the body confirms, or not through this portal (null). */
export const useWayOfPaying = (): 'window' | 'transfer' | null => {
  const { payment, transfer } = useConfig();
  if (payment) return 'window';
  return transfer ? 'transfer' : null;
};
