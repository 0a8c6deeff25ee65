import type { Repeat } from '../../../domain/purchase/repeat.ts';
import { type PurchaseArgs, paths } from '../../core/paths.ts';
import { withRepeat } from '../public/purchase-address.ts';

/** `tinjau`: review; `jadwal`: choose another schedule; `bayar`: pay. */
export type PurchaseStep = 'jadwal' | 'tinjau' | 'bayar';

export const stepOf = (search: string): PurchaseStep => {
  const wanted = new URLSearchParams(search).get('langkah');
  return wanted === 'jadwal' || wanted === 'bayar' ? wanted : 'tinjau';
};

export const stepAddress = (args: PurchaseArgs, step: PurchaseStep, repeat: Repeat | null = null): string =>
  withRepeat(paths.purchase.to(args) + (step === 'tinjau' ? '' : `?langkah=${step}`), repeat);
