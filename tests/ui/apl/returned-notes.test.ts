import { expect, it } from 'vitest';
import { aplTokens } from '../../../src/application/apl/tokens.ts';
import { returnedNotes } from '../../../src/ui/apl/public/returned-notes.ts';
import { returnedApl01 } from '../../builders/apl01.ts';
import { openApl02 } from '../../builders/apl02.ts';
import { FakeServices } from '../show-with.tsx';

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

it('a returned form with a general note adds the notes on its parts too', async () => {
  const general = returnedApl01(['fullname']);
  const review = general.review && { ...general.review, note: 'Mohon perbaiki bagian berikut.' };
  expect(await notesOf('apl01', { apl01: async () => ({ ...general, review }) })).toHaveLength(1);
  const apl02 = openApl02({ status: 'returned', review });
  expect(await notesOf('apl02', { apl02: async () => apl02 })).toHaveLength(1);
});
