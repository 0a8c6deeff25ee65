import { expect, it } from 'vitest';
import { parseConfig } from '../../src/config.ts';
import { descriptionOf } from '../../src/ui/descriptions.ts';

it('the page of the certificate check is for search engines, and in the sitemap, only where the portal checks certificates', () => {
  expect(descriptionOf('certificateCheck', parseConfig({ features: { certificateCheck: true } }))).toContain('Periksa');
  expect(descriptionOf('certificateCheck', parseConfig({}))).toBeNull();
});

it('other public pages are for search engines whatever the API can do, and pages of candidates are not', () => {
  expect(descriptionOf('schemes', parseConfig({}))).toContain('skema');
  expect(descriptionOf('transactions', parseConfig({}))).toBeNull();
});
