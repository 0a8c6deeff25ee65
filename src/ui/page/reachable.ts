import { paths } from '../paths.ts';
import { useNarrowWindow } from './use-narrow-window.ts';

/** The id of the part of home that tells the next steps, or of the card of one certification there. */
export const homeStepsId = (trxid?: string): string => (trxid === undefined ? 'sertifikasi' : `sertifikasi-${trxid}`);

/**
 * Where a link to an assessment page leads: a window that is too narrow for it gets the card of that certification at home, not the
 * refusal (specification 2, Mobile rule). `trxid` is written as in addresses.
 */
export const useReachable = (): ((to: string, trxid?: string) => string) => {
  const narrow = useNarrowWindow();
  return (to, trxid) => (narrow && to.includes('myassessment') ? `${paths.home.to({})}#${homeStepsId(trxid)}` : to);
};
