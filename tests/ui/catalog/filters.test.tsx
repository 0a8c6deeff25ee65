import { expect, it } from 'vitest';
import { jsonReply } from '../../unit/adapters/http/replies.ts';
import { openPortal, said } from '../portal/open-portal.tsx';

const lists = {
  '/schema/schedule': { call: '/api/schedule', empty: 'Belum ada jadwal asesmen' },
  '/schema/list': { call: '/api/schema/thumbnail', empty: 'Belum ada skema' },
};
type List = keyof typeof lists;

const open = async (list: List, query: string, filters: object) => {
  const reply = async () => jsonReply({ data: [], current_page: 1, last_page: 1, total: 0, ...filters });
  await openPortal(null, list + query, undefined, undefined, undefined, { [lists[list].call]: reply });
};

const untold = [
  {},
  { filters: null },
  { filters: {} },
  { filters: { schemas: [], months: [], sites: [], fields: [] } },
];

it.each((Object.keys(lists) as List[]).flatMap((list) => untold.map((filters) => [list, filters] as const)))(
  'a filter of %s with nothing to choose is not shown, when the server sends %j',
  async (list, filters) => {
    await open(list, '', filters);
    await said(lists[list].empty);
    const idle = [...document.querySelectorAll('select')].filter(({ options }) => options.length < 2);
    expect(idle.map(({ labels }) => labels[0]?.textContent)).toEqual([]);
  },
);

it('a filter without choices that the address uses stays, to be taken back', async () => {
  await open('/schema/schedule', '?site=TUK-9', {});
  await said('Pilihan tidak tersedia');
});
