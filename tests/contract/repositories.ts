import { HttpClient } from '../../src/adapters/http/http-client.ts';
import type { Send } from '../../src/adapters/http/send.ts';
import { availability } from '../../src/domain/catalog/schedule.ts';
import type { Order } from '../../src/domain/purchase/transaction.ts';
import { imageOf, pngHead } from '../builders/images.ts';
import { httpRepositories } from '../unit/adapters/http/repositories.ts';
import { openPage, type TestPage } from '../unit/fake-backend/hosts/page.ts';
import { openOverHttp } from './over-http.ts';

export const credentials = (name: string) => ({ email: `${name}@contoh.example`, password: 'contoh123' });

type Meeting = (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;

/** With `HOST=node npx vitest run tests/contract`, the contract tests send their requests over real HTTP. */
const overHttp = process.env.HOST === 'node';

export const repositoriesOver = (page: Pick<TestPage, 'send' | 'control' | 'cookies'>) => {
  let meet: Meeting | null = null;
  const clientOver = (send: Send) =>
    new HttpClient({
      send,
      baseUrl: 'http://portal.test',
      authentication: 'session',
      cookies: () => page.cookies.cookie,
      idempotencyKeys: true,
    });
  const http = clientOver((request, ...rest) => {
    const met = request.headers.has('Idempotency-Key') ? meet : null;
    if (met) meet = null;
    return met ? met(request, page.send) : page.send(request, ...rest);
  });
  const over = (change: (request: Request) => Request) =>
    httpRepositories(clientOver((request) => page.send(change(request)))).transactions;
  const repositories = httpRepositories(http);
  return {
    ...repositories,
    control: page.control,
    over,
    meetNext: (met: Meeting) => {
      meet = met;
    },
    logIn: (name: string) => repositories.accounts.logIn(credentials(name)),
  };
};

export const openRepositories = async (surroundings: Parameters<typeof openPage>[0] = {}) =>
  repositoriesOver(overHttp ? await openOverHttp(surroundings) : await openPage(surroundings));

export const openAs = async (name: string) => {
  const repositories = await openRepositories();
  const candidate = await repositories.logIn(name);
  return { ...repositories, candidate };
};
export type Repositories = ReturnType<typeof repositoriesOver>;

export const signature = { kind: 'image', image: new Blob([imageOf(pngHead, 400)], { type: 'image/png' }) } as const;

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

export const stageOf = async ({ timelines }: Pick<Repositories, 'timelines'>, trxId: string, wanted: string) =>
  (await timelines.find(trxId))?.stages.find(({ name }) => name === wanted);
