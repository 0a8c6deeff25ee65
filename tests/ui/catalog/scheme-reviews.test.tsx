import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CatalogQueries } from '../../../src/application/catalog/catalog-queries.ts';
import { catalogTokens } from '../../../src/application/catalog/tokens.ts';
import type { Scheme } from '../../../src/domain/catalog/scheme.ts';
import { SchemeReviews } from '../../../src/ui/catalog/schemes/scheme-reviews.tsx';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

const scheme = { id: 'SKM-1', slug: 'barista', rating: 4.5, reviewCount: 3 } as Scheme;
const Page = () => <SchemeReviews scheme={scheme} pages={{ schedulePage: 1, reviewPage: 2, repeat: '' }} />;

test('reviews are paged: the page reads the wanted page and links to the others [9.paged.reviews]', async () => {
  const reviews = async (schemeId: string, page: number) => ({
    items: [{ id: '1', author: 'Bima', rating: 4, text: `${schemeId}, halaman ${page}`, date: '2026-01-05T02:00:00Z' }],
    current: page,
    last: 3,
    total: 3,
  });
  const services = new FakeServices().with(catalogTokens.catalogQueries, {
    reviews,
  } as Partial<CatalogQueries> as CatalogQueries);
  openPages({ '/schema/{slug}': Page }, '/schema/barista?ulasan=2', services);
  expect(await screen.findByText('SKM-1, halaman 2')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Halaman 3' }).getAttribute('href')).toBe('/schema/barista?ulasan=3');
});
