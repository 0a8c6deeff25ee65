import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { pageOf } from '../pagination.ts';
import { acknowledgement, dataOf } from '../reply.ts';
import { resource } from '../wire.ts';
import { proofWire, transactionWire } from './transaction-wire.ts';
import { voucherWire } from './voucher-wire.ts';

const oneTransaction = dataOf(transactionWire);

export const purchaseCalls = {
  create: defineCall({ method: 'POST', path: '/api/transaction/update-transaction', reply: oneTransaction }),
  list: defineCall({ method: 'GET', path: '/api/transaction/list/{list}', reply: pageOf(transactionWire) }),
  cancel: defineCall({ method: 'POST', path: '/api/transaction/remove', reply: acknowledgement }),
  token: defineCall({
    method: 'POST',
    path: '/api/transaction/token',
    reply: dataOf(resource({ token: z.string().check(z.minLength(1), z.maxLength(200)) })),
  }),
  renew: defineCall({ method: 'POST', path: '/api/transaction/update-transaction', reply: acknowledgement }),
  proof: defineCall({ method: 'POST', path: '/api/transaction/payment-proof', reply: dataOf(proofWire) }),
  vouchers: defineCall({ method: 'GET', path: '/api/vouchers', reply: pageOf(voucherWire) }),
  redeem: defineCall({ method: 'POST', path: '/api/interapp/lms-prakerja', reply: dataOf(voucherWire) }),
  checkOut: defineCall({ method: 'POST', path: '/api/transaction/prakerja-transaction', reply: oneTransaction }),
};
