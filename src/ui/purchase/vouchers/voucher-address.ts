import { type Voucher, type VoucherTab, voucherStatuses } from '../../../domain/purchase/voucher.ts';
import { paths } from '../../core/paths.ts';

export type VoucherAddress =
  | { readonly kind: 'list'; readonly status: VoucherTab; readonly page: number }
  | { readonly kind: 'redeem'; readonly scheme: string | undefined };

export const voucherAddressOf = (search: string): VoucherAddress => {
  const query = new URLSearchParams(search);
  if (query.get('tukar') === '1') {
    const scheme = query.get('skema') ?? '';
    return { kind: 'redeem', scheme: /^[\w.-]{1,100}$/.test(scheme) ? scheme : undefined };
  }
  const page = query.get('page') ?? '';
  return {
    kind: 'list',
    status: voucherStatuses.find((status) => status === query.get('tab')) ?? 'unused',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
};

export const voucherListAddress = (status: VoucherTab, page = 1): string => {
  const query = new URLSearchParams({
    ...(status === 'unused' ? {} : { tab: status }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return paths.vouchers.to({}) + (query.size > 0 ? `?${query}` : '');
};

export const redeemAddress = (scheme?: string): string => {
  const query = new URLSearchParams({ tukar: '1', ...(scheme ? { skema: scheme } : {}) });
  return `${paths.vouchers.to({})}?${query}`;
};

export const voucherOrderAddress = ({ scheme, schedule, source, budgetary }: Voucher): string | null => {
  if (schedule.id === '' || budgetary === '') return null;
  const order = { scheduleId: schedule.id, budgetSource: source, budgetary };
  return paths.purchase.to(scheme.slug === '' ? order : { ...order, slug: scheme.slug });
};
