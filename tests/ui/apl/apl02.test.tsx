import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import type { Apl02Unit } from '../../../src/domain/apl/apl02.ts';
import type { StoredFile } from '../../../src/domain/assessment/form-status.ts';
import { type Apl02Kept, readKept, sentBefore } from '../../../src/ui/apl/apl02/apl02-draft.ts';
import { SentFiles } from '../../../src/ui/apl/apl02/apl02-page.tsx';
import { type Apl02Store, apl02Store } from '../../../src/ui/apl/apl02/apl02-store.ts';
import {
  Apl02StoreContext,
  useApl02View,
  useElementState,
  useUnitCoverage,
} from '../../../src/ui/apl/apl02/apl02-store-context.ts';
import { Apl02MyFiles } from '../../../src/ui/apl/evidence/apl02-my-files.tsx';
import { usesAt } from '../../../src/ui/apl/evidence/evidence-uses.ts';
import { evidenceExample } from '../../../src/ui/apl/public/apl02-text.ts';
import { openApl02, unitsOf } from '../../builders/apl02.ts';
import { aDraft } from '../../fakes/page-draft.ts';
import { showWith } from '../show-with.tsx';

const stored: StoredFile = { id: 's', name: 'Lama.pdf', type: 'application/pdf', size: 900, src: '/storage/s' };

const open = (change: Parameters<typeof openApl02>[0] = {}, initial?: Apl02Kept) => {
  const apl = openApl02(change);
  const keeps: Apl02Kept[] = [];
  const store = apl02Store({
    apl,
    initial: initial ?? sentBefore(apl),
    newFiles: new Map([['n', new File(['x'], 'Baru.pdf')]]),
    keep: (kept) => keeps.push(kept),
  });
  return { store, apl, keeps };
};

const rendersOf = (store: Apl02Store, read: () => object) => {
  let count = 0;
  renderHook(
    () => {
      count += 1;
      JSON.stringify(read());
    },
    { wrapper: ({ children }) => <Apl02StoreContext value={store}>{children}</Apl02StoreContext> },
  );
  return () => count - 1;
};

test('typing renders nothing again, until an element gains or loses its evidence', () => {
  const { store, keeps } = open();
  store.change('U1.1', { competent: true, evidence: 'a' });
  const renders = [
    rendersOf(store, () => useElementState('U1.1')),
    rendersOf(store, () => useElementState('U1.2')),
    rendersOf(store, () => useUnitCoverage('U1')),
    rendersOf(store, () => useUnitCoverage('U2')),
    rendersOf(store, () => useApl02View().total),
    rendersOf(store, () => useApl02View().files),
    rendersOf(store, () => useApl02View().problems),
  ];
  const type = (evidence: string) => act(() => store.change('U1.1', { evidence }));
  for (let count = 2; count <= 300; count++) type('a'.repeat(count));
  expect(renders.map((count) => count())).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(keeps.at(-1)?.answers['U1.1']?.evidence).toBe('a'.repeat(300));
  type('');
  expect(renders.map((count) => count())).toEqual([0, 0, 1, 0, 1, 0, 0]);
});

test('the form shows missing answers from the first check on, and hides each with its repair', () => {
  const { store } = open();
  store.change('U1.1', { competent: true });
  expect(store.view.elements['U1.1']?.error).toBeNull();
  expect(store.judge()).toBe(false);
  expect(store.view.problems.map(({ message }) => message)).toEqual([
    'Unit 1 elemen 1: Isi bukti dengan kata-kata atau pilih file bukti',
    'Unit 1 elemen 2: Pilih K atau BK',
    'Unit 2 elemen 1: Pilih K atau BK',
    'Unit 2 elemen 2: Pilih K atau BK',
  ]);
  store.change('U1.1', { evidence: 'Buku kas' });
  expect(store.view.problems).toHaveLength(3);
  for (const id of ['U1.2', 'U2.1', 'U2.2']) store.change(id, { competent: false });
  expect(store.judge()).toBe(true);
});

test('an objection of the server stays while the answer stays the same', () => {
  const { store } = open();
  store.refuse(new Map([['U1.2', 'File bukti tidak ditemukan.']]));
  expect(store.view.problems).toEqual([
    { fieldId: 'apl02-U1.2', message: 'Unit 1 elemen 2: File bukti tidak ditemukan.' },
  ]);
  store.change('U1.2', { evidence: 'Lain' });
  expect(store.view.problems).toEqual([]);
});

test('one file proves several elements; after its removal it proves none, and a stored file stays removed', () => {
  const { store, keeps } = open({ files: [stored] });
  store.change('U1.1', { fileIds: ['s', 'n'] });
  store.change('U2.2', { fileIds: ['s'] });
  expect(store.view.files.map(({ name, uses }) => [name, uses])).toEqual([
    ['Lama.pdf', ['U1.1', 'U2.2']],
    ['Baru.pdf', ['U1.1']],
  ]);
  store.removeFile('s');
  expect(store.view.files.map(({ name }) => name)).toEqual(['Baru.pdf']);
  expect(store.view.elements['U1.1']?.fileIds).toEqual(['n']);
  const again = open({ files: [stored] }, keeps.at(-1));
  expect(again.store.view.files.map(({ name }) => name)).toEqual(['Baru.pdf']);
});

test('a draft with a lost file opens without it, and other data are no draft', () => {
  const { apl } = open();
  const answers = { 'U1.1': { competent: true, evidence: '', fileIds: ['lost', 'n'] } };
  const { store } = open({}, { ...sentBefore(apl), answers });
  expect(store.answerOf('U1.1').fileIds).toEqual(['n']);
  expect(readKept({ answers, removedFiles: ['s'] })).toEqual({ answers, removedFiles: ['s'] });
  const broken = { ...answers, 'U1.2': { competent: 'ya' }, 'U2.1': null };
  expect(readKept({ answers: broken })).toEqual({ answers, removedFiles: [] });
  for (const other of [null, 'x', 7, [], {}, { answers: null }]) expect(readKept(other)).toBeNull();
});

test('a returned form marks the answers that differ from the sent ones', () => {
  const answers = { 'U1.1': { competent: true, evidence: 'Buku kas', fileIds: ['s'] } };
  const { store } = open({ status: 'returned', answers, files: [stored] });
  expect(store.view.elements['U1.1']?.changed).toBe(false);
  store.change('U1.1', { evidence: 'Buku kas 2025' });
  expect(store.view.elements['U1.1']?.changed).toBe(true);
  store.change('U1.1', { evidence: 'Buku kas ' });
  expect(store.view.elements['U1.1']?.changed).toBe(false);
});

test('K for a whole unit changes no chosen answer, and names the first element that still needs evidence', () => {
  const { store } = open({ units: unitsOf(3) });
  store.change('U1.1', { competent: false });
  store.change('U1.2', { competent: true, evidence: 'Buku kas' });
  const [unit] = unitsOf(3);
  expect(unit && store.allCompetent(unit)).toBe('U1.3');
  expect(['U1.1', 'U1.2', 'U1.3'].map((id) => store.answerOf(id).competent)).toEqual([false, true, true]);
  store.change('U1.3', { evidence: 'Buku bank' });
  expect(unit && store.allCompetent(unit)).toBeNull();
});

test('one call adds a file to many elements, and one call undoes exactly that', () => {
  const { store } = open({ files: [stored] });
  store.change('U1.1', { fileIds: ['n'] });
  const undo = store.setFiles(['n'], store.scoped('U1.1', 'form'), true);
  expect(store.view.files.find(({ id }) => id === 'n')?.uses).toEqual(['U1.1', 'U1.2', 'U2.1', 'U2.2']);
  undo();
  expect(store.view.files.find(({ id }) => id === 'n')?.uses).toEqual(['U1.1']);
  store.setFiles(['n'], store.scoped('U1.1', 'unit'), false);
  expect(store.view.files.find(({ id }) => id === 'n')?.uses).toEqual([]);
});

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

const files = ['rapor', 'ktp'].map((id) => ({ id, name: `${id}.pdf`, type: 'pdf', size: null, src: null }));

const answer = { competent: true, evidence: '' };

it.each([
  [['rapor'], /^File buktirapor\.pdf/],
  [[], /^$/],
])('a sent APL 02 lists as evidence only the files that its answers name: %j', (fileIds, shown) => {
  const apl = openApl02({ files, answers: { 'U1.1': { ...answer, fileIds } } });
  expect(showWith(<SentFiles apl={apl} />).container.textContent).toMatch(shown);
});
