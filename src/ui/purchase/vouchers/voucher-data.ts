import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { catalogTokens } from '../../../application/catalog/tokens.ts';
import { purchaseTokens } from '../../../application/purchase/tokens.ts';
import type { Repeat } from '../../../domain/purchase/repeat.ts';
import type { VoucherTab } from '../../../domain/purchase/voucher.ts';
import { usePagedQuery } from '../../core/paged-query.ts';
import { useService } from '../../core/services.tsx';
import { useSessionView } from '../../core/session/session-view.ts';
import { usePurchaseRefresh } from '../purchase-data.ts';

export const useVouchers = (status: VoucherTab, page: number) => {
  const voucherQueries = useService(purchaseTokens.voucherQueries);
  return usePagedQuery(['purchase', 'vouchers', status], page, () => voucherQueries.vouchers({ status, page }));
};

export const useUsableVoucher = (scheduleId: string, enabled: boolean) => {
  const voucherQueries = useService(purchaseTokens.voucherQueries);
  return useQuery({
    queryKey: ['purchase', 'usable-voucher', scheduleId],
    queryFn: () => voucherQueries.usableFor(scheduleId),
    enabled,
  });
};

export const usePrakerjaSchedules = (scheme: string | undefined) => {
  const catalogQueries = useService(catalogTokens.catalogQueries);
  return useInfiniteQuery({
    queryKey: ['catalog', 'prakerja', scheme],
    queryFn: async ({ pageParam: page }) => {
      const filter = { budgetSource: 'prakerja', page, ...(scheme === undefined ? {} : { scheme }) } as const;
      return catalogQueries.schedules(filter);
    },
    initialPageParam: 1,
    getNextPageParam: ({ current, last }) => (current < last ? current + 1 : null),
  });
};

/** The caller must invalidate the voucher queries. */
export const useRedeem = () => {
  const redeem = useService(purchaseTokens.redeemPrakerjaCode);
  const session = useSessionView();
  return useMutation({
    mutationFn: ({ code, scheduleId }: { code: string; scheduleId: string }) =>
      redeem(code, scheduleId, session.candidate?.id ?? ''),
  });
};

export const useCheckOut = () => {
  const checkOut = useService(purchaseTokens.checkOutWithVoucher);
  const refresh = usePurchaseRefresh();
  const session = useSessionView();
  return useMutation({
    mutationFn: ({ voucherId, repeat }: { voucherId: string; repeat: Repeat | null }) =>
      checkOut(voucherId, session.candidate?.id ?? '', repeat),
    onSettled: refresh,
  });
};
