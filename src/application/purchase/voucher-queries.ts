import type { Voucher } from '../../domain/purchase/voucher.ts';
import type { VoucherFilter, VoucherRepository } from '../ports/purchase/voucher-repository.ts';

export type VoucherQueries = ReturnType<typeof voucherQueries>;

export const voucherQueries = (deps: { vouchers: VoucherRepository }) => ({
  vouchers: (filter: VoucherFilter) => deps.vouchers.list(filter),
  /** The voucher that can pay for this schedule now; null for none. */
  usableFor: async (scheduleId: string): Promise<Voucher | null> => {
    const { items } = await deps.vouchers.list({ status: 'unused', scheduleId });
    return items.find(({ schedule, status }) => schedule.id === scheduleId && status === 'unused') ?? null;
  },
});
