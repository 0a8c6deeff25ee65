import { expect, it } from 'vitest';
import type { RoomTrainee } from '../../../src/application/ports/simulation/room-control.ts';
import { byNeed, needOf } from '../../../src/training/room/needs-help.ts';

const now = Date.parse('2026-03-10T02:05:00.000Z');
const secondsAgo = (seconds: number) => new Date(now - seconds * 1_000).toISOString();

const exam = { id: 'u1', title: 'ujian', answered: 1, total: 30, until: secondsAgo(-600), closed: null };
const trainee = (change: Partial<RoomTrainee> = {}): RoomTrainee => ({
  email: 'peserta-01@kelas.example',
  fullname: 'Peserta 01',
  step: 'Ujian',
  waits: 'candidate',
  exams: [{ ...exam, submitted: false }],
  online: true,
  seen: secondsAgo(60),
  did: null,
  faults: [],
  problems: [],
  hand: null,
  heard: secondsAgo(1),
  page: 'Ujian',
  idleSeconds: 0,
  pointed: null,
  hidden: false,
  read: null,
  frozen: false,
  ...change,
});
const handedIn = { exams: [{ ...exam, submitted: true }] };

it.each<[string, Partial<RoomTrainee>, string | null]>([
  ['a trainee who works', {}, null],
  ['a trainee who has not come yet', { heard: null, idleSeconds: 0 }, null],
  ['a page that reported 7 s ago', { heard: secondsAgo(7) }, null],
  [
    'a page that has not reported for 10 s',
    { heard: secondsAgo(10) },
    'Tidak terdengar: jaringan putus atau halaman ditutup',
  ],
  ['a hidden page, which a browser slows down', { heard: secondsAgo(60), hidden: true, ...handedIn }, null],
  ['a hidden page in an exam', { hidden: true }, 'Melihat halaman lain'],
  ['a raised hand', { hand: secondsAgo(5) }, 'Angkat tangan'],
  ['a trainee who has pressed nothing for three minutes', { idleSeconds: 185 }, 'Diam 3 menit'],
])('%s (%o) is shown on the trainer’s page as %j', (_, change, text) => {
  expect(needOf(trainee(change), now)?.text ?? null).toBe(text);
});

it('trainees with a cut network in an exam come first, then raised hands in their order, and the others keep their order', () => {
  const all = [
    trainee({ fullname: 'bekerja' }),
    trainee({ fullname: 'diam', idleSeconds: 600 }),
    trainee({ fullname: 'pulang', heard: secondsAgo(300), ...handedIn }),
    trainee({ fullname: 'tangan kedua', hand: secondsAgo(5) }),
    trainee({ fullname: 'tangan pertama', hand: secondsAgo(50) }),
    trainee({ fullname: 'putus', heard: secondsAgo(20) }),
    trainee({ fullname: 'bekerja juga' }),
  ];
  expect(byNeed(all, now).map(({ fullname }) => fullname)).toEqual([
    'putus',
    'tangan pertama',
    'tangan kedua',
    'diam',
    'pulang',
    'bekerja',
    'bekerja juga',
  ]);
});
