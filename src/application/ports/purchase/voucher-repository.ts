import type { Page } from '../../../domain/paging/page.ts';
import type { Repeat } from '../../../domain/purchase/repeat.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import type { Voucher, VoucherTab } from '../../../domain/purchase/voucher.ts';

export interface VoucherFilter {
  readonly status: VoucherTab;
  readonly scheduleId?: string;
  readonly page?: number;
}

/** A candidate's vouchers (specification 7). Rejects with `ApiFailure` only; refusals contain the server's message. */
export interface VoucherRepository {
  /** Unused vouchers by their last day, others newest first. A page past the end is empty. */
  list(filter: VoucherFilter): Promise<Page<Voucher>>;
  /** Redeems a Prakerja code; safe to retry. Field errors: `code`, `schedule_id`; 429 after many invalid codes. */
  create(code: string, scheduleId: string): Promise<Voucher>;
  /** Uses the voucher and returns the paid purchase. `requestKey` is an idempotency key. */
  checkOut(voucherId: string, requestKey: string, repeat?: Repeat | null): Promise<Transaction>;
}
