import { describe, expect, it } from 'vitest';
import { readSchemePages, schemeAddress } from '../../../src/ui/catalog/schemes/scheme-address.ts';

describe('the pages of a scheme in the address', () => {
  it('begins with the first pages', () => {
    expect(readSchemePages('')).toEqual({ schedulePage: 1, reviewPage: 1 });
    expect(schemeAddress('barista', { schedulePage: 1, reviewPage: 1 })).toBe('/schema/barista');
  });

  it('turns each list on its own', () => {
    const address = schemeAddress('barista', { schedulePage: 2, reviewPage: 3 });
    expect(address).toBe('/schema/barista?jadwal=2&ulasan=3');
    expect(readSchemePages(address.slice(address.indexOf('?')))).toEqual({ schedulePage: 2, reviewPage: 3 });
  });

  it('ignores what is not a page', () => {
    expect(readSchemePages('?jadwal=x&ulasan=-1')).toEqual({ schedulePage: 1, reviewPage: 1 });
  });
});
