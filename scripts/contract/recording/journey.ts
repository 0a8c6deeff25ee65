import { accountCalls } from '../../../src/adapters/http/account/account-calls.ts';
import { registrationCalls } from '../../../src/adapters/http/account/registration-calls.ts';
import { assessmentCalls } from '../../../src/adapters/http/assessment/assessment-calls.ts';
import { catalogCalls } from '../../../src/adapters/http/catalog/catalog-calls.ts';
import { certificateCalls } from '../../../src/adapters/http/certificate/certificate-calls.ts';
import { messageCalls } from '../../../src/adapters/http/information/message-calls.ts';
import { multipart } from '../../../src/adapters/http/multipart.ts';
import { notificationCalls } from '../../../src/adapters/http/notification/notification-calls.ts';
import { guardianCalls } from '../../../src/adapters/http/profile/guardian-calls.ts';
import { profileCalls } from '../../../src/adapters/http/profile/profile-calls.ts';
import { purchaseCalls } from '../../../src/adapters/http/purchase/purchase-calls.ts';
import { pngOf } from './files.ts';
import type { World } from './world.ts';

const password = 'contoh123';

export const logIn = ({ http }: World, name: string) =>
  http.callAlone(accountCalls.logIn, { body: { email: `${name}@contoh.example`, password } });

/** Somebody signs up, verifies the address, forgets the password and logs in with a new one. */
const newcomer = async ({ http, control }: World): Promise<void> => {
  const email = 'nadia@contoh.example';
  const secret = 'rahasia99';
  const link = async (form: RegExp) => form.exec((await control.mails())[0]?.link ?? '')?.[1] ?? '';
  const person = { fullname: 'Nadia Contoh', email, password: secret, password_confirmation: secret };
  await http.callAlone(registrationCalls.signUp, { body: { ...person, agreement: 1 } });
  await http.call(registrationCalls.sendVerification);
  await http.call(registrationCalls.verifyEmail, { params: { x: await link(/^\/profile\/verify\/([^?]+)/) } });
  await http.callAlone(accountCalls.logOut);
  await http.call(registrationCalls.sendResetLink, { body: { email } });
  const token = await link(/^\/reset-password\/([^?]+)/);
  const reset = { token, email, password: secret, password_confirmation: secret };
  await http.call(registrationCalls.resetPassword, { body: reset });
};

/** Buys a schedule, begins to pay, and gives up; redeems a code and uses the voucher. */
const purchase = async (world: World): Promise<void> => {
  const { http, control } = world;
  await logIn(world, 'ayu');
  const query = { budget_source: 'mandiri', page: 2 };
  const { items } = await http.call(catalogCalls.schedules, { query });
  const open = items.find(
    (each) => (each.seats_left ?? 0) > 0 && Date.parse(each.registration_until ?? '') > control.now().getTime(),
  );
  const budget = open?.budgets.find(({ source }) => source === 'mandiri');
  const order = { schedule_id: open?.schedule_id ?? '', budget_source: 'mandiri', budgetary: budget?.id ?? '' };
  const { trx_id } = await http.call(purchaseCalls.create, { body: order, requestKey: 'kunci-1' });
  await http.call(purchaseCalls.token, { body: { trx_id } });
  await http.call(purchaseCalls.renew, { body: { trx_id } });
  await http.call(purchaseCalls.cancel, { body: { trx_id } });
  const code = { code: 'PRATWEB10001', schedule_id: 'JDW-003' };
  const voucher = await http.call(purchaseCalls.redeem, { body: code });
  await http.call(purchaseCalls.checkOut, { body: { voucher_id: voucher.id }, requestKey: 'kunci-2' });
};

const profile = async (world: World): Promise<void> => {
  const { http } = world;
  await logIn(world, 'bima');
  await http.call(profileCalls.save, { body: multipart({ photo: pngOf('foto.png') }) });
  const guardian = { guardian_name: 'Ibu Contoh', guardian_relation: 'mother', guardian_contact: '081200000000' };
  await http.call(guardianCalls.save, { body: multipart({ ...guardian, guardian_consent: '1' }) });
  await http.call(profileCalls.saveSignature, { body: multipart({ signature: pngOf('ttd.png') }) });
  const education = {
    level: 'S1',
    institution: 'Universitas Contoh',
    major: 'Informatika',
    start_year: '2016',
    end_year: '2020',
  };
  await http.call(profileCalls.saveEducation, { body: education, requestKey: 'kunci-3' });
  const career = { company: 'PT Contoh', position: 'Staf', start_date: '2021/02/01', end_date: '', description: '' };
  await http.call(profileCalls.saveCareer, { body: career, requestKey: 'kunci-4' });
  const { items } = await http.call(notificationCalls.page, { query: { read: 'false', page: 1 } });
  await http.call(notificationCalls.markAsRead, { body: { id: items[0]?.id ?? '' } });
  await http.call(notificationCalls.markAll, { body: {} });
};

/** A question that Bima has. */
const message = async ({ http }: World): Promise<void> => {
  const question = {
    subject: 'question',
    trx_id: null,
    message: 'Kapan jadwal berikutnya dibuka?',
    email: 'bima@contoh.example',
  };
  await http.call(messageCalls.send, { body: question, requestKey: 'kunci-4' });
};

/** Gita's certificate, its document, and the check of its number. */
const certificate = async (world: World): Promise<void> => {
  const { http } = world;
  await logIn(world, 'gita');
  const { items } = await http.call(purchaseCalls.list, { params: { list: 'paid' }, query: { page: 1 } });
  for (const { trx_id } of items) {
    const id = await http.call(certificateCalls.request, { body: { trx_id } });
    if (id === null) continue;
    const { certificate } = await http.call(assessmentCalls.timeline, { params: { id: trx_id } });
    await http.file(certificateCalls.document, { params: { id } });
    await http.call(certificateCalls.check, { query: { no: certificate.number } });
  }
};

/** What candidates do from the sign-up to the certificate, beside the forms and exams of an assessment. */
export const account = async (world: World): Promise<void> => {
  await newcomer(world);
  await purchase(world);
  await profile(world);
  await message(world);
  await certificate(world);
};
