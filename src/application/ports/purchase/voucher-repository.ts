import type { Page } from '../../../domain/paging/page.ts';
import type { Repeat } from '../../../domain/purchase/repeat.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import type { Voucher, VoucherTab } from '../../../domain/purchase/voucher.ts';

export interface VoucherFilter {
  readonly status: VoucherTab;
  /** Only those of this schedule. */
  readonly scheduleId?: string;
  readonly page?: number;
}

/** Vouchers of this candidate (specification 7). Every method rejects with `ApiFailure` only, a refusal with the server's words. */
export interface VoucherRepository {
  /** One page: unused ones by their last day, the others with the newest first. A page past the end is empty. */
  list(filter: VoucherFilter): Promise<Page<Voucher>>;
  /**
   * Makes a voucher for a schedule of a Prakerja code. The same code for the same schedule gives the same voucher again, so that
   * a lost reply can be repeated. Rejects with `fieldErrors` under `code` or `schedule_id`, and with status 429 after many wrong codes.
   */
  create(code: string, scheduleId: string): Promise<Voucher>;
  /** Uses a voucher up: the purchase that it made, which is paid. The same `requestKey` never makes two. */
  checkOut(voucherId: string, requestKey: string, repeat?: Repeat | null): Promise<Transaction>;
}
