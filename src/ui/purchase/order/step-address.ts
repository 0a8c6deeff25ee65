import { type PurchaseArgs, paths } from '../../paths.ts';

export type PurchaseStep = 'jadwal' | 'tinjau' | 'bayar';

/** The step that the address names; anything unknown is the first. */
export const stepOf = (search: string): PurchaseStep => {
  const wanted = new URLSearchParams(search).get('langkah');
  return wanted === 'tinjau' || wanted === 'bayar' ? wanted : 'jadwal';
};

/** The address of one step of buying what `args` name. */
export const stepAddress = (args: PurchaseArgs, step: PurchaseStep): string =>
  paths.purchase.to(args) + (step === 'jadwal' ? '' : `?langkah=${step}`);
