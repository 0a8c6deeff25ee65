import { expect, it, onTestFinished } from 'vitest';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import type { TransactionRow } from '../../../../fake-backend/database/rows.ts';
import { createAttention } from '../../../../fake-backend/room/attention.ts';
import { classTask } from '../../../../fake-backend/room/class-scene.ts';
import { actOnTrainees } from '../../../../fake-backend/room/room-acts.ts';
import { currentOf, readTrainee, stepOf } from '../../../../fake-backend/room/room-view.ts';
import {
  addTrainees,
  removeTrainee,
  renameTrainees,
  resetTrainees,
  traineesOf,
} from '../../../../fake-backend/room/trainees.ts';
import { actorOf } from '../../../../fake-backend/scenarios/actor.ts';
import { scenarios } from '../../../../fake-backend/scenarios/shipped.ts';
import { createServer, type Server } from '../../../../fake-backend/server.ts';
import { stagesOf } from '../../../../fake-backend/staff/advance.ts';
import { imageOf, pngHead } from '../../../builders/images.ts';
import { openPage, testNow } from '../hosts/page.ts';

const openRoom = () => createServer({ persistence: memoryPersistence(), latency: 0, realNow: () => testNow });

// `data-besar` is left out, because it is forty times as slow and proves nothing more
const reachable = scenarios.filter(({ name }) => name !== 'data-besar');

const purchaseOf = ({ backend }: Server, email: string) => {
  const candidate = traineesOf(backend).find((each) => each.email === email);
  return backend.db.transactions.where(({ candidate_id: id }) => id === candidate?.id).at(0);
};

it.each(reachable)('a class at $name has separate rows, and no row of the scenario’s person', async ({ name }) => {
  const server = await openRoom();
  const ids = new Set(server.backend.db.transactions.all().map(({ id }) => id));
  await addTrainees(server, 3, [name], () => 'rahasia1');
  const trainees = traineesOf(server.backend);
  expect(trainees.map(({ email }) => email)).toEqual([1, 2, 3].map((number) => `peserta-0${number}@kelas.example`));
  const added = server.backend.db.transactions.all().filter(({ id }) => !ids.has(id));
  expect(added.length % 3).toBe(0);
  for (const { candidate_id: id } of added) expect(trainees.map((each) => each.id)).toContain(id);
  const textOf = (id: string) =>
    JSON.stringify([
      server.backend.db.profiles.get(id),
      server.backend.db.notifications.where((row) => row.candidate_id === id),
      added.filter((row) => row.candidate_id === id).map((row) => server.backend.db.apl01s.get(row.id)?.personal),
    ]);
  const [first = '', second = ''] = trainees.map(({ id }) => textOf(id));
  expect(/\b(ayu|bima|eka|dewi|gita|fajar|kartika|nirmala|satria)\b/i.exec(first)).toBeNull();
  expect(first === second).toBe(false);
});

it('forty people have unique numbers and certificates', async () => {
  const server = await openRoom();
  await addTrainees(server, 40, ['bersertifikat', 'siap-ujian'], () => 'rahasia1');
  const { certificates, candidates, transactions } = server.backend.db;
  const numbers = certificates.all().map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(20);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(new Set(candidates.all().map(({ email }) => email)).size).toBe(candidates.all().length);
  expect(transactions.all().length).toBeGreaterThan(60);
});

it('a pending payment has a new token, which cannot be derived from known data', async () => {
  const server = await openRoom();
  const known = server.backend.db.transactions.all().map(({ payment_token: token }) => token);
  await addTrainees(server, 2, ['menunggu-bayar'], () => 'rahasia1');
  const tokens = [1, 2].map((number) => purchaseOf(server, `peserta-0${number}@kelas.example`)?.payment_token ?? '');
  expect(tokens).toEqual([1, 2].map(() => expect.stringMatching(/^snap-[0-9a-f]{40}$/)));
  expect(new Set([...known, ...tokens]).size).toBe(new Set(known).size + 2);
});

it('the given names appear everywhere, and trainees without a given name are numbered', async () => {
  const server = await openRoom();
  await addTrainees(server, 3, ['bersertifikat'], () => 'rahasia1', ['Sri Contoh, S.Kom.', 'Budi Contoh']);
  const names = ['Sri Contoh, S.Kom.', 'Budi Contoh', 'Peserta 03'];
  expect(traineesOf(server.backend).map(({ fullname }) => fullname)).toEqual(names);
  const holders = server.backend.db.certificates.all().map(({ holder }) => holder);
  expect(holders).toEqual(expect.arrayContaining(names));
});

it('a class of more than a hundred has each name at its number, also when the list is read again', async () => {
  const server = await openRoom();
  const people = Array.from({ length: 102 }, (_, index) => `Contoh ${index + 1}`);
  await addTrainees(server, 102, ['siap-beli'], () => 'rahasia1', people);
  expect(traineesOf(server.backend).map(({ fullname }) => fullname)).toEqual(people);
  expect(await renameTrainees(server, people)).toEqual({ renamed: [], kept: [] });
});

it('a removed trainee keeps the number: a larger class and a corrected list go on with the others', async () => {
  const server = await openRoom();
  await addTrainees(server, 3, ['siap-beli'], () => 'rahasia1', ['Sri', 'Budi', 'Ani']);
  const [, budi] = traineesOf(server.backend);
  if (!budi) throw new Error('nobody');
  await server.transactions.run(() => removeTrainee(server.backend, budi));
  await addTrainees(server, 3, ['siap-beli'], () => 'rahasia1');
  await addTrainees(server, 4, ['siap-beli'], () => 'rahasia1', ['Sri', 'Budi', 'Ani', 'Eko']);
  await renameTrainees(server, ['Sri', 'Budi B.', 'Ani A.', 'Eko']);
  expect(traineesOf(server.backend).map(({ email, fullname }) => [email, fullname])).toEqual([
    ['peserta-01@kelas.example', 'Sri'],
    ['peserta-03@kelas.example', 'Ani A.'],
    ['peserta-04@kelas.example', 'Eko'],
  ]);
});

it('a person who is moved back to a step loses all later data; the others keep theirs', async () => {
  const server = await openRoom();
  await addTrainees(server, 2, ['siap-ujian'], () => 'rahasia1');
  const other = purchaseOf(server, 'peserta-02@kelas.example');
  const before = traineesOf(server.backend);
  await resetTrainees(server, ['peserta-01@kelas.example'], 'apl01-dikembalikan');
  expect(traineesOf(server.backend).map(({ id, password }) => [id, password])).toEqual(
    before.map(({ id, password }) => [id, password]),
  );
  const own = purchaseOf(server, 'peserta-01@kelas.example');
  expect(stagesOf(server.backend, own?.id ?? '').find(({ name }) => name === 'apl01')?.status).toBe('returned');
  expect(purchaseOf(server, 'peserta-02@kelas.example')).toBe(other);
});

it('an unknown scenario is refused with a list of the known ones', async () => {
  const server = await openRoom();
  await expect(addTrainees(server, 2, ['tidak-ada'], () => 'x')).rejects.toThrow(/siap-ujian/);
  expect(traineesOf(server.backend)).toEqual([]);
});

const sceneFile = async (email: string | null, text: { task?: string; hint?: string } = {}) => {
  const { control, stop } = await openPage();
  onTestFinished(stop);
  await control.travel(86_400_000);
  await control.fill('joko@contoh.example', { examQuestions: 30 });
  const draft = { title: 'Ujian Joko', sentence: '', task: '', hint: '', ...text, steps: [], page: '/' };
  const { id } = await control.saveOwnScene({ ...draft, email });
  return { name: 'adegan.json', text: await control.exportOwnScenes([id]) };
};

it('a class starts at a saved scene with its time, and some trainees at a scenario', async () => {
  const server = await openRoom();
  await addTrainees(server, 3, ['siap-beli', await sceneFile('joko@contoh.example')], () => 'rahasia1');
  const { db, clock } = server.backend;
  expect(clock.now().getTime()).toBe(testNow + 86_400_000);
  const [first, second, third] = traineesOf(server.backend);
  const exams = (id = '') => db.transactions.where((row) => row.candidate_id === id).length;
  expect([second?.fullname, second?.persona]).toEqual(['Peserta 02', 'adegan.json']);
  expect(exams(second?.id)).toBeGreaterThan(exams(first?.id));
  expect(exams(third?.id)).toBe(exams(first?.id));
});

it('the trainees of a scene read its task and hint, until the trainer moves them to a scenario', async () => {
  const server = await openRoom();
  const scene = await sceneFile('joko@contoh.example', { task: 'Kerjakan ujiannya.', hint: 'Lewat Beranda.' });
  await addTrainees(server, 3, ['siap-beli', scene], () => 'rahasia1');
  const tasks = () => traineesOf(server.backend).map((trainee) => classTask(server.backend, trainee));
  const task = { title: 'Ujian Joko', task: 'Kerjakan ujiannya.', hint: 'Lewat Beranda.' };
  expect(tasks()).toEqual([null, task, null]);
  await resetTrainees(server, ['peserta-02@kelas.example'], 'siap-ujian');
  expect(tasks()).toEqual([null, null, null]);
});

it('a scene without a person, an invalid scene, and a scene for an existing class are refused with a reason', async () => {
  const server = await openRoom();
  const add = (count: number, text: string) =>
    addTrainees(server, count, [{ name: 'adegan.json', text }], () => 'rahasia1');
  await expect(add(2, (await sceneFile(null)).text)).rejects.toThrow('tepat satu adegan');
  await expect(add(2, '{}')).rejects.toThrow('bukan adegan');
  await addTrainees(server, 1, ['siap-ujian'], () => 'rahasia1');
  await expect(add(2, (await sceneFile('joko@contoh.example')).text)).rejects.toThrow('kelas baru');
});

/** Opens a class with one trainee. No gateway knows the purchase of this trainee. */
const openClass = async (changes: Partial<TransactionRow> = {}) => {
  const realNow = () => testNow;
  const server = await createServer({ persistence: memoryPersistence(), latency: 0, realNow, byTransfer: true });
  const { backend, handlers } = server;
  await addTrainees(server, 1, ['menunggu-bayar'], () => 'rahasia1');
  const [{ id, email } = { id: '', email: '' }] = traineesOf(backend);
  const current = () => {
    const row = currentOf(backend, id);
    if (!row) throw new Error('no purchase');
    return row;
  };
  backend.db.transactions.put({ ...current(), payment_token: null, ...changes });
  const attention = createAttention(backend, realNow);
  return {
    current,
    step: () => stepOf(backend, current()),
    read: () => readTrainee(backend, email),
    act: (outcome: 'pay' | 'fail' | 'expire') => actOnTrainees(server, attention, [email], { type: 'settle', outcome }),
    sendProof: async () => {
      const form = new FormData();
      form.set('trx_id', current().id);
      form.set('proof', new File([imageOf(pngHead, 400)], 'struk.png'));
      const { actor, leave } = actorOf(backend, handlers, email);
      await actor.post('/api/transaction/payment-proof', form);
      leave();
    },
  };
};

it('a transfer of a class waits for the trainee, and then with its proof for the staff, who read and confirm it', async () => {
  const { current, step, read, act, sendProof } = await openClass();
  expect([step(), await read()]).toEqual([{ step: 'Menunggu pembayaran', waits: 'candidate' }, []]);
  await sendProof();
  expect(step()).toEqual({ step: 'Bukti transfer terkirim', waits: 'staff' });
  expect(await read()).toMatchObject([
    {
      title: 'Bukti transfer',
      summary: expect.stringMatching(/^Dikirim .+ WIB$/),
      rows: [{ files: [{ name: 'struk.png' }] }],
    },
  ]);
  expect(await act('pay')).toMatchObject({ done: 1 });
  expect(current().status).toBe('paid');
  expect(await act('pay')).toMatchObject({ done: 0 });
});

it('a free purchase of a class waits for the staff, who confirm it', async () => {
  const { current, step, act } = await openClass({ amount: 0, expires_at: null });
  expect(step()).toEqual({ step: 'Menunggu konfirmasi', waits: 'staff' });
  expect(await act('pay')).toMatchObject({ done: 1 });
  expect(current().status).toBe('paid');
});
