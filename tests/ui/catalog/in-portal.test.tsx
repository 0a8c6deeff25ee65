import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Scheme } from '../../../src/domain/catalog/scheme.ts';
import { renderScheme, schemeStyles } from '../../../src/entry/prerender.tsx';
import { knownSchemeId } from '../../../src/ui/catalog/schemes/known-scheme.ts';
import { jsonReply } from '../../unit/adapters/http/replies.ts';
import { openPortal, said } from '../portal/open-portal.tsx';

const made = '2026-03-09T02:00:00Z';

const scheme: Scheme = {
  id: 'SKM-01',
  slug: 'junior-web-programmer',
  title: 'Junior Web Programmer (lama)',
  field: { id: 'teknologi-informasi', name: 'Teknologi Informasi' },
  description: 'Keterangan lama.',
  price: 1_234_000,
  rating: 0,
  reviewCount: 0,
  number: '',
  kind: '',
  standard: '',
  requirements: [],
  methods: [],
  units: [],
};

const unit = { code: 'U', title: 'Unit', standard: 'SKKNI', elements: [{ title: 'Elemen', criteria: ['Kriteria'] }] };
const full: Scheme = {
  ...{ ...scheme, rating: 4.5, reviewCount: 3, number: 'SKM-01', kind: 'Okupasi', standard: 'SKKNI' },
  ...{ requirements: ['Ijazah SMA', 'Pengalaman'], methods: ['Tertulis'], units: [unit, { ...unit, elements: [] }] },
};
const schemes: readonly Scheme[] = [
  ...[scheme, full, { ...full, price: null, reviewCount: null, rating: 0.5 }],
  ...['', 'data', 'konstruksi', 'tidak-dikenal'].map((id) => ({ ...full, field: { id, name: id }, rating: 3 })),
  { ...full, slug: 'k', title: '', description: '</script><img src=x onerror=alert(1)>', units: [], rating: 5 },
];

const bring = (known: unknown) => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = knownSchemeId;
  element.textContent = JSON.stringify(known);
  document.body.append(element);
};

describe('a scheme that is known', () => {
  it.each(schemes.map((found, at) => [at, found] as const))(
    'the prerendered page of scheme %i has the styles of every scheme',
    async (_, found) => {
      expect((await renderScheme({ made, scheme: found })).css).toBe(await schemeStyles());
    },
  );

  it('the prerendered page of a scheme shows the scheme’s texts as text, without any style attribute', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const told = { ...scheme, title: hostile, description: hostile, requirements: [hostile] };
    const { html, title, description } = await renderScheme({ made, scheme: told });
    expect(html).not.toMatch(/<img|<script| style="/);
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(3);
    expect([title, description]).toEqual([`${hostile} · Portal Asesi`, hostile]);
  });

  afterEach(() => document.getElementById(knownSchemeId)?.remove());

  it('the data of a scheme in the HTML show at once, and the server’s data replace them', async () => {
    bring({ made, scheme });
    await openPortal(null, '/schema/junior-web-programmer');
    expect(document.querySelector('h1')?.textContent).toBe('Junior Web Programmer (lama)');
    expect(document.body.textContent).toContain('1.234.000');
    await said('850.000');
    expect(document.querySelector('h1')?.textContent).toBe('Junior Web Programmer');
    expect(document.body.textContent).not.toContain('1.234.000');
  });

  it('the data of a scheme in the HTML stay when the server cannot be reached, with the date of the data', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    bring({ made, scheme });
    await openPortal(null, '/schema/junior-web-programmer', (path, data) => {
      if (path.endsWith('/detail')) throw new TypeError('away');
      return data;
    });
    await act(() => vi.advanceTimersByTimeAsync(60_000)); // the reads are given up after their retries
    expect(screen.getByText(/Keterangan skema ini dari Senin, 9 Maret 2026/)).toBeTruthy();
    expect(document.body.textContent).toContain('1.234.000');
  });

  it('the data of a scheme in the HTML show nothing of another scheme', async () => {
    bring({ made, scheme });
    await openPortal(null, '/schema/barista');
    expect(document.body.textContent).not.toContain('1.234.000');
    await said('Barista');
  });
});

const lists = {
  '/schema/schedule': { call: '/api/schedule', empty: 'Belum ada jadwal asesmen' },
  '/schema/list': { call: '/api/schema/thumbnail', empty: 'Belum ada skema' },
};

type List = keyof typeof lists;

const open = async (list: List, query: string, filters: object) => {
  const reply = async () => jsonReply({ data: [], current_page: 1, last_page: 1, total: 0, ...filters });
  await openPortal(null, list + query, undefined, undefined, undefined, { [lists[list].call]: reply });
};

const untold = [{ filters: null }, { filters: {} }, { filters: { schemas: [], months: [], sites: [], fields: [] } }];

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
