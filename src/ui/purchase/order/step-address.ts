import type { Repeat } from '../../../domain/purchase/repeat.ts';
import { type PurchaseArgs, paths } from '../../paths.ts';
import { withRepeat } from '../../repeat-address.ts';

/** `tinjau` is what an order begins with, `jadwal` takes another schedule for it, `bayar` is while it is being paid. */
export type PurchaseStep = 'jadwal' | 'tinjau' | 'bayar';

/** The step that the address names; anything unknown is the review. */
export const stepOf = (search: string): PurchaseStep => {
  const wanted = new URLSearchParams(search).get('langkah');
  return wanted === 'jadwal' || wanted === 'bayar' ? wanted : 'tinjau';
};

/** The address of one step of buying what `args` name, and what that goes on from. */
export const stepAddress = (args: PurchaseArgs, step: PurchaseStep, repeat: Repeat | null = null): string =>
  withRepeat(paths.purchase.to(args) + (step === 'tinjau' ? '' : `?langkah=${step}`), repeat);
