import { HttpAccountRepository } from '../../src/adapters/http/account/http-account-repository.ts';
import { HttpRegistrationRepository } from '../../src/adapters/http/account/http-registration-repository.ts';
import { HttpAplRepository } from '../../src/adapters/http/apl/http-apl-repository.ts';
import { HttpAssessmentRepository } from '../../src/adapters/http/assessment/http-assessment-repository.ts';
import { HttpTimelineRepository } from '../../src/adapters/http/assessment/http-timeline-repository.ts';
import { HttpCatalogRepository } from '../../src/adapters/http/catalog/http-catalog-repository.ts';
import { HttpCertificateRepository } from '../../src/adapters/http/certificate/http-certificate-repository.ts';
import { HttpDocumentRepository } from '../../src/adapters/http/certificate/http-document-repository.ts';
import { HttpExamRepository } from '../../src/adapters/http/exam/http-exam-repository.ts';
import { HttpStoredFileRepository } from '../../src/adapters/http/files/http-stored-file-repository.ts';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import { HttpMessageRepository } from '../../src/adapters/http/information/http-message-repository.ts';
import { HttpNotificationRepository } from '../../src/adapters/http/notification/http-notification-repository.ts';
import { HttpProfileRecordsRepository } from '../../src/adapters/http/profile/http-profile-records-repository.ts';
import { HttpProfileRepository } from '../../src/adapters/http/profile/http-profile-repository.ts';
import { HttpPaymentRepository } from '../../src/adapters/http/purchase/http-payment-repository.ts';
import { HttpTransactionRepository } from '../../src/adapters/http/purchase/http-transaction-repository.ts';
import { HttpVoucherRepository } from '../../src/adapters/http/purchase/http-voucher-repository.ts';
import { HttpReferenceRepository } from '../../src/adapters/http/reference/http-reference-repository.ts';
import { HttpServerTime } from '../../src/adapters/http/time/http-server-time.ts';
import { availability } from '../../src/domain/catalog/schedule.ts';
import type { Order } from '../../src/domain/purchase/transaction.ts';
import { imageOf, pngHead } from '../builders/images.ts';
import { openPage, type TestPage } from '../unit/fake-backend/hosts/page.ts';
import { openOverHttp } from './over-http.ts';

export const credentials = (name: string) => ({ email: `${name}@contoh.example`, password: 'contoh123' });

type Meeting = (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;

/** `HOST=node npx vitest run tests/contract`: the same contracts over the API on a port. */
export const overHttp = process.env.HOST === 'node';

/** Every repository over the API of a page, as the container wires them. */
export const repositoriesOver = (page: Pick<TestPage, 'send' | 'control' | 'cookies'>) => {
  let meet: Meeting | null = null;
  const http = new HttpClient({
    send: (request, ...rest) => {
      const met = request.headers.has('Idempotency-Key') ? meet : null;
      if (met) meet = null;
      return met ? met(request, page.send) : page.send(request, ...rest);
    },
    baseUrl: 'http://portal.test',
    authentication: 'session',
    cookies: () => page.cookies.cookie,
    idempotencyKeys: true,
  });
  /** Purchases over a client whose requests are changed on their way. */
  const over = (change: (request: Request) => Request) =>
    new HttpTransactionRepository(
      new HttpClient({
        send: (request) => page.send(change(request)),
        baseUrl: 'http://portal.test',
        authentication: 'session',
        cookies: () => page.cookies.cookie,
        idempotencyKeys: true,
      }),
    );
  const accounts = new HttpAccountRepository(http);
  return {
    control: page.control,
    accounts,
    registrations: new HttpRegistrationRepository(http),
    catalog: new HttpCatalogRepository(http),
    transactions: new HttpTransactionRepository(http),
    payments: new HttpPaymentRepository(http),
    vouchers: new HttpVoucherRepository(http),
    serverTime: new HttpServerTime(http),
    over,
    /** The next request with a request key meets this on its way. */
    meetNext: (met: Meeting) => {
      meet = met;
    },
    assessments: new HttpAssessmentRepository(http),
    apls: new HttpAplRepository(http),
    exams: new HttpExamRepository(http),
    storedFiles: new HttpStoredFileRepository(http),
    timelines: new HttpTimelineRepository(http),
    messages: new HttpMessageRepository(http),
    notifications: new HttpNotificationRepository(http),
    profiles: new HttpProfileRepository(http),
    profileRecords: new HttpProfileRecordsRepository(http),
    certificates: new HttpCertificateRepository(http),
    documents: new HttpDocumentRepository(http),
    references: new HttpReferenceRepository(http),
    logIn: (name: string) => accounts.logIn(credentials(name)),
  };
};

/** Every repository over the fake backend, in a world of its own. */
export const openRepositories = async (surroundings: Parameters<typeof openPage>[0] = {}) =>
  repositoriesOver(overHttp ? await openOverHttp(surroundings) : await openPage(surroundings));

/** The same with somebody logged in. */
export const openAs = async (name: string) => {
  const repositories = await openRepositories();
  const candidate = await repositories.logIn(name);
  return { ...repositories, candidate };
};
export type Repositories = ReturnType<typeof repositoriesOver>;

export const signature = { kind: 'image', image: new Blob([imageOf(pngHead, 400)], { type: 'image/png' }) } as const;

/** An order of the first schedule that can still be bought by oneself. */
export const anOpenOrder = async (
  { catalog, control }: Repositories,
  filter: Parameters<Repositories['catalog']['schedules']>[0] = { budgetSource: 'mandiri', page: 2 },
): Promise<Order> => {
  const { items } = await catalog.schedules(filter);
  const open = items.find((each) => availability(each, control.now().getTime()) === 'open');
  const budget = open?.budgets.find(({ source }) => source === 'mandiri');
  if (!open || !budget) throw new Error('the seed has no open schedule');
  return { scheduleId: open.id, budgetSource: 'mandiri', budgetary: budget.id };
};

/** The status of a stage of an assessment, and for whom it waits. */
export const stageOf = async ({ timelines }: Pick<Repositories, 'timelines'>, trxId: string, wanted: string) =>
  (await timelines.find(trxId))?.stages.find(({ name }) => name === wanted);
