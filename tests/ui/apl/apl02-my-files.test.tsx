import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Apl02Unit } from '../../../src/domain/apl/apl02.ts';
import { type Apl02Kept, sentBefore } from '../../../src/ui/apl/apl02/apl02-draft.ts';
import { apl02Store } from '../../../src/ui/apl/apl02/apl02-store.ts';
import { Apl02StoreContext } from '../../../src/ui/apl/apl02/apl02-store-context.ts';
import { Apl02MyFiles } from '../../../src/ui/apl/evidence/apl02-my-files.tsx';
import { usesAt } from '../../../src/ui/apl/evidence/evidence-uses.ts';
import { evidenceExample } from '../../../src/ui/apl/public/apl02-text.ts';
import { openApl02, unitsOf } from '../../builders/apl02.ts';
import { aDraft } from '../../fakes/page-draft.ts';
import { showWith } from '../show-with.tsx';

const show = () => {
  const apl = openApl02();
  const draft = aDraft<Apl02Kept>(null);
  draft.addFile(new File(['x'], 'Portofolio.pdf'));
  const store = apl02Store({ apl, initial: sentBefore(apl), newFiles: draft.files, keep: () => undefined });
  showWith(
    <Apl02StoreContext value={store}>
      <Apl02MyFiles draft={draft} units={apl.units} />
    </Apl02StoreContext>,
  );
  return store;
};
const row = () => within(screen.getByRole('list', { name: 'File bukti saya' })).getAllByRole('listitem')[0];
const attach = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Pakai Portofolio.pdf untuk …' })));
  await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name })));
};

describe('a file of evidence that is not used', () => {
  it('can be used for all elements from its own row, which then says so in two words', async () => {
    const store = show();
    expect(row()?.textContent).toContain('Belum dipakai; tidak ikut dikirim');
    await attach('Semua elemen');
    expect(row()?.textContent).toContain('Dipakai di semua elemen');
    expect(store.view.files[0]?.uses).toHaveLength(4);
    expect(row()?.contains(document.activeElement)).toBe(true);
  });

  it('can be used for one unit, without the elements that were answered with BK', async () => {
    const store = show();
    await act(async () => store.change('U2.1', { competent: false }));
    await attach('Unit 2: Unit 2');
    expect(store.view.files[0]?.uses).toEqual(['U2.2']);
    expect(row()?.textContent).toContain('Dipakai di unit 2 elemen 2');
  });
});

it('the uses of a file are said by element, by unit, or for the whole form', () => {
  const units = unitsOf(2, 2);
  const labels = (uses: readonly string[]) => usesAt(units, uses).map(({ label }) => label);
  expect(labels(['U1.1', 'U2.1', 'U2.2'])).toEqual(['unit 1 elemen 1', 'semua elemen unit 2']);
  expect(labels(['U1.1', 'U1.2', 'U2.1', 'U2.2'])).toEqual(['semua elemen']);
  expect(labels([])).toEqual([]);
});

it('the example of evidence is about the work of the scheme', () => {
  const [unit] = unitsOf(1) as readonly [Apl02Unit];
  const titled = (title: string) => [{ ...unit, elements: unit.elements.map((each) => ({ ...each, title })) }];
  expect(evidenceExample(titled('Menerapkan struktur data dalam program.'))).toBe(
    'Saya menerapkan struktur data dalam program sejak 2024; lihat Hasil kerja.pdf halaman 3.',
  );
  expect(evidenceExample(titled('Elemen 1'))).toBe(
    'Saya mengerjakan pekerjaan ini sejak 2024; lihat Hasil kerja.pdf halaman 3.',
  );
});
