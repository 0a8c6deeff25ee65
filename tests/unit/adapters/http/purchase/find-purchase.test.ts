import { describe, expect, it } from 'vitest';
import { HttpTransactionRepository } from '../../../../../src/adapters/http/purchase/http-transaction-repository.ts';
import { jsonReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';

const page = (...ids: readonly string[]) => jsonReply({ data: ids.map((trx_id) => ({ trx_id, status: 'baru' })) });

const over = (lists: Readonly<Record<string, readonly string[]>>, otherwise: () => Response) => {
  const { http, paths } = scriptedClient((request) => {
    const list = new URL(request.url).pathname.split('/').at(-1) ?? '';
    return lists[list] ? page(...lists[list]) : otherwise();
  });
  return { transactions: new HttpTransactionRepository(http), paths };
};

const tabs = { pending: ['TRX-1'], paid: ['TRX-2'], failed: [] };

describe('a purchase on a server that has only the three lists of the specification', () => {
  it.each([
    ['an empty list', page()],
    ['404', jsonReply({ message: 'Data tidak ditemukan' }, 404)],
    ['422', jsonReply({ message: 'The selected status is invalid.', errors: { status: ['invalid'] } }, 422)],
  ])('is found in its list where the list of all answers with %s', async (_, reply) => {
    const { transactions } = over(tabs, () => reply.clone());
    expect((await transactions.find('TRX-2'))?.id).toBe('TRX-2');
  });

  it('does not exist when no list has it', async () => {
    expect(await over(tabs, () => page()).transactions.find('TRX-3')).toBeNull();
  });

  it('is not reported as missing when one of its lists cannot be read', async () => {
    const { transactions } = over({ pending: [], failed: [] }, () => jsonReply({ message: 'Server Error' }, 500));
    await expect(transactions.find('TRX-2')).rejects.toMatchObject({ status: 500 });
  });
});

describe('a purchase with an unknown status', () => {
  it('has the status of the only list that holds it', async () => {
    const { transactions } = over({ ...tabs, all: ['TRX-1', 'TRX-2'] }, () => page());
    expect((await transactions.find('TRX-1'))?.status).toBe('pending');
    expect((await transactions.find('TRX-2'))?.status).toBe('paid');
  });

  it('has the same status in the row of its list as on its own page', async () => {
    const { transactions } = over(tabs, () => page());
    const row = async (tab: 'pending' | 'paid') => (await transactions.list(tab, 1)).items[0];
    expect((await row('paid'))?.status).toBe((await transactions.find('TRX-2'))?.status);
    expect(await row('paid')).toMatchObject({ id: 'TRX-2', status: 'paid' });
    expect(await row('paid')).not.toHaveProperty('statusWord');
    expect((await row('pending'))?.status).toBe('pending');
  });

  it('stays unknown in a row where another list holds it too, or cannot be read', async () => {
    const everywhere = over({}, () => page('TRX-1')).transactions;
    expect((await everywhere.list('paid', 1)).items[0]).toMatchObject({ status: 'unknown', statusWord: 'baru' });
    const broken = over({ paid: ['TRX-2'] }, () => jsonReply({ message: 'Server Error' }, 500)).transactions;
    expect((await broken.list('paid', 1)).items[0]).toMatchObject({ status: 'unknown', statusWord: 'baru' });
  });

  it('keeps it where several lists hold it, as on a server that reads the last path segment as something else', async () => {
    const { transactions } = over({}, () => page('TRX-1'));
    expect((await transactions.find('TRX-1'))?.status).toBe('unknown');
  });
});

it('a purchase in the list of all needs only one request', async () => {
  const { transactions, paths } = over({}, () => jsonReply({ data: [{ trx_id: 'TRX-1', status: 'paid' }] }));
  await transactions.find('TRX-1');
  expect(paths()).toEqual(['/api/transaction/list/all']);
});
