import { expect, it } from 'vitest';
import { budgetTitle } from '../../../src/ui/format/budget-source-title.ts';

it.each([
  [{ title: 'Beasiswa daerah', source: 'beasiswa' }, 'Beasiswa daerah'],
  [{ title: '', source: 'mandiri' }, 'Biaya mandiri'],
  [{ title: '', source: 'beasiswa' }, 'Sumber tidak dikenal (beasiswa)'],
  [{ title: '', source: '' }, 'Sumber anggaran lain'],
])('a budget %j is named in words and never by a raw key', (budget, title) => {
  expect(budgetTitle(budget)).toBe(title);
});
