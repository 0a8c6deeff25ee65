import { FakeVouchers } from '../../fakes/voucher-fakes.ts';
import { openRepositories } from '../repositories.ts';
import { redeems } from './vouchers-contract.ts';

const paths = { create: '/api/interapp/lms-prakerja', checkOut: '/api/transaction/prakerja-transaction' };
const codes = [
  ['PRATWEB10001', 'JDW-003'],
  ['PRATNET10003', 'JDW-010'],
] as const;

redeems('HTTP over the fake backend', async () => {
  const { vouchers, control, logIn } = await openRepositories();
  await logIn('ayu');
  return {
    vouchers,
    codes,
    loseReply: (call) =>
      control.addFault({
        id: `hilang-${call}`,
        match: { path: paths[call] },
        nth: 1,
        action: { type: 'accept-then-drop' },
      }),
  };
});

redeems('the fake of the tests', async () => {
  const vouchers = new FakeVouchers();
  return {
    vouchers,
    codes,
    loseReply: async () => {
      vouchers.losesReply = true;
    },
  };
});
