import { HttpAccountRepository } from '../../src/adapters/http/account/http-account-repository.ts';
import { HttpTimelineRepository } from '../../src/adapters/http/assessment/http-timeline-repository.ts';
import { HttpCatalogRepository } from '../../src/adapters/http/catalog/http-catalog-repository.ts';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import { HttpPaymentRepository } from '../../src/adapters/http/purchase/http-payment-repository.ts';
import { HttpTransactionRepository } from '../../src/adapters/http/purchase/http-transaction-repository.ts';
import { openPage } from '../unit/fake-backend/hosts/page.ts';

export const credentials = (name: string) => ({ email: `${name}@contoh.example`, password: 'contoh123' });

/** Every repository over the fake backend, as the container wires them, in a world of its own. */
export const openRepositories = async () => {
  const page = await openPage();
  const http = new HttpClient({
    send: page.send,
    baseUrl: 'http://portal.test',
    authentication: 'session',
    cookies: () => page.cookies.cookie,
  });
  const accounts = new HttpAccountRepository(http);
  return {
    control: page.control,
    accounts,
    catalog: new HttpCatalogRepository(http),
    transactions: new HttpTransactionRepository(http),
    payments: new HttpPaymentRepository(http),
    timelines: new HttpTimelineRepository(http),
    logIn: (name: string) => accounts.logIn(credentials(name)),
  };
};
