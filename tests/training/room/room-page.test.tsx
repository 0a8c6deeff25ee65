import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { deviceTokens } from '../../../src/application/device/tokens.ts';
import {
  type RoomAction,
  type RoomControl,
  type RoomOutcome,
  RoomRefused,
  type RoomReportTrainee,
  type RoomTime,
  type RoomTrainee,
  type RoomView,
} from '../../../src/application/ports/simulation/room-control.ts';
import { byNeed, needOf } from '../../../src/training/room/needs-help.ts';
import { RoomDoor } from '../../../src/training/room/room-door.tsx';
import { RoomPage } from '../../../src/training/room/room-page.tsx';
import { TraineeTable } from '../../../src/training/room/trainee-table.tsx';
import { politeWords } from '../../ui/polite-words.ts';
import { FakeServices, showWith } from '../../ui/show-with.tsx';

const trainee = (number: number): RoomTrainee => ({
  email: `peserta-0${number}@kelas.example`,
  fullname: `Peserta 0${number}`,
  step: 'Ujian',
  waits: 'candidate',
  exams: [
    {
      id: 'u1',
      title: 'ujian tertulis pilihan ganda',
      answered: number * 10,
      total: 30,
      until: '2026-03-10T03:00:00.000Z',
      closed: null,
      submitted: false,
    },
  ],
  online: number === 1,
  seen: '2026-03-10T02:00:00.000Z',
  did: 'Menyimpan jawaban ujian',
  faults: [],
  problems: [],
  hand: null,
  heard: '2026-03-10T02:04:59.000Z',
  page: 'Ujian, Soal 3 dari 30',
  idleSeconds: 10,
  pointed: null,
  hidden: false,
  read: null,
  frozen: false,
});

const view: RoomView = {
  now: '2026-03-10T02:00:00.000Z',
  realNow: '2026-03-10T02:05:00.000Z',
  rate: 1,
  nextEvent: null,
  undone: false,
  usedAt: null,
  full: false,
  robots: true,
  trainees: [trainee(1), trainee(2)],
  removed: [],
  scenarios: [{ name: 'siap-ujian', title: 'Siap ujian' }],
  faults: [{ id: 'putus', title: 'Jaringan terputus' }],
};

const reported: readonly RoomReportTrainee[] = [
  {
    email: 'peserta-01@kelas.example',
    fullname: 'Peserta 01',
    step: 'Hasil',
    exams: [
      {
        title: 'ujian tertulis',
        state: 'submitted',
        startedAt: '2026-03-10T02:00:00.000Z',
        minutesUsed: 42,
        minutes: 60,
        asked: 30,
        answered: 12,
        right: 9,
        weakUnits: [{ code: 'J.620100.005.02', title: 'Menulis kode', right: 1, asked: 4 }],
      },
    ],
    result: { competent: false, competentUnits: 3, units: 5, note: '=Ulangi pengujian' },
    feedback: null,
  },
  {
    email: 'peserta-02@kelas.example',
    fullname: 'Peserta 02',
    step: 'Belum membeli skema',
    exams: [],
    result: null,
    feedback: null,
  },
];

const answer = {
  target: null,
  label: 'Soal 1',
  html: null,
  text: 'Jawaban saya',
  right: true,
  expected: null,
  files: [],
};
const sent = [{ title: 'Ujian tertulis', summary: '1 dari 1 terjawab', rows: [answer] }];

const openRoom = (
  known: string | null = 'benar',
  trainees = view.trainees,
  more: Partial<RoomView & RoomOutcome> = {},
) => {
  const asked: { readonly emails: readonly string[]; readonly action: RoomAction }[] = [];
  const times: RoomTime[] = [];
  const open = (secret: string): RoomControl => ({
    view: async () => {
      if (secret !== 'benar') throw new RoomRefused('wrong');
      return { ...view, ...more, trainees };
    },
    act: async (emails, action) => {
      asked.push({ emails, action });
      return { done: emails.length, asked: emails.length, over: 0, ...more };
    },
    report: async () => reported,
    read: async (email) => (email === 'peserta-01@kelas.example' ? sent : []),
    changeTime: async (change) => {
      times.push(change);
      return change.type !== 'undo';
    },
  });
  const saved: [name: string, content: Promise<string>][] = [];
  const files = { save: (content: Blob, name: string) => void saved.push([name, content.text()]) };
  const services = new FakeServices().with(deviceTokens.fileSaver, files);
  showWith(<RoomDoor known={known} open={open} onKnown={() => undefined} />, { services });
  return Object.assign(asked, { times, saved });
};

it('the page of the class opens only with its secret', async () => {
  openRoom(null);
  const field = screen.getByLabelText('Rahasia pengajar');
  await userEvent.type(field, 'salah{Enter}');
  await screen.findByText(/tidak cocok/);
  expect(screen.queryByText('Peserta 01')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, ' BENAR {Enter}');
  await screen.findByText('Peserta 01');
});

it('a secret from an earlier start leads back to the page that asks for the secret', async () => {
  openRoom('lama');
  await screen.findByText(/tidak cocok/);
});

it('a row of the class shows the progress and time of an exam, and who is connected', async () => {
  openRoom();
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  expect(first?.textContent).toMatch(/10 dari 30.*sisa 1:00:00.*Terhubung.*Menyimpan jawaban ujian, 5 menit yang lalu/);
  expect(second?.textContent).toMatch(/20 dari 30.*Tidak terhubung/);
});

it('the page of a class that goes on says when it was last used', async () => {
  openRoom('benar', view.trainees, { usedAt: '2026-03-09T03:12:00.000Z' });
  await screen.findByText('Kelas ini dilanjutkan. Terakhir dipakai: Senin, 9 Maret 2026, 10.12 WIB.');
});

it('a trainee with an exam that is over but not submitted does not count as sitting it', async () => {
  openRoom('benar', view.trainees, { now: '2026-03-10T03:00:00.000Z' });
  const [first] = (await screen.findAllByRole('row')).slice(1);
  expect(first?.textContent).toContain('waktu habis, belum dikumpulkan');
  const counted = (title: string) => screen.getByText(title).closest('div')?.textContent;
  expect([counted('Sedang ujian'), counted('Waktu habis')]).toEqual(['Sedang ujian0', 'Waktu habis2']);
});

it('after added minutes the page says for how many trainees the time is over all the same', async () => {
  openRoom('benar', view.trainees, { over: 1 });
  await userEvent.selectOptions(await screen.findByLabelText('Tindakan petugas', { selector: 'select' }), 'extend');
  await userEvent.click(screen.getByRole('button', { name: /^Lakukan untuk/ }));
  expect(politeWords()).toBe(
    'Ujian: tambah waktu: 2 dari 2 peserta. Untuk 1 peserta waktunya tetap habis: tambah lebih banyak.',
  );
});

it('after a hint the page says how many trainees are not connected and will see it later', async () => {
  openRoom();
  await userEvent.selectOptions(await screen.findByLabelText('Tindakan petugas', { selector: 'select' }), 'point');
  await userEvent.type(screen.getByLabelText('Tulisan tombol atau tautan'), 'Mulai ujian');
  await userEvent.click(screen.getByRole('button', { name: /^Lakukan untuk/ }));
  expect(politeWords()).toBe(
    'Pesan: tunjuk tombol: 2 dari 2 peserta. 1 di antaranya tidak terhubung, dan melihatnya begitu halamannya terbuka.',
  );
});

it('the field for more minutes takes digits only, from 1 to 600 [5.input.digits]', async () => {
  const asked = openRoom();
  await userEvent.selectOptions(await screen.findByLabelText('Tindakan petugas', { selector: 'select' }), 'extend');
  const field = screen.getByLabelText<HTMLInputElement>('Menit tambahan');
  for (const [typed, shown, sent] of [
    ['1e2,-5', '125', 125],
    ['9999', '9999', 600],
    ['0', '0', 1],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(field.value).toBe(shown);
    await userEvent.click(screen.getByRole('button', { name: /^Lakukan untuk/ }));
    const [yes] = screen.queryAllByRole('button', { name: 'Ya, lakukan' });
    if (yes) await userEvent.click(yes);
    expect(asked.at(-1)?.action).toMatchObject({ minutes: sent });
  }
});

it('an action without its text is not sent, and the field says what is missing until it is filled', async () => {
  const asked = openRoom();
  await userEvent.selectOptions(await screen.findByLabelText('Tindakan petugas', { selector: 'select' }), 'freeze');
  const field = screen.getByLabelText<HTMLInputElement>('Catatan untuk peserta');
  await userEvent.type(field, '  ');
  await userEvent.click(screen.getByRole('button', { name: /^Lakukan untuk/ }));
  expect(asked).toHaveLength(0);
  expect(screen.getByText('Tulis dulu yang akan dibaca peserta')).toBeTruthy();
  await userEvent.type(field, 'Kita bahas.');
  expect(screen.queryByText('Tulis dulu yang akan dibaca peserta')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Lakukan untuk/ }));
  expect(asked.at(-1)?.action).toMatchObject({ type: 'freeze', note: expect.stringContaining('Kita bahas.') });
});

it('the answer to an earlier action disappears when the next one is refused', async () => {
  openRoom();
  await userEvent.type(await screen.findByLabelText('Pesan'), 'Halo{Enter}');
  expect(politeWords()).toContain('Pesan: kirim');
  await userEvent.click(screen.getByRole('button', { name: /^Lakukan untuk/ }));
  expect(screen.getByText('Tulis dulu yang akan dibaca peserta')).toBeTruthy();
  expect(politeWords()).toBe('');
});

it('a trainee without the button that a hint points at is visible on the board', async () => {
  openRoom('benar', [
    { ...trainee(1), pointed: false },
    { ...trainee(2), pointed: true },
  ]);
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  expect([first, second].filter((row) => row?.textContent.includes('tidak ada di halamannya'))).toHaveLength(1);
});

it('rows stay where they are while the trainer points at the list or works in it, and are sorted again afterwards', async () => {
  const [first, second] = [trainee(1), trainee(2)];
  const tableOf = (trainees: readonly RoomTrainee[]) => (
    <TraineeTable view={{ ...view, trainees }} chosen={new Set()} onChoose={() => undefined} onRead={() => undefined} />
  );
  const { rerender } = render(tableOf([first, second]));
  const names = () => screen.getAllByRole('row').flatMap((row) => /peserta-0\d/.exec(row.textContent ?? '')?.[0] ?? []);
  const raised = { ...second, hand: '2026-03-10T02:04:00.000Z' };
  await userEvent.hover(screen.getByRole('table'));
  rerender(tableOf([first, raised]));
  expect(names()).toEqual(['peserta-01', 'peserta-02']);
  await userEvent.click(screen.getByRole('button', { name: 'Baca isian Peserta 01' }));
  await userEvent.unhover(screen.getByRole('table'));
  expect(names()).toEqual(['peserta-01', 'peserta-02']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Yang perlu bantuan di atas' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Yang perlu bantuan di atas' }));
  await userEvent.unhover(screen.getByRole('table'));
  expect(names()).toEqual(['peserta-02', 'peserta-01']);
});

it('an action applies to the whole class, or only to the ticked trainees', async () => {
  const asked = openRoom();
  await userEvent.selectOptions(await screen.findByLabelText('Tindakan petugas', { selector: 'select' }), 'start');
  await userEvent.click(screen.getByRole('button', { name: 'Lakukan untuk semua peserta (2)' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Peserta 02/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Lakukan untuk 1 peserta terpilih' }));
  expect(asked.map(({ emails }) => emails.length)).toEqual([2, 1]);
  expect(asked[1]).toEqual({ emails: ['peserta-02@kelas.example'], action: { type: 'start-exam' } });
  expect(politeWords()).toContain('1 dari 1 peserta.');
});

it('the report of the class names for each trainee what to repeat, is saved as CSV and printed, and leads back', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { saved } = openRoom();
  await userEvent.click(await screen.findByRole('button', { name: 'Laporan kelas' }));
  const [first, second] = screen.getAllByRole('row').slice(1);
  expect(first?.textContent).toContain('Terkumpul, mulai 09.00 WIB, 42 dari 60 menit, 12 dari 30 terjawab, 9 benar');
  expect(first?.textContent).toContain('Perlu diulang: J.620100.005.02 Menulis kode, 1 dari 4 benar');
  expect(first?.textContent).toContain('Belum kompeten, 3 dari 5 unitAsesor: =Ulangi pengujian');
  expect(second?.textContent).toBe('Peserta 02Belum membeli skema–');
  expect(screen.getByText('J.620100.005.02 Menulis kode: 1 dari 1 peserta yang mengumpulkan ujian')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Unduh CSV' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cetak' }));
  expect(print).toHaveBeenCalledOnce();
  const [[name, content] = []] = saved;
  expect(name).toBe('laporan-kelas.csv');
  const [head, ...lines] = (await content)?.trim().split('\r\n') ?? [];
  expect(head).toBe(
    'Peserta;Email;Langkah;Ujian;Keadaan;Mulai (WIB);Menit dipakai;Menit tersedia;Soal;Terjawab;Benar;Unit yang perlu diulang;Hasil;Catatan asesor;Umpan balik',
  );
  expect(lines).toEqual([
    "Peserta 01;peserta-01@kelas.example;Hasil;ujian tertulis;Terkumpul;2026-03-10 09:00;42;60;30;12;9;J.620100.005.02: 1 dari 4 benar;Belum kompeten, 3 dari 5 unit;'=Ulangi pengujian;",
    'Peserta 02;peserta-02@kelas.example;Belum membeli skema;;;;;;;;;;;;',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Kembali ke kelas' }));
  expect(screen.getByRole('button', { name: /^Lakukan untuk/ })).toBeTruthy();
});

it('a trainer reads what a trainee has answered, and learns when there is nothing to read', async () => {
  openRoom();
  await userEvent.click(await screen.findByRole('button', { name: 'Baca isian Peserta 01' }));
  const dialog = await screen.findByRole('dialog', { name: 'Peserta 01: Ujian' });
  expect((await within(dialog).findByText('Soal 1')).closest('li')?.textContent).toContain('Jawaban sayaBenar');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tutup' }));
  await userEvent.click(screen.getByRole('button', { name: 'Baca isian Peserta 02' }));
  expect(await screen.findByText('Belum ada yang dikirim atau dijawab di langkah ini.')).toBeTruthy();
});

it('a trainer who ticks a trainee far down the list on a phone reaches the actions with one press', async () => {
  openRoom();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Peserta 02/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Pilih tindakan untuk 1 peserta', hidden: true }));
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

it('an action that ends a trainee’s work asks first, and can be cancelled', async () => {
  const asked = openRoom();
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'finish');
  const button = screen.getByRole('button', { name: /^Lakukan/ });
  await userEvent.click(button);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Batal' }));
  expect(asked).toHaveLength(0);
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Ya, lakukan' }));
  expect(asked.map(({ action }) => action)).toEqual([{ type: 'finish-exam' }]);
});

it('a trainee is removed after a question, does not stay ticked, and can be taken back', async () => {
  const asked = openRoom('benar', view.trainees, {
    removed: [{ email: 'peserta-09@kelas.example', fullname: 'Tamu' }],
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Peserta 02/ }));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'remove');
  await userEvent.click(screen.getByRole('button', { name: 'Lakukan untuk 1 peserta terpilih' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('Pekerjaannya tersimpan');
  await userEvent.click(screen.getByRole('button', { name: 'Ya, lakukan' }));
  await userEvent.click(screen.getByRole('button', { name: 'Terima lagi Tamu' }));
  expect([...asked]).toEqual([
    { emails: ['peserta-02@kelas.example'], action: { type: 'remove' } },
    { emails: ['peserta-09@kelas.example'], action: { type: 'readmit' } },
  ]);
});

it('a tick of a trainee who is gone does not count', async () => {
  let trainees = [1, 2, 3].map(trainee);
  const room = { view: async () => ({ ...view, trainees }), act: async () => ({ done: 1, asked: 1, over: 0 }) };
  showWith(<RoomPage room={room as never} onRefused={() => undefined} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Peserta 03/ }));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'reopen');
  const button = screen.getByRole('button', { name: 'Lakukan untuk 1 peserta terpilih' });
  trainees = trainees.slice(0, 2);
  await userEvent.click(button);
  await screen.findByRole('button', { name: 'Lakukan untuk semua peserta (2)' });
});

it('a time jump that can end an exam asks first; a jump of five minutes does not', async () => {
  const asked = openRoom();
  await userEvent.click(await screen.findByRole('button', { name: '+5 menit' }));
  expect(asked.times).toEqual([{ type: 'travel', milliseconds: 300_000 }]);
  await userEvent.click(screen.getByRole('button', { name: '+1 jam' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('2 peserta sedang ujian');
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  await userEvent.click(screen.getByRole('button', { name: 'Batalkan lompatan' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ya, lakukan' }));
  expect(asked.times.at(-1)).toEqual({ type: 'undo' });
  expect(asked.times).toHaveLength(2);
  await screen.findByText('Belum ada lompatan yang dapat dibatalkan.');
});

it('an action that blocks the whole class asks first; the same action for one ticked trainee does not', async () => {
  const asked = openRoom();
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'fault');
  await userEvent.click(screen.getByRole('button', { name: 'Lakukan untuk semua peserta (2)' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('berlaku untuk semua peserta (2)');
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(asked).toHaveLength(0);
  await userEvent.click(screen.getByRole('checkbox', { name: /Peserta 02/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Lakukan untuk 1 peserta terpilih' }));
  expect([...asked]).toMatchObject([{ emails: ['peserta-02@kelas.example'], action: { type: 'fault' } }]);
});

it('the page of a class whose disk is full says so, and what becomes of the answers', async () => {
  openRoom('benar', view.trainees, { full: true });
  await screen.findByText('Disk laptop pengajar penuh');
});

const now = Date.parse('2026-03-10T02:05:00.000Z');
const secondsAgo = (seconds: number) => new Date(now - seconds * 1_000).toISOString();

const exam = { id: 'u1', title: 'ujian', answered: 1, total: 30, until: secondsAgo(-600), closed: null };
const working = (change: Partial<RoomTrainee> = {}): RoomTrainee => ({
  ...{ ...trainee(1), exams: [{ ...exam, submitted: false }], heard: secondsAgo(1), idleSeconds: 0 },
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
  expect(needOf(working(change), now)?.text ?? null).toBe(text);
});

it('trainees with a cut network in an exam come first, then raised hands in their order, and the others keep their order', () => {
  const all = [
    working({ fullname: 'bekerja' }),
    working({ fullname: 'diam', idleSeconds: 600 }),
    working({ fullname: 'pulang', heard: secondsAgo(300), ...handedIn }),
    working({ fullname: 'tangan kedua', hand: secondsAgo(5) }),
    working({ fullname: 'tangan pertama', hand: secondsAgo(50) }),
    working({ fullname: 'putus', heard: secondsAgo(20) }),
    working({ fullname: 'bekerja juga' }),
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
