import { expect, it } from 'vitest';
import { parseConfig } from '../../../src/configuration/config.ts';
import { descriptionOf } from '../../../src/ui/frame/descriptions.ts';

it('search engines and the sitemap get the page of the certificate check only where the portal checks certificates', () => {
  expect(descriptionOf('certificateCheck', parseConfig({ features: { certificateCheck: true } }))).toContain('Periksa');
  expect(descriptionOf('certificateCheck', parseConfig({}))).toBeNull();
});

it('search engines get the other public pages whatever the API supports, and no pages of candidates', () => {
  expect(descriptionOf('schemes', parseConfig({}))).toContain('skema');
  expect(descriptionOf('transactions', parseConfig({}))).toBeNull();
});
