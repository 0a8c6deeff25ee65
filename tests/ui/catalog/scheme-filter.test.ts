import { describe, expect, it } from 'vitest';
import { readSchemeFilter, schemeListAddress } from '../../../src/ui/catalog/schemes/scheme-filter.ts';

describe('the scheme list in the address', () => {
  it('asks for nothing without a query', () => {
    expect(readSchemeFilter('')).toEqual({});
    expect(schemeListAddress({})).toBe('/schema/list');
  });

  it('reads search, field and page', () => {
    expect(readSchemeFilter('?search=web+programmer&field=teknologi-informasi&page=2')).toEqual({
      search: 'web programmer',
      field: 'teknologi-informasi',
      page: 2,
    });
  });

  it.each([
    '?page=0',
    '?page=1',
    '?page=-2',
    '?page=2.5',
    '?page=1e3',
    '?page=99999',
    '?page=dua',
    '?field=',
    '?field=a%2Fb',
    '?field=%3Cscript%3E',
    `?field=${'a'.repeat(101)}`,
    '?search=%20%09%0A',
    '?unknown=1',
  ])('ignores what is not valid: %s', (query) => {
    expect(readSchemeFilter(query)).toEqual({});
  });

  it('reads a search as one line of at most 100 characters, without cutting one in half', () => {
    expect(readSchemeFilter(`?search=${encodeURIComponent('  a\u0000\n  b  ')}`).search).toBe('a b');
    expect([...(readSchemeFilter(`?search=${encodeURIComponent('𝄞'.repeat(150))}`).search ?? '')]).toHaveLength(100);
  });

  it('decodes once', () => {
    expect(readSchemeFilter('?search=100%2525').search).toBe('100%25');
  });

  it.each([
    { search: 'k3 & "lingkungan" 100%', field: 'konstruksi', page: 3 },
    { search: 'C++' },
    { field: 'SKM.01_a' },
  ])('writes what it reads: %o', (filter) => {
    const address = schemeListAddress(filter);
    expect(readSchemeFilter(address.slice(address.indexOf('?')))).toEqual(filter);
  });

  it('leaves out the first page and an empty search', () => {
    expect(schemeListAddress({ search: '   ', page: 1 })).toBe('/schema/list');
  });
});
