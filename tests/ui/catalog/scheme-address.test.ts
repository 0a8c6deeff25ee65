import { describe, expect, it } from 'vitest';
import { readSchemePages, schemeAddress } from '../../../src/ui/catalog/schemes/scheme-address.ts';

describe('the pages of a scheme in the address', () => {
  it('begins with the first pages', () => {
    expect(readSchemePages('')).toEqual({ schedulePage: 1, reviewPage: 1, repeat: '' });
    expect(schemeAddress('barista', { schedulePage: 1, reviewPage: 1, repeat: '' })).toBe('/schema/barista');
  });

  it('turns each list on its own', () => {
    const address = schemeAddress('barista', { schedulePage: 2, reviewPage: 3, repeat: '' });
    expect(address).toBe('/schema/barista?jadwal=2&ulasan=3');
    expect(readSchemePages(address.slice(address.indexOf('?')))).toEqual({
      schedulePage: 2,
      reviewPage: 3,
      repeat: '',
    });
  });

  it('ignores what is not a page', () => {
    expect(readSchemePages('?jadwal=x&ulasan=-1')).toEqual({ schedulePage: 1, reviewPage: 1, repeat: '' });
  });

  it('keeps what the purchase goes on from while a list is turned', () => {
    const repeat = 'perpanjang=CONTOH%2062010%202513%201%200000088%202026';
    const address = schemeAddress('barista', { schedulePage: 2, reviewPage: 1, repeat });
    expect(address).toBe('/schema/barista?jadwal=2&perpanjang=CONTOH%2062010%202513%201%200000088%202026');
    expect(readSchemePages(address.slice(address.indexOf('?'))).repeat).toBe(repeat);
  });
});
