import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import type { StaffAction } from '../../../../fake-backend/staff/play.ts';
import { imageOf, pngHead } from '../../../builders/images.ts';
import { anOpenOrder, openRepositories } from '../../../contract/repositories.ts';
import { openPage } from '../hosts/page.ts';
import { minute } from './backend.ts';

const open = async () => {
  const { control, logIn, transactions, notifications } = await openRepositories();
  await logIn('bima');
  const tasks = async () => (await control.staffTasks()).filter(({ stage }) => stage === 'payment');
  const [task] = await tasks();
  const trxId = task?.trxId ?? '';
  const act = (type: StaffAction['type'], more: object = {}) =>
    control.actAsStaff({ type, trxId, ...more } as StaffAction);
  const status = async () => (await transactions.find(trxId))?.status;
  const left = Date.parse(task?.payment?.until ?? '') - control.now().getTime();
  return { control, notifications, tasks, act, status, left };
};

describe('a pending payment', () => {
  test.each([
    ['pay', 'paid'],
    ['fail', 'failed'],
    ['expire', 'expired'],
  ] as const)('is settled at the staff desk: %s', async (outcome, expected) => {
    const { act, status } = await open();
    await act('settle-payment', { outcome });
    expect(await status()).toBe(expected);
    await expect(act('settle-payment', { outcome: 'fail' })).rejects.toThrow(RangeError);
  });

  test('counts once when its notice arrives twice', async () => {
    const { act, status, notifications } = await open();
    const { total } = await notifications.page(1, false);
    await act('repeat-payment');
    expect(await status()).toBe('paid');
    expect((await notifications.page(1, false)).total).toBe(total + 1);
  });

  test('is paid even when its notice arrives after its time', async () => {
    const { control, act, status, left } = await open();
    await act('delay-payment', { minutes: Math.ceil(left / minute) + 10 });
    await control.travel(left + minute);
    expect(await status()).toBe('expired');
    await control.travel(10 * minute);
    expect(await status()).toBe('paid');
  });

  test('is found by the portal itself when its notice was lost', async () => {
    const { act, status } = await open();
    await act('lose-payment', { found: true });
    expect(await status()).toBe('paid');
  });

  test('that nobody finds expires, waits at the staff desk, and is corrected there', async () => {
    const { control, tasks, act, status, left } = await open();
    await act('lose-payment', { found: false });
    expect(await status()).toBe('pending');
    await control.travel(left + minute);
    expect(await status()).toBe('expired');
    expect((await tasks())[0]?.payment?.notice).toEqual({ at: null, found: false });
    await expect(act('settle-payment', { outcome: 'fail' })).rejects.toThrow(RangeError);
    await act('settle-payment', { outcome: 'pay' });
    expect(await status()).toBe('paid');
  });

  test('is not delayed by an invalid time', async () => {
    const { act } = await open();
    for (const minutes of [0, 1.5, Number.NaN, 100_000])
      await expect(act('delay-payment', { minutes })).rejects.toThrow(RangeError);
  });
});

describe('a body that takes transfers', () => {
  const aProof = new File([imageOf(pngHead, 400)], 'struk.png', { type: 'image/png' });

  const open = async (byTransfer: boolean, persistence = memoryPersistence()) => {
    const repositories = await openRepositories({ byTransfer, persistence });
    const { control, logIn, transactions, notifications } = repositories;
    await logIn('ayu');
    const order = await anOpenOrder(repositories);
    const { id: trxId } = await transactions.create(order, 'kunci-1');
    const task = async () => (await control.staffTasks()).find((each) => each.trxId === trxId);
    const settle = (outcome: 'pay' | 'fail' | 'expire') =>
      control.actAsStaff({ type: 'settle-payment', trxId, outcome });
    const found = () => transactions.find(trxId);
    const news = async () => (await notifications.page(1, false)).items[0]?.information;
    return { ...repositories, trxId, task, settle, found, news };
  };

  describe('the transfer of a body without a gateway', () => {
    test('waits at the staff desk with its amount, and then with its proof', async () => {
      const { control, paymentProofs, trxId, task } = await open(true);
      const waiting = await task();
      expect(waiting).toMatchObject({ stage: 'transfer', payment: { amount: expect.any(Number), notice: null } });
      expect(await control.readTask(trxId, 'transfer')).toEqual({ sections: [], grading: null });
      const { sentAt } = await paymentProofs.send(trxId, aProof, 'kunci-2');
      expect(Date.parse((await task())?.since ?? '')).toBe(Date.parse(sentAt ?? ''));
      expect(await control.readTask(trxId, 'transfer')).toMatchObject({
        sections: [
          {
            title: 'Bukti transfer',
            summary: 'Dikirim 10 Maret 2026 pukul 09.00 WIB',
            rows: [{ files: [{ name: 'struk.png', type: 'image/png', size: aProof.size }] }],
          },
        ],
      });
    });

    test('is named by the purchase once staff have confirmed it, with or without a proof', async () => {
      const { settle, found, task, news } = await open(true);
      await settle('pay');
      expect(await found()).toMatchObject({ status: 'paid', paymentMethod: 'Transfer bank' });
      expect(await task()).toBeUndefined();
      expect(await news()).toMatch(/^Pembayaran .+ telah kami terima\./);
    });

    test.each([
      ['fail', 'failed', /^Transfer untuk .+ tidak ditemukan di rekening kami\.$/],
      ['expire', 'expired', /^Batas waktu pembayaran .+ telah lewat\./],
    ] as const)('can end without money: %s', async (outcome, status, text) => {
      const { settle, found, news } = await open(true);
      await settle(outcome);
      expect((await found())?.status).toBe(status);
      expect(await news()).toMatch(text);
      await expect(settle('pay')).rejects.toThrow(RangeError);
    });
  });

  test('a purchase with a proof of a transfer goes to the staff, also where a gateway is', async () => {
    const { paymentProofs, trxId, task, settle, found } = await open(false);
    expect(await task()).toMatchObject({ stage: 'payment' });
    await paymentProofs.send(trxId, aProof, 'kunci-2');
    expect(await task()).toMatchObject({ stage: 'transfer' });
    await settle('pay');
    expect(await found()).toMatchObject({ paymentMethod: 'Transfer bank' });
  });

  test('a world with a proof of a transfer is opened again', async () => {
    const persistence = memoryPersistence();
    const { paymentProofs, trxId } = await open(true, persistence);
    const proof = await paymentProofs.send(trxId, aProof, 'kunci-2');
    const { logIn, transactions } = await openRepositories({ persistence });
    await logIn('ayu');
    expect((await transactions.find(trxId))?.proof).toEqual(proof);
  });

  describe('a free purchase', () => {
    const openFree = async (byTransfer: boolean) => {
      const { catalog, control, logIn, transactions, notifications } = await openRepositories({ byTransfer });
      await logIn('ayu');
      const { items } = await catalog.schedules({ page: 1 });
      const free = items
        .filter(
          ({ seatsLeft, registrationUntil }) =>
            seatsLeft && Date.parse(registrationUntil ?? '') > control.now().getTime(),
        )
        .flatMap(({ id, budgets }) => budgets.map((budget) => ({ scheduleId: id, ...budget })))
        .find(({ price, source }) => price === 0 && source !== 'prakerja');
      if (!free) throw new Error('the seed has no free schedule');
      const order = { scheduleId: free.scheduleId, budgetSource: free.source, budgetary: free.id };
      const purchase = await transactions.create(order, 'kunci-1');
      const trxId = purchase.id;
      return { control, transactions, notifications, purchase, trxId };
    };

    test('is paid at once where a gateway is', async () => {
      expect((await openFree(false)).purchase.status).toBe('paid');
    });

    test.each([
      ['pay', 'paid', /^Pendaftaran .+ diterima; tidak ada biaya/],
      ['fail', 'failed', /^Pendaftaran .+ tidak dikonfirmasi\.$/],
    ] as const)('waits for the staff where none is, without a time limit: %s', async (outcome, status, text) => {
      const { control, transactions, notifications, purchase, trxId } = await openFree(true);
      expect(purchase).toMatchObject({ status: 'pending', amount: 0, expiresAt: null });
      const task = (await control.staffTasks()).find((each) => each.trxId === trxId);
      expect(task).toMatchObject({ stage: 'transfer', payment: { amount: 0, until: null } });
      await control.actAsStaff({ type: 'settle-payment', trxId, outcome });
      expect((await transactions.find(trxId))?.status).toBe(status);
      expect((await notifications.page(1, false)).items[0]?.information).toMatch(text);
    });
  });
});

type Page = Awaited<ReturnType<typeof openPage>>;

const nadia = {
  fullname: 'Nadia Contoh',
  email: 'nadia@contoh.example',
  password: 'rahasia99',
  password_confirmation: 'rahasia99',
  agreement: 'true',
};
const message = { subject: 'refund', trx_id: null, message: 'Biaya saya belum kembali sampai hari ini.' };

const acts = {
  'Verifikasi email Anda': async (page: Page) => {
    await page.get('/sanctum/csrf-cookie');
    await page.post('/api/signup', nadia);
  },
  'Atur ulang kata sandi': async (page: Page) => {
    await page.get('/sanctum/csrf-cookie');
    await page.post('/api/forgot-password', { email: 'gita@contoh.example' });
  },
  'Kabar asesmen Anda': async (page: Page) => {
    await page.logIn('gita');
    await page.control.actAsStaff({
      type: 'apl01',
      trxId: 'TRX-2026-000190',
      decision: 'approve',
      note: null,
      notes: [],
    });
  },
  'Jawaban atas pesan': async (page: Page) => {
    await page.logIn('gita');
    const { data } = await (await page.post('/api/message', { ...message, email: 'gita@contoh.example' })).json();
    await page.control.actAsStaff({ type: 'answer-message', trxId: data.number, text: 'Biaya Anda kembali besok.' });
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

const promises: readonly (readonly [file: string, sentence: string, subject: keyof typeof acts])[] = [
  ['account/forgot-password.tsx', 'Kami mengirim tautan untuk membuat kata sandi baru', 'Atur ulang kata sandi'],
  ['account/reset-link-sent.tsx', 'kami mengirim tautan untuk membuat kata sandi baru', 'Atur ulang kata sandi'],
  ['account/sign-up-form.tsx', 'Kami mengirim tautan verifikasi ke', 'Verifikasi email Anda'],
  ['account/verification-result.tsx', 'Kabar tentang asesmen Anda akan kami kirim ke email ini', 'Kabar asesmen Anda'],
  ['account/verification-result.tsx', 'kami sudah mengirim yang lebih baru', 'Verifikasi email Anda'],
  ['information/message/message-sent.tsx', 'Jawaban kami kirim ke', 'Jawaban atas pesan'],
  ['profile/profile-page.tsx', 'Buka tautan yang kami kirim ke', 'Verifikasi email Anda'],
  ['core/session/unverified-email.tsx', 'Buka tautan yang kami kirim ke', 'Verifikasi email Anda'],
  ['profile/profile-page.tsx', 'kabar tentang asesmen juga kami kirim ke sana', 'Kabar asesmen Anda'],
];

const promised = /[Kk]ami (?:\w+ )?(?:kirim|mengirim)\b|juga kami kirim/g;

test('every sentence of the portal that promises a mail is in the list of promises', () => {
  const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const found = files.flatMap((file) => {
    const count = readFileSync(`src/ui/${file}`, 'utf8').match(promised)?.length ?? 0;
    return Array.from({ length: count }, () => file);
  });
  expect(found.sort()).toEqual(promises.map(([file]) => file).sort());
  for (const [file, sentence] of promises) {
    expect(readFileSync(`src/ui/${file}`, 'utf8').replace(/\s+/g, ' ')).toContain(sentence);
  }
});

test.each([...new Set(promises.map(([, , subject]) => subject))])('the promised mail “%s” arrives', async (subject) => {
  const page = await openPage();
  await page.control.setRobots({ on: false, delay: 0 });
  await acts[subject](page);
  const [mail] = await page.control.mails();
  expect(mail?.subject.startsWith(subject)).toBe(true);
});

test('news of an assessment lead by mail to the next step, which a phone shows; a candidate’s own acts send no mail, and their notifications arrive as read', async () => {
  const page = await openPage();
  await acts['Kabar asesmen Anda'](page);
  const [mail] = await page.control.mails();
  expect(mail).toMatchObject({
    to: 'gita@contoh.example',
    subject: 'Kabar asesmen Anda: APL 01 Barista diterima',
    lines: ['Halo, Gita Contoh.', expect.stringContaining('APL 01 Barista diterima')],
    link: '/',
  });
  const before = (await page.control.mails()).length;
  await page.logIn('kartika');
  const { data } = await (await page.get('/api/notification')).json();
  expect(data.length).toBeGreaterThan(0);
  expect(await page.control.mails()).toHaveLength(before);
});

test('an issued certificate leads to its own page by notification and mail, which a phone can open too', async () => {
  const page = await openPage();
  await page.control.setRobots({ on: false, delay: 0 });
  await page.control.actAsStaff({ type: 'issue-certificate', trxId: 'TRX-2026-000104' });
  const [mail] = await page.control.mails();
  expect(mail).toMatchObject({ to: 'lukman@contoh.example', link: '/certificate/psre?trx=VFJYLTIwMjYtMDAwMTA0' });
});

test('a person without a verified address gets no news by mail', async () => {
  const page = await openPage();
  await acts['Verifikasi email Anda'](page);
  const notices = (await (await page.get('/api/notification')).json()).data;
  expect(notices).toMatchObject([{ type: 'register', read: true }]);
  expect((await page.control.mails()).map(({ subject }) => subject)).toEqual(['Verifikasi email Anda']);
});
