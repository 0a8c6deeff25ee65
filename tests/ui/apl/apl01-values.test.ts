import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aplTokens } from '../../../src/application/apl/tokens.ts';
import { initialValues, readKept, withoutLostFiles } from '../../../src/ui/apl/apl01/apl01-values.ts';
import { fromProfile } from '../../../src/ui/apl/apl01/profile-photo.ts';
import { rowName } from '../../../src/ui/apl/public/apl01-target.ts';
import { returnedNotes } from '../../../src/ui/apl/public/returned-notes.ts';
import { completeContent, requirement, returnedApl01 } from '../../builders/apl01.ts';
import { openApl02 } from '../../builders/apl02.ts';
import { FakeServices } from '../show-with.tsx';

const requirements = [requirement('ktp'), requirement('dasar.1')];

const initial = initialValues(completeContent, requirements);

it('the name of a row contains nothing that a form would read as a path, and differs for different ids', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(rowName(a)).toMatch(/^row_[\w-]*$/);
      expect(rowName(a) === rowName(b)).toBe(a === b);
    }),
  );
});

describe('a stored draft', () => {
  it('becomes values of this form, whatever was stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const read = readKept(initial)(stored);
        if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) expect(read).toBeNull();
        else expect(Object.keys(read ?? {}).sort()).toEqual(Object.keys(initial).sort());
      }),
    );
  });

  it('has no names of prototypes', () => {
    const names = '{"__proto__":{"tainted":1},"constructor":{"prototype":{"tainted":1}},"birthPlace":{"a":1}}';
    expect(readKept(initial)(JSON.parse(names))).toEqual(initial);
    expect('tainted' in {}).toBe(false);
  });

  it('drops values of another type, unknown rows and unknown purposes', () => {
    const stored = { fullname: 7, address: 'Jalan Lain', purpose: 'libur', otherPurpose: 4, row_lain: 'f1' };
    expect(readKept(initial)(stored)).toEqual({ ...initial, address: 'Jalan Lain' });
  });

  it('drops references to lost files', () => {
    const kept = { ...initial, [rowName('ktp')]: 'f1', [rowName('dasar.1')]: 'f2' };
    const files = new Map([['f1', new File(['x'], 'ktp.pdf')]]);
    expect(withoutLostFiles(kept, files, initial)).toEqual({ ...kept, [rowName('dasar.1')]: '' });
  });

  it('from before the use of the profile’s photo gets it where no pas foto was chosen, and keeps a chosen one', () => {
    const rows = [requirement('foto', { title: 'Pas foto berwarna' }), requirement('ktp')];
    const begins = initialValues(completeContent, rows, true);
    expect(begins[rowName('foto')]).toBe(fromProfile);
    expect(initialValues(completeContent, rows, false)[rowName('foto')]).toBe('');
    const before = { ...begins, [rowName('foto')]: '' };
    expect(withoutLostFiles(before, new Map(), begins)[rowName('foto')]).toBe(fromProfile);
    const files = new Map([['f1', new File(['x'], 'foto.png')]]);
    const chosen = { ...begins, [rowName('foto')]: 'f1' };
    expect(withoutLostFiles(chosen, files, begins)[rowName('foto')]).toBe('f1');
  });
});

const notesOf = (name: 'apl01' | 'apl02', apls: object) =>
  returnedNotes(new FakeServices().with(aplTokens.apls, apls as never), name, 'TRX-1');

it('a returned APL 01 tells its timeline each note with the name of its part', async () => {
  const apl01 = returnedApl01(['fullname', 'unknown']);
  const texts = apl01.review?.notes.map(({ text }) => text) ?? [];
  const notes = await notesOf('apl01', { apl01: async () => apl01 });
  expect(notes).toEqual([
    { part: 'Nama lengkap', text: texts[0] },
    { part: 'Catatan', text: texts[1] },
  ]);
});

it('a returned APL 02 tells its timeline each note with its element, and notes on anything else without', async () => {
  const notes = [
    { target: 'other', text: 'Lengkapi CV.' },
    { target: 'element:U1.2', text: 'Bukti belum sesuai.' },
  ];
  const review = { at: null, reviewer: '', note: null, notes };
  const apl02 = openApl02({ status: 'returned', review });
  expect(await notesOf('apl02', { apl02: async () => apl02 })).toEqual([
    { part: 'Unit 1 elemen 2', text: 'Bukti belum sesuai.' },
    { part: null, text: 'Lengkapi CV.' },
  ]);
});
