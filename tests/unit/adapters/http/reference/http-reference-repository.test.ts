import { describe, expect, it } from 'vitest';
import { HttpReferenceRepository } from '../../../../../src/adapters/http/reference/http-reference-repository.ts';
import { rejection } from '../rejection.ts';
import { jsonReply } from '../replies.ts';
import { answering } from '../repositories.ts';
import { scriptedClient } from '../scripted-client.ts';

const provincesIn = (body: unknown) => answering(body).references.provinces();

const aceh = { id: '11', name: 'Aceh' };
const bali = { id: '51', name: 'Bali' };

const both = (entry: (id: string, name: string) => object) => [entry('11', 'Aceh'), entry('51', 'Bali')];
const lists: readonly unknown[] = [
  both((id, name) => ({ id, name })),
  both((id, nama) => ({ id: Number(id), nama })),
  both((kode, nama) => ({ kode, nama })),
  both((value, label) => ({ value, label })),
  both((id_provinsi, nama_provinsi) => ({ id_provinsi, nama_provinsi })),
  both((province_id, province_name) => ({ country_id: 62, province_id, province_name })),
  { 11: 'Aceh', 51: 'Bali' },
  { 3: aceh, 5: bali },
];

const envelopes: readonly ((list: unknown) => unknown)[] = [
  (list) => list,
  (list) => ({ code: '00', message: 'OK', data: list }),
  (list) => ({ success: true, data: { data: list } }),
  (list) => ({ data: list, current_page: 1, last_page: 1, total: 2, links: [] }),
  (list) => ({ status: 'success', data: { current_page: 1, data: list, last_page: 1 } }),
  (list) => ({ success: true, data: { provinsi: list } }),
  (list) => ({ status: 'success', provinces: list }),
];

describe.each(lists.map((list) => [list]))('a reference list %j', (list) => {
  it('is read in any envelope [3.location.hierarchy]', async () => {
    for (const enveloped of envelopes) expect(await provincesIn(enveloped(list))).toEqual([aceh, bali]);
  });
});

describe('a reference list', () => {
  it.each([[{ data: null }], [{ code: '00', message: 'Tidak ada data' }]])('is empty in %j', async (body) => {
    expect(await provincesIn(body)).toEqual([]);
  });

  it('may be plain names, which are then their own ids [3.location.hierarchy]', async () => {
    const names = ['Aceh', 'Bali'].map((name) => ({ id: name, name }));
    for (const enveloped of envelopes) expect(await provincesIn(enveloped(['Aceh', 'Bali']))).toEqual(names);
  });

  it('is refused when no entry has an id and a name, and otherwise keeps the entries that have both', async () => {
    const unread = [{ id: 11 }, { id: 51, name: '' }, { id: null, name: 'Bali' }, null];
    expect(await rejection(provincesIn({ data: unread }))).toMatchObject({ kind: 'contract' });
    expect(await provincesIn([...unread, aceh])).toEqual([aceh]);
  });
});

describe('a reference list on several pages', () => {
  const paged = (last: number, at: (page: number) => object = (page) => ({ current_page: page, last_page: last })) => {
    const { http, sent } = scriptedClient(({ url }) => {
      const page = Number(new URL(url).searchParams.get('page') ?? 1);
      return jsonReply({ success: true, data: { ...at(page), data: [{ id: page, name: `Ragam ${page}` }] } });
    });
    return { references: new HttpReferenceRepository(http), sent };
  };
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  it('is read to its last page, also for a parent [3.disability.lists]', async () => {
    const { references, sent } = paged(2);
    expect(idsOf(await references.disabilities())).toEqual(['1', '2']);
    expect(idsOf(await references.disabilityTypes('D'))).toEqual(['1', '2']);
    const asked = ['?page=1', '?page=2', '?disability_id=D', '?disability_id=D&page=2'];
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(asked);
    expect(idsOf(await references.villages('340407'))).toEqual(['1', '2']);
  });

  it('is read on when the reply only names a next page', async () => {
    const { references } = paged(0, (page) => ({
      current_page: page,
      next_page_url: page < 4 ? `/x?page=${page + 1}` : null,
    }));
    expect(idsOf(await references.provinces())).toEqual(['1', '2', '3', '4']);
  });

  it('ends after 50 pages, and when the server repeats a page', async () => {
    const endless = paged(9_999);
    expect(await endless.references.provinces()).toHaveLength(50);
    const same = paged(9, () => ({ current_page: 1, last_page: 9 }));
    await same.references.provinces();
    expect(same.sent).toHaveLength(2);
  });
});
