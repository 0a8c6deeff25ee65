import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { useWaitingBills } from '../../../src/ui/assessment/public/timeline-data.ts';
import { FakeServices, showWith } from '../show-with.tsx';

const Bills = () => <b>{useWaitingBills().isPending ? 'coming' : 'known'}</b>;

it('bills that the server fails to list are waited for until the first failure, not through its retries', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 3_600_000 } } });
  const transactions = () => Promise.reject(new ApiFailure({ kind: 'http', status: 500 }));
  const services = new FakeServices().with(purchaseTokens.purchaseQueries, { transactions } as never);
  const { container } = showWith(<Bills />, { services, queries });
  expect(container.textContent).toBe('coming');
  await waitFor(() => expect(container.textContent).toBe('known'));
});
