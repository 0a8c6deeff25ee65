import * as z from 'zod/mini';

// What goes out about purchases; every name but trx_id is assumed (not shown in the specification).

/** POST /api/transaction/update-transaction, to buy a schedule. */
export const orderBody = z.object({ schedule_id: z.string(), budget_source: z.string(), budgetary: z.string() });
export type OrderBody = z.infer<typeof orderBody>;

/** POST /api/transaction/remove, /token, and update-transaction to give up the method of payment. */
export const transactionBody = z.object({ trx_id: z.string() });
export type TransactionBody = z.infer<typeof transactionBody>;

/** POST /api/interapp/lms-prakerja. */
export const codeBody = z.object({ code: z.string(), schedule_id: z.string() });
export type CodeBody = z.infer<typeof codeBody>;

/** POST /api/transaction/prakerja-transaction. */
export const checkOutBody = z.object({ voucher_id: z.string() });
export type CheckOutBody = z.infer<typeof checkOutBody>;
