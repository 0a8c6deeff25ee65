import { describe, expect, it } from 'vitest';
import { HttpReferenceRepository } from '../../../../../src/adapters/http/reference/http-reference-repository.ts';
import { rejection } from '../rejection.ts';
import { emptyReply, jsonReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';

const provincesIn = (body: unknown) =>
  new HttpReferenceRepository(scriptedClient(() => jsonReply(body)).http).provinces();

const aceh = { id: '11', name: 'Aceh' };
const bali = { id: '51', name: 'Bali' };

const lists: readonly unknown[] = [
  [aceh, bali],
  [
    { id: 11, nama: 'Aceh' },
    { id: 51, nama: 'Bali' },
  ],
  [
    { kode: '11', nama: 'Aceh' },
    { kode: '51', nama: 'Bali' },
  ],
  [
    { code: '11', name: 'Aceh' },
    { code: '51', name: 'Bali' },
  ],
  [
    { value: 11, label: 'Aceh' },
    { value: 51, label: 'Bali' },
  ],
  [
    { id: 11, title: 'Aceh' },
    { id: 51, title: 'Bali' },
  ],
  [
    { id: 11, text: 'Aceh' },
    { id: 51, text: 'Bali' },
  ],
  [
    { id_provinsi: '11', nama_provinsi: 'Aceh' },
    { id_provinsi: '51', nama_provinsi: 'Bali' },
  ],
  [
    { country_id: 62, province_id: 11, province_name: 'Aceh' },
    { country_id: 62, province_id: 51, province_name: 'Bali' },
  ],
  [
    { province_id: '11', province: 'Aceh' },
    { province_id: '51', province: 'Bali' },
  ],
  [
    { kode_wilayah: '11', wilayah: 'Aceh', kode_negara: 'ID' },
    { kode_wilayah: '51', wilayah: 'Bali', kode_negara: 'ID' },
  ],
  { 11: 'Aceh', 51: 'Bali' },
  { 3: { id: 11, name: 'Aceh' }, 5: { id: 51, name: 'Bali' } },
];

const envelopes: readonly (readonly [string, (list: unknown) => unknown])[] = [
  ['bare', (list) => list],
  ['in data', (list) => ({ data: list })],
  ['in an envelope', (list) => ({ code: '00', message: 'OK', data: list })],
  ['in data of a resource in an envelope', (list) => ({ success: true, data: { data: list } })],
  ['on one page', (list) => ({ data: list, current_page: 1, last_page: 1, total: 2, links: [] })],
  [
    'on one page in an envelope',
    (list) => ({ status: 'success', data: { current_page: 1, data: list, last_page: 1 } }),
  ],
  ['under a name', (list) => ({ success: true, data: { provinsi: list } })],
  ['under a name without data', (list) => ({ status: 'success', provinces: list })],
];

describe.each(envelopes)('a reference list %s', (_, enveloped) => {
  it.each(lists.map((list) => [list]))('is read as %j [3.location.hierarchy]', async (list) => {
    expect(await provincesIn(enveloped(list))).toEqual([aceh, bali]);
  });

  it('is read as plain names, which then are their own ids [3.location.hierarchy]', async () => {
    const names = ['Aceh', 'Bali'].map((name) => ({ id: name, name }));
    expect(await provincesIn(enveloped(['Aceh', 'Bali']))).toEqual(names);
  });
});

describe('a reference list', () => {
  it.each([[[]], [{ data: [] }], [{ data: null }], [{ code: '00', message: 'Tidak ada data' }], [{}]])(
    'has no entries in %j',
    async (body) => {
      expect(await provincesIn(body)).toEqual([]);
    },
  );

  it('has no entries in nothing', async () => {
    const { http } = scriptedClient(() => emptyReply(204));
    expect(await new HttpReferenceRepository(http).provinces()).toEqual([]);
  });

  it.each([
    [[{ id: 11 }, { id: 51, name: '' }]],
    [
      [
        { name: 'Aceh', luas: 5 },
        { id: null, name: 'Bali' },
      ],
    ],
  ])('is not read where no entry has an id and a name: %j', async (data) => {
    expect(await rejection(provincesIn({ data }))).toMatchObject({ kind: 'contract' });
  });

  it('leaves out the entries that cannot be read', async () => {
    expect(await provincesIn([{ id: 11, name: 'Aceh' }, { id: 12 }, null])).toEqual([aceh]);
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

  it('is read to its last page [3.disability.lists]', async () => {
    const { references, sent } = paged(3);
    expect(idsOf(await references.disabilities())).toEqual(['1', '2', '3']);
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?page=1', '?page=2', '?page=3']);
  });

  it('is read to its last page under its parent too [3.disability.lists]', async () => {
    const { references, sent } = paged(2);
    expect(idsOf(await references.disabilityTypes('D'))).toEqual(['1', '2']);
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?disability_id=D', '?disability_id=D&page=2']);
    expect(idsOf(await references.villages('340407'))).toEqual(['1', '2']);
  });

  it('is read on where only a next page is told', async () => {
    const { references } = paged(0, (page) => ({
      current_page: page,
      next_page_url: page < 4 ? `/x?page=${page + 1}` : null,
    }));
    expect(idsOf(await references.provinces())).toEqual(['1', '2', '3', '4']);
  });

  it('ends after 50 pages, and where the server gives the same page again', async () => {
    const endless = paged(9_999);
    expect(await endless.references.provinces()).toHaveLength(50);
    const same = paged(9, () => ({ current_page: 1, last_page: 9 }));
    await same.references.provinces();
    expect(same.sent).toHaveLength(2);
  });

  it('is not given in part where a page fails', async () => {
    const { http } = scriptedClient(({ url }) =>
      url.includes('page=2') ? emptyReply(500) : jsonReply({ data: [aceh], current_page: 1, last_page: 2 }),
    );
    expect(await rejection(new HttpReferenceRepository(http).provinces())).toMatchObject({ status: 500 });
  });
});
