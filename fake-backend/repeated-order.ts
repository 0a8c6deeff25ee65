import type { Call } from './authorised.ts';
import type { Backend } from './backend.ts';
import type { TransactionRow } from './database/rows.ts';
import type { FieldErrors } from './respond.ts';
import { repeatErrors } from './rules/repeat.ts';
import { stagesOf } from './staff/advance.ts';

export type RepeatedOrder =
  | { readonly errors: FieldErrors }
  | { readonly columns: Pick<TransactionRow, 'previous_transaction_id' | 'assessed_units' | 'renewal_of'> };

export const repeatedOrder = (backend: Backend, call: Call, schemeId: string | undefined): RepeatedOrder => {
  const { db } = backend;
  const earlierId = call.text('previous_transaction_id');
  const number = call.text('renewal_of');
  const [certificate] = number ? db.certificates.where((row) => row.number === number) : [];
  const errors = repeatErrors({
    previous_transaction_id: earlierId,
    renewal_of: number,
    candidateId: call.candidate.id,
    schemeId,
    earlier: db.transactions.get(earlierId),
    result: db.results.get(earlierId),
    resultStage: stagesOf(backend, earlierId).find(({ name }) => name === 'result')?.status,
    certificate,
    certified: db.transactions.get(certificate?.id ?? ''),
  });
  if (errors) return { errors };
  const lacking = db.results.get(earlierId)?.units.filter(({ competent }) => !competent) ?? [];
  return {
    columns: {
      ...(earlierId && {
        previous_transaction_id: earlierId,
        assessed_units: lacking.map(({ code }) => code),
      }),
      ...(number && { renewal_of: number }),
    },
  };
};
