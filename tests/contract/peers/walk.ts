import { ApiFailure, wordsOf } from '../../../src/application/api-failure.ts';
import { completeContent } from '../../builders/apl01.ts';
import { feedbackOf } from '../../builders/feedback.ts';
import { aResult } from '../../builders/papers.ts';
import { completePersonalData } from '../../builders/personal-data.ts';
import type { Peer } from '../../peers/office.ts';
import { servePeer } from '../../peers/serve-peer.ts';
import { cookieJar } from '../../unit/fake-backend/hosts/page.ts';
import { sendOver } from '../over-http.ts';
import { repositoriesOver } from '../repositories.ts';

export const email = 'dewi@contoh.example';
export const essayAnswer = 'GET membaca, POST mengubah.';

const told = (value: unknown): string => {
  if (value === null) return 'none';
  if (value === undefined) return 'done';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** A repository's outcome in a few words: what it gives, or how it fails and in which words of the server. */
const outcomeOf = async (call: () => Promise<unknown>): Promise<string> => {
  try {
    return told(await call());
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return [error.kind, error.status, wordsOf(error)].filter(Boolean).join(' ');
  }
};

const newcomer = { email, fullname: 'Dewi Contoh', password: 'rahasia99' };
const signature = { kind: 'image', image: new Blob([new Uint8Array(900)], { type: 'image/png' }) } as const;
const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name).join(', ');
const personal = { ...completePersonalData, fullname: 'Dewi Contoh' };
const study = {
  id: null,
  level: 'S1',
  institution: 'Universitas Contoh',
  major: 'Informatika',
  startYear: '2008',
  endYear: '2012',
} as const;
const job = {
  id: null,
  company: 'Toko Contoh',
  position: 'Staf',
  startDate: '2013-01-02',
  endDate: '',
  description: '',
};
const order = { scheduleId: '12', budgetSource: 'mandiri', budgetary: '7', repeat: null };
const form = { signature, again: false, files: new Map() };
const answers = { 311: { competent: true, evidence: 'Tugas akhir', fileIds: [] } };
const answer = {
  questionId: '421',
  base: 0,
  answeredAt: '2025-11-24T11:00:00.000Z',
  value: essayAnswer,
  doubtful: false,
  revision: 1,
  device: 'a',
};
const appeal = {
  answers: { explained: true, discussed: false, othersInvolved: false },
  reason: 'Satu unit tidak dinilai.',
};

/** Every call of the repositories, once, as a candidate would make them from the sign-up to the log-out. */
export const walk = async (peer: Peer): Promise<Record<string, string>> => {
  const { url, close } = await servePeer(peer);
  const cookies = cookieJar();
  const api = repositoriesOver({ send: sendOver(url, cookies), cookies, control: undefined as never });
  const { accounts, registrations, references, profiles, profileRecords, catalog, transactions, payments } = api;
  const { assessments, apls, exams, notifications } = api;
  let trxId = '';
  const link = () => {
    const [id = '', hash = ''] = peer.office.link(email).split('/');
    return { id, hash, expires: null, signature: null };
  };

  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    'the time of the server': async () =>
      Math.abs((await api.serverTime.read()) - Date.now()) < 5_000 ? 'now' : 'another',
    'a guest': () => accounts.current(),
    'sign up': async () => (await registrations.signUp(newcomer))?.email,
    'sign up with an address that is taken': () => registrations.signUp(newcomer),
    'log in with a wrong password': () => accounts.logIn({ email, password: 'salah' }),
    'log in': async () => (await accounts.logIn(newcomer)).fullname,
    'the candidate': async () => (await accounts.current())?.email,
    'verify by a wrong link': () => registrations.verifyEmail({ ...link(), hash: 'salah' }),
    verify: () => registrations.verifyEmail(link()),
    'send the verification again': () => registrations.sendVerification(),
    'send a link for a new password': () => registrations.sendResetLink(email),
    'set a new password': () => registrations.resetPassword({ token: 'x', email, password: 'rahasia88' }),

    provinces: async () => names(await references.provinces()),
    cities: async () => names(await references.cities('31')),
    districts: async () => names(await references.districts('3171')),
    villages: async () => names(await references.villages('317101')),
    disabilities: async () => names(await references.disabilities()),
    'types of disability': async () => names(await references.disabilityTypes('2')),

    'the profile': async () => (await profiles.find(link().id))?.personal.fullname,
    'save the profile': async () => (await profiles.save(personal))?.personal.fullname,
    'save a signature': () => profiles.saveSignature(signature.image).then(() => undefined),
    'add an education': async () => (await profileRecords.saveEducation(study))?.items.map((each) => each.institution),
    educations: async () => (await profileRecords.educations(link().id)).items.map((each) => each.institution),
    'add a career': async () => (await profileRecords.saveCareer(job))?.items.map(({ company }) => company),
    careers: async () => (await profileRecords.careers(link().id)).items.map(({ company }) => company),

    schemes: async () => (await catalog.schemes({ page: 1 })).items.map(({ title }) => title),
    'a scheme': async () => (await catalog.scheme('pemrogram-web'))?.title,
    'a scheme that is none': () => catalog.scheme('tidak-ada'),
    schedules: async () =>
      (await catalog.schedules({ page: 1 })).items.map(({ id, budgets }) => [id, ...budgets.map(({ price }) => price)]),
    reviews: async () => (await catalog.reviews('3', 1)).items,

    buy: async () => {
      const { id, status } = await transactions.create(order, 'key-buy');
      trxId = id;
      return status;
    },
    'a payment token': async () => {
      const token = await payments.token(trxId);
      await fetch(`${url}/snap/pay/${token}`, { method: 'POST' });
      return 'a token';
    },
    'the purchase': async () => (await transactions.find(trxId))?.status,
    'paid purchases': async () => (await transactions.list('paid', 1)).items.map(({ status }) => status),
    cancel: () => transactions.cancel(trxId),
    vouchers: async () => (await api.vouchers.list({ status: 'unused', page: 1 })).items,

    notifications: async () => (await notifications.page(1, false)).items.map(({ type }) => type),
    'mark as read': () => notifications.markRead('1'),
    'mark one that is none': () => notifications.markRead('99'),
    'mark all': () => notifications.markAllRead(),

    'the timeline': async () =>
      (await api.timelines.find(trxId))?.stages.map(({ name, status }) => `${name} ${status}`),
    'the agreement before it': async () => (await assessments.agreement(trxId))?.status,
    'sign the agreement': async () => (await assessments.signAgreement(trxId, signature, 'key-agreement'))?.status,
    'APL 01 before it': async () => (await apls.apl01(trxId))?.status,
    'send APL 01': async () =>
      (await apls.sendApl01({ ...form, trxId, content: completeContent, requestKey: 'key-apl01' }))?.status,
    'APL 02 before it': async () => (await apls.apl02(trxId))?.units.map(({ title }) => title),
    'send APL 02': async () => (await apls.sendApl02({ ...form, trxId, answers, requestKey: 'key-apl02' }))?.status,

    exams: async () => {
      const found = await exams.exams(trxId);
      return found && [...found.exams.map(({ id, kind, status }) => `${id} ${kind} ${status}`), found.unreadable ?? 0];
    },
    start: async () => (await exams.start({ trxId, id: '42' }, link().id)).startedAt !== null,
    'the running exam': async () => {
      const running = (await exams.exams(trxId))?.exams.find(({ id }) => id === '42');
      return running && [running.status, running.receipt?.number || 'no number'];
    },
    questions: async () => (await exams.paper({ trxId, id: '42' })).questions.map((each) => each.kind),
    options: async () =>
      (await exams.paper({ trxId, id: '41' })).questions.flatMap((each) =>
        each.kind === 'choice' ? each.options.map(({ html }) => html) : [],
      ),
    'hand in': async () => (await exams.submit({ trxId, id: '42' }, [answer], '', 'key-42')).number || 'no number',
    'hand in again': () => exams.submit({ trxId, id: '42' }, [answer], '', 'key-42-again'),
    'the upload': () => exams.uploaded(trxId, '431'),

    'the result': async () => (await assessments.result(trxId))?.competent,
    'sign the result': async () =>
      (await assessments.acknowledgeResult(aResult({ trxId }), signature, 'key-result')) && 'stored',
    'the appeal before it': () => assessments.appeal(trxId),
    'send an appeal': async () => (await assessments.sendAppeal(trxId, appeal, signature, 'key-appeal')) && 'stored',
    'the feedback before it': () => assessments.feedback(trxId),
    'send feedback': async () => (await assessments.sendFeedback(feedbackOf(trxId), 'key-feedback')) && 'stored',
    'the certificate': async () => {
      const reply = await api.certificates.request(trxId);
      return reply.kind === 'document' ? reply.fileId : null;
    },
    'a document': async () => (await api.documents.fetch('1')).type,

    'log out': () => accounts.logOut(),
    'the candidate after it': () => accounts.current(),
  };

  await accounts.prepare();
  const outcomes: Record<string, string> = {};
  for (const [name, step] of Object.entries(steps)) outcomes[name] = await outcomeOf(step);
  await close();
  return outcomes;
};
