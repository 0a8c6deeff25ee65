import { paths } from '../paths.ts';
import { useNarrowWindow } from './use-narrow-window.ts';

export const homeStepsId = (trxid?: string): string => (trxid === undefined ? 'sertifikasi' : `sertifikasi-${trxid}`);

/**
 * Returns the address for a link to an assessment page. In narrow windows it is the address of the card on the home page (specification 2,
 * Mobile rule). `trxid` is encoded as in addresses.
 */
export const useReachable = (): ((to: string, trxid?: string) => string) => {
  const narrow = useNarrowWindow();
  return (to, trxid) => (narrow && to.includes('myassessment') ? `${paths.home.to({})}#${homeStepsId(trxid)}` : to);
};
