import { filter, firstValueFrom } from 'rxjs';
import { logOutTokens } from '../../src/application/account/log-out-tokens.ts';
import { registrationTokens } from '../../src/application/account/registration-tokens.ts';
import { accountTokens } from '../../src/application/account/tokens.ts';
import { aplTokens } from '../../src/application/apl/tokens.ts';
import { assessmentTokens } from '../../src/application/assessment/tokens.ts';
import { documentTokens } from '../../src/application/certificate/document-tokens.ts';
import { examAttemptTokens } from '../../src/application/exam/attempt-tokens.ts';
import { examTokens } from '../../src/application/exam/tokens.ts';
import { informationTokens } from '../../src/application/information/tokens.ts';
import { notificationTokens } from '../../src/application/notification/tokens.ts';
import { ownDataTokens } from '../../src/application/own-data/tokens.ts';
import { profileTokens } from '../../src/application/profile/tokens.ts';
import { purchaseTokens } from '../../src/application/purchase/tokens.ts';
import type { DraftKeys } from '../../src/application/sending/draft-keys.ts';
import { isDefinite } from '../../src/application/sending/request-keys.ts';
import type { Token } from '../../src/application/token.ts';
import { elementIds } from '../../src/domain/apl/apl02-answers.ts';
import { evidenceLimits } from '../../src/domain/files/upload-limits.ts';
import { feedbackOf } from '../builders/feedback.ts';
import { imageOf, pdfHead, pngHead } from '../builders/images.ts';
import { aDegree, aJob, completePersonalData } from '../builders/personal-data.ts';
import { anOrder } from '../fakes/purchase-fakes.ts';
import type { TestPage } from '../unit/fake-backend/hosts/page.ts';

/** One page of the portal, over its own adapters. */
export interface Tab {
  readonly use: <T>(token: Token<T>) => Promise<T>;
  readonly server: TestPage;
  readonly me: string;
  /** The keys of the draft of a form, which all pages of the device share. */
  readonly keys: (form: string, trxId: string) => Promise<DraftKeys>;
  /** What the candidate has read once, and means with every press. */
  readonly seen: <T>(read: () => Promise<T>) => Promise<T>;
}

export interface Intention {
  readonly who: string | null;
  readonly before?: (server: TestPage) => Promise<unknown>;
  /** Opens what the press needs, and returns the press. */
  readonly open: (tab: Tab) => Promise<() => Promise<unknown>>;
  /** A lost reply is told as a failure, because nobody can be asked, or because pressing again changes nothing more. */
  readonly unasked?: true;
  /** True outcomes of another press, after a lost reply or of another page. */
  readonly again?: readonly string[];
  readonly elsewhere?: readonly string[];
  /** Another tab means another one: the same school may be attended twice. */
  readonly perTab?: true;
}

const today = '2026-03-10';
const signature = { kind: 'image', image: new Blob([imageOf(pngHead, 400)], { type: 'image/png' }) } as const;
const pdf = (id: string) => new File([imageOf(pdfHead, 500)], `${id}.pdf`, { lastModified: 7 });
const ayu = { email: 'ayu@contoh.example', password: 'contoh123' };
const nadia = { fullname: 'Nadia Contoh', email: 'nadia@contoh.example', password: 'rahasia99' };
const gitasReset = { email: 'gita@contoh.example', password: 'gantibaru7' };
const [citras, hadis, fajars, kartikas, intans, dewis, jokos, ekas, gitas] = [
  198, 121, 127, 109, 186, 181, 178, 132, 88,
].map((number) => `TRX-2026-${String(number).padStart(6, '0')}`) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

const firstOf = <T>([first]: readonly (T | null)[]): T => {
  if (!first) throw new Error('the seed has none');
  return first;
};
const pendingOf = async (use: Tab['use']) =>
  firstOf((await (await use(purchaseTokens.transactions)).list('pending', 1)).items);

const proven = { competent: true, evidence: 'Laporan bulanan', fileIds: [] };
const apl01 =
  (trxId: string, again: boolean): Intention['open'] =>
  async ({ use, keys: keysOf, seen }) => {
    const apls = await use(aplTokens.apls);
    const submit = await use(aplTokens.submitApl01);
    const keys = await keysOf('apl01', trxId);
    const ids = await seen(async () => (await apls.apl01(trxId))?.requirements.map(({ id }) => id) ?? []);
    const files = new Map(ids.map((id) => [id, pdf(id)]));
    const content = { personal: completePersonalData, purpose: 'certification', otherPurpose: '' } as const;
    return () => submit({ trxId, content, files, signature, keys, again, limits: evidenceLimits() });
  };
const sendApl02 = async ({ use, keys: keysOf }: Tab, again: boolean) => {
  const units = (await (await use(aplTokens.apls)).apl02(jokos))?.units ?? [];
  const submit = await use(aplTokens.submitApl02);
  const keys = await keysOf(again ? 'apl02' : 'apl02 at first', jokos);
  const answers = Object.fromEntries(elementIds(units).map((id) => [id, proven]));
  const submission = { trxId: jokos, answers, files: new Map(), signature, keys, again, limits: evidenceLimits() };
  return () => submit(submission, { units, storedFileIds: new Set<string>() });
};

const choices = { trxId: ekas, id: 'SKM-01-written-pilihan-ganda' };
const start =
  ({ id, trxId }: typeof choices) =>
  (server: TestPage) =>
    server.post('/api/timer/startTimer', { question_id: id, transaction_id: trxId, asesi_id: 1005, is_asesi: true });

/** What a candidate means by one press, under the calls that it may send. */
export const intentions: Readonly<Record<string, Intention>> = {
  'a log-in': {
    who: null,
    unasked: true,
    open: async ({ use }) => {
      const logIn = await use(accountTokens.logIn);
      return () => logIn(ayu);
    },
  },
  'a log-out': {
    who: 'ayu',
    open: async ({ use, me }) => {
      const logOut = await use(logOutTokens.logOut);
      return async () => {
        const outcome = await logOut(me);
        return outcome.kind === 'left' && (await outcome.told);
      };
    },
  },
  'a sign-up': {
    who: null,
    unasked: true,
    elsewhere: ['emailTaken'],
    open: async ({ use }) => {
      const signUp = await use(registrationTokens.signUp);
      return () => signUp(nadia);
    },
  },
  'a mail to verify the address': {
    who: 'ayu',
    unasked: true,
    open: async ({ use }) => {
      const resend = await use(registrationTokens.resendVerification);
      return () => resend();
    },
  },
  'a mail to reset the password': {
    who: null,
    unasked: true,
    open: async ({ use }) => {
      const request = await use(registrationTokens.requestPasswordReset);
      return () => request(gitasReset.email);
    },
  },
  'a new password': {
    who: null,
    unasked: true,
    before: async (server) => {
      await server.get('/sanctum/csrf-cookie');
      await server.post('/api/forgot-password', { email: gitasReset.email });
    },
    again: ['perhapsChanged'],
    elsewhere: ['linkInvalid'],
    open: async ({ use, server }) => {
      const reset = await use(registrationTokens.resetPassword);
      const [mail] = await server.control.mails();
      const [, token = ''] = /^\/reset-password\/([^?]+)/.exec(mail?.link ?? '') ?? [];
      return () => reset({ ...gitasReset, token });
    },
  },
  'a purchase': {
    who: 'ayu',
    open: async ({ use, me }) => {
      const buy = await use(purchaseTokens.buyScheme);
      return () => buy(anOrder, me);
    },
  },
  'the payment of a purchase': {
    who: 'bima',
    unasked: true,
    open: async ({ use, seen }) => {
      const pay = await use(purchaseTokens.continuePayment);
      const pending = await seen(() => pendingOf(use));
      return () => pay(pending);
    },
  },
  'another way to pay': {
    who: 'bima',
    unasked: true,
    open: async ({ use, seen }) => {
      const change = await use(purchaseTokens.changePaymentMethod);
      const pending = await seen(() => pendingOf(use));
      return () => change(pending);
    },
  },
  'the proof of a transfer': {
    who: 'bima',
    open: async ({ use, seen }) => {
      const send = await use(purchaseTokens.sendPaymentProof);
      const { id } = await seen(() => pendingOf(use));
      return () => send(id, pdf('bukti'), evidenceLimits());
    },
  },
  'the end of a purchase': {
    who: 'bima',
    open: async ({ use, seen }) => {
      const cancel = await use(purchaseTokens.cancelPurchase);
      const { id } = await seen(() => pendingOf(use));
      return () => cancel(id);
    },
  },
  'a code of Prakerja': {
    who: 'ayu',
    open: async ({ use, me }) => {
      const redeem = await use(purchaseTokens.redeemPrakerjaCode);
      return () => redeem('PRATWEB10001', 'JDW-003', me);
    },
  },
  'a purchase with a voucher': {
    who: 'ayu',
    before: (server) => server.post('/api/interapp/lms-prakerja', { code: 'PRATWEB10001', schedule_id: 'JDW-003' }),
    open: async ({ use, me, seen }) => {
      const checkOut = await use(purchaseTokens.checkOutWithVoucher);
      const vouchers = await use(purchaseTokens.vouchers);
      const id = await seen(async () => firstOf((await vouchers.list({ status: 'unused' })).items).id);
      return () => checkOut(id, me);
    },
  },
  'personal data': {
    who: 'gita',
    unasked: true,
    open: async ({ use, me }) => {
      const save = await use(profileTokens.saveProfile);
      return () => save(completePersonalData, today, { candidateId: me, profile: null });
    },
  },
  'a signature': {
    who: 'gita',
    unasked: true,
    open: async ({ use, me }) => {
      const save = await use(profileTokens.saveSignature);
      return () => save(signature.image, me);
    },
  },
  'a new education': {
    who: 'gita',
    unasked: true,
    perTab: true,
    open: async ({ use, me }) => {
      const { save } = await use(profileTokens.educationRecords);
      return () => save({ ...aDegree, id: null }, { candidateId: me, today });
    },
  },
  'a new career': {
    who: 'gita',
    unasked: true,
    perTab: true,
    open: async ({ use, me }) => {
      const { save } = await use(profileTokens.careerRecords);
      return () => save({ ...aJob, id: null }, { candidateId: me, today });
    },
  },
  'a removed education': {
    who: 'gita',
    open: async ({ use, me, seen }) => {
      const { remove } = await use(profileTokens.educationRecords);
      const records = await use(profileTokens.profileRecords);
      const id = await seen(async () => firstOf((await records.educations(me)).items).id);
      return () => remove(id, me);
    },
  },
  'a removed career': {
    who: 'gita',
    open: async ({ use, me, seen }) => {
      const { remove } = await use(profileTokens.careerRecords);
      const records = await use(profileTokens.profileRecords);
      const id = await seen(async () => firstOf((await records.careers(me)).items).id);
      return () => remove(id, me);
    },
  },
  "a guardian's consent": {
    who: 'gita',
    unasked: true,
    open: async ({ use }) => {
      const save = await use(ownDataTokens.saveGuardian);
      return () => save({ name: 'Ibu', relation: 'mother', contact: '081200000001', consent: true });
    },
  },
  'an agreement': {
    who: 'citra',
    open: async ({ use, keys: keysOf }) => {
      const sign = await use(assessmentTokens.signAgreement);
      const keys = await keysOf('agreement', citras);
      return () => sign(citras, signature, keys);
    },
  },
  'a request for adjustments': {
    who: 'citra',
    open: async ({ use, keys: keysOf }) => {
      const send = await use(assessmentTokens.sendAdjustments);
      const keys = await keysOf('adjustments', citras);
      return () => send(citras, { needs: ['reader'], other: '' }, keys);
    },
  },
  'the acceptance of a result': {
    who: 'hadi',
    open: async ({ use, keys: keysOf, seen }) => {
      const accept = await use(assessmentTokens.acknowledgeResult);
      const assessments = await use(assessmentTokens.assessments);
      const result = await seen(async () => firstOf([await assessments.result(hadis)]));
      const keys = await keysOf('result', hadis);
      return () => accept(result, signature, keys);
    },
  },
  'an appeal': {
    who: 'fajar',
    open: async ({ use, keys: keysOf }) => {
      const send = await use(assessmentTokens.sendAppeal);
      const keys = await keysOf('appeal', fajars);
      const answers = { explained: true, discussed: false, othersInvolved: true };
      return () => send(fajars, { answers, reason: 'Bukti belum dinilai semua.' }, signature, keys);
    },
  },
  'a feedback': {
    who: 'kartika',
    open: async ({ use, keys: keysOf }) => {
      const send = await use(assessmentTokens.sendFeedback);
      const keys = await keysOf('feedback', kartikas);
      return () => send(feedbackOf(kartikas), keys);
    },
  },
  'APL 01': { who: 'intan', open: apl01(intans, false) },
  'a returned APL 01': { who: 'dewi', open: apl01(dewis, true) },
  'APL 02': { who: 'joko', open: (tab) => sendApl02(tab, false) },
  'a returned APL 02': {
    who: 'joko',
    open: async (tab) => {
      await tab.seen(async () => {
        await (await sendApl02(tab, false))();
        const review = { type: 'apl02', trxId: jokos, decision: 'return', note: 'Lengkapi.', notes: [] } as const;
        return tab.server.control.actAsStaff(review);
      });
      return sendApl02(tab, true);
    },
  },
  'the start of an exam': {
    who: 'eka',
    open: async ({ use, me }) => {
      const start = await use(examAttemptTokens.startTimer);
      return () => start(choices, me);
    },
  },
  'an exam that is handed in': {
    who: 'eka',
    before: start(choices),
    again: ['alreadySubmitted'],
    open: async ({ use, me }) => {
      const exams = await use(examTokens.exams);
      const run = await use(examAttemptTokens.runExamAttempt);
      const exam = firstOf((await exams.exams(ekas))?.exams.filter(({ id }) => id === choices.id) ?? []);
      const attempt = run({ exam, content: await exams.content(choices), user: me });
      await firstValueFrom(attempt.state.pipe(filter(({ role }) => role !== 'opening')));
      return async () => (attempt.state.value.role === 'reading' ? { kind: 'busyInOtherTab' } : attempt.submit());
    },
  },
  'a certificate': {
    who: 'gita',
    unasked: true,
    open: async ({ use }) => {
      const download = await use(documentTokens.downloadCertificate);
      return () => download(gitas, null);
    },
  },
  'a notification that was read': {
    who: 'gita',
    unasked: true,
    open: async ({ use, seen }) => {
      const mark = await use(notificationTokens.markNotificationRead);
      const notifications = await use(notificationTokens.notifications);
      const unread = await seen(async () => firstOf((await notifications.page(1, true)).items));
      return () => mark(unread);
    },
  },
  'all notifications read': {
    who: 'gita',
    unasked: true,
    open: async ({ use }) => {
      const mark = await use(notificationTokens.markAllRead);
      return () => mark();
    },
  },
  'a message': {
    who: null,
    unasked: true,
    open: async ({ use }) => {
      const send = await use(informationTokens.sendMessage);
      const words = 'Apa syarat untuk mendaftar skema Barista?';
      const text = { subject: 'question', trxId: '', text: words, email: 'a@contoh.example' } as const;
      let key = 'kunci-pesan';
      return () =>
        send(text, key).catch((error) => {
          if (isDefinite(error)) key = 'kunci-lain'; // as the page does
          throw error;
        });
    },
  },
};
