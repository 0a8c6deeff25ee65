import { expect, it } from 'vitest';
import { aplTokens } from '../../../src/application/apl/tokens.ts';
import type { Timeline } from '../../../src/domain/assessment/timeline.ts';
import { withReturnedNotes } from '../../../src/ui/apl/public/returned-notes.ts';
import { returnedApl01 } from '../../builders/apl01.ts';
import { openApl02 } from '../../builders/apl02.ts';
import { aStage } from '../../builders/stages.ts';
import { FakeServices } from '../show-with.tsx';

const timelineOf = (name: 'apl01' | 'apl02'): Timeline => ({
  trxId: 'TRX-1',
  scheme: { title: 'Barista', slug: 'barista' },
  schedule: { startsAt: '2026-11-25T01:00:00Z', endsAt: null, siteName: 'TUK Contoh', city: '' },
  stages: [aStage(name, { status: 'returned', waitingFor: 'candidate' })],
});
const notesOf = async (name: 'apl01' | 'apl02', apls: object) => {
  const services = new FakeServices().with(aplTokens.apls, apls as never);
  return (await withReturnedNotes(services, timelineOf(name))).returnedNotes;
};

it('a returned APL 01 tells its timeline each note with the name of its part', async () => {
  const apl01 = returnedApl01(['fullname', 'unknown']);
  const texts = apl01.review?.notes.map(({ text }) => text) ?? [];
  const notes = await notesOf('apl01', { apl01: async () => apl01 });
  expect(notes).toEqual([`Nama lengkap: ${texts[0]}`, `Catatan: ${texts[1]}`]);
});

it('a returned APL 02 tells its timeline each note with its element, and notes on anything else without', async () => {
  const notes = [
    { target: 'other', text: 'Lengkapi CV.' },
    { target: 'element:U1.2', text: 'Bukti belum sesuai.' },
  ];
  const review = { at: null, reviewer: '', note: null, notes };
  const apl02 = openApl02({ status: 'returned', review });
  expect(await notesOf('apl02', { apl02: async () => apl02 })).toEqual([
    'Unit 1 elemen 2: Bukti belum sesuai.',
    'Lengkapi CV.',
  ]);
});

it('a returned form that cannot be read leaves its timeline as it is', async () => {
  const fail = async () => Promise.reject(new Error('away'));
  expect(await notesOf('apl01', { apl01: fail })).toBeUndefined();
  expect(await notesOf('apl02', { apl02: async () => null })).toBeUndefined();
});

it('a returned form with a general note adds the notes on its parts too', async () => {
  const general = returnedApl01(['fullname']);
  const review = general.review && { ...general.review, note: 'Mohon perbaiki bagian berikut.' };
  expect(await notesOf('apl01', { apl01: async () => ({ ...general, review }) })).toHaveLength(1);
  const apl02 = openApl02({ status: 'returned', review });
  expect(await notesOf('apl02', { apl02: async () => apl02 })).toHaveLength(1);
});
