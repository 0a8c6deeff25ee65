import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal, part, said } from './open-portal.tsx';
import '../../../src/ui/assessment/result/result-tabs-page.tsx';
import '../../../src/ui/catalog/schemes/scheme-list-page.tsx';
import '../../../src/ui/catalog/schemes/scheme-page.tsx';
import '../../../src/ui/purchase/history/transactions-page.tsx';
import '../../../src/ui/purchase/payment/payment-page.tsx';

const title = 'Ahli Keselamatan dan Kesehatan Kerja Konstruksi Gedung Bertingkat Muda';
const description = 'Bagi tenaga muda yang akan merancang, memasang, dan merawat.';

type Json = unknown;
const wordy = (value: Json, name = ''): Json => {
  if (Array.isArray(value)) return value.map((each) => wordy(each, name));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, each]) => [key, wordy(each, key)]);
  const isScheme = 'slug' in value && 'title' in value;
  return {
    ...Object.fromEntries(fields),
    ...(isScheme && { title }),
    ...(isScheme && 'description' in value && { description }),
    ...('nearest_schedule' in value && { nearest_schedule: undefined }), // a card with a date shows no description
  };
};

it.each([
  ['/schema/list', null, 'main article h2 a, main article h3 a'],
  ['/transaction?tab=paid', 'gita', 'main td a, main th a'],
  ['/payment', 'gita', 'main li a'],
])(
  'the page %s cuts a long title at 50 characters and a description at 40, and links to the full text [5.text.card-title] [5.text.description]',
  async (address, who, selector) => {
    await openPortal(who, address, (_, data) => wordy(data));
    await said('Ahli Keselamatan dan Kesehatan Kerja Konstruksi Ge…');
    if (!who) await said('Bagi tenaga muda yang akan merancang, me…');
    const link = await part(selector);
    fireEvent.click(link);
    await part('h1');
    await said(who ? title : 'Metode asesmen');
    const seen = Array.from(document.querySelectorAll('main h1, main p, main dd'), (each) => each.textContent);
    expect(seen).toContain(title);
    if (!who) expect(seen).toContain(description);
  },
);

it('the list of results cuts a long title at 50 characters [5.text.card-title]', async () => {
  await openPortal('gita', '/myassessment/exam/result/tab?tab=accepted', (_, data) => wordy(data));
  await said('Ahli Keselamatan dan Kesehatan Kerja Konstruksi Ge…');
});
