import { expect, it } from 'vitest';
import { voucherStatuses } from '../../../../../src/domain/purchase/voucher.ts';
import { jsonReply } from '../replies.ts';
import { over } from '../repositories.ts';

it('a list of vouchers has only those of the status that was asked for, also of an API that sends all [7.voucher.list]', async () => {
  const rows = [
    { id: 1, code: 'A', source: 'prakerja', status: 'unused' },
    { id: 2, code: 'B', source: 'prakerja', status: 'used', used_at: '2026-03-10 08:00:00' },
    { id: 3, code: 'C', source: 'prakerja', status: 'expired' },
    { id: 4, code: 'D', source: 'prakerja', status: 'ditahan' },
    { id: 5, code: 'E', source: 'daerah', status: 'used' },
  ];
  const { vouchers } = over(() => jsonReply({ data: rows, meta: { current_page: 1, last_page: 1, total: 5 } }));
  const listed = async (status: (typeof voucherStatuses)[number]) => {
    const { items, total } = await vouchers.list({ status });
    return [items.map(({ code }) => code).join(''), total];
  };
  expect(await Promise.all(voucherStatuses.map(listed))).toEqual([
    ['AD', 2],
    ['BDE', 3],
    ['CD', 2],
  ]);
});
