import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openPage } from '../hosts/page.ts';

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
