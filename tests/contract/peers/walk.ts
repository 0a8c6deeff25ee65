import { ApiFailure, wordsOf } from '../../../src/application/api-failure.ts';
import { feedbackComponents } from '../../../src/domain/assessment/feedback.ts';
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

const picture = new Blob([new Uint8Array(900)], { type: 'image/png' });
const signature = { kind: 'image', image: picture } as const;

/** Every call of the repositories, once, as a candidate would make them from the sign-up to the log-out. */
export const walk = async (peer: Peer): Promise<Record<string, string>> => {
  const { url, close } = await servePeer(peer);
  const cookies = cookieJar();
  const api = repositoriesOver({ send: sendOver(url, cookies), cookies, control: undefined as never });
  const outcomes: Record<string, string> = {};
  const step = async (name: string, call: () => Promise<unknown>) => {
    outcomes[name] = await outcomeOf(call);
  };
  const { accounts, registrations, references, profiles, profileRecords, catalog, transactions, payments } = api;

  await step('the time of the server', async () =>
    Math.abs((await api.serverTime.read()) - Date.now()) < 5_000 ? 'now' : 'another',
  );
  await accounts.prepare();
  await step('a guest', () => accounts.current());
  await step(
    'sign up',
    async () => (await registrations.signUp({ email, fullname: 'Dewi Contoh', password: 'rahasia99' }))?.email,
  );
  await step('sign up with an address that is taken', () =>
    registrations.signUp({ email, fullname: 'Dewi Contoh', password: 'rahasia99' }),
  );
  await step('log in with a wrong password', () => accounts.logIn({ email, password: 'salah' }));
  await step('log in', async () => (await accounts.logIn({ email, password: 'rahasia99' })).fullname);
  await step('the candidate', async () => (await accounts.current())?.email);
  const [id = '', hash = ''] = peer.office.link(email).split('/');
  await step('verify by a wrong link', () =>
    registrations.verifyEmail({ id, hash: 'salah', expires: null, signature: null }),
  );
  await step('verify', () => registrations.verifyEmail({ id, hash, expires: null, signature: null }));
  await step('send the verification again', () => registrations.sendVerification());
  await step('send a link for a new password', () => registrations.sendResetLink(email));
  await step('set a new password', () => registrations.resetPassword({ token: 'x', email, password: 'rahasia88' }));

  const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name).join(', ');
  await step('provinces', async () => names(await references.provinces()));
  await step('cities', async () => names(await references.cities('31')));
  await step('districts', async () => names(await references.districts('3171')));
  await step('villages', async () => names(await references.villages('317101')));
  await step('disabilities', async () => names(await references.disabilities()));
  await step('types of disability', async () => names(await references.disabilityTypes('2')));

  await step('the profile', async () => (await profiles.find(id))?.personal.fullname);
  await step(
    'save the profile',
    async () => (await profiles.save({ ...completePersonalData, fullname: 'Dewi Contoh' }))?.personal.fullname,
  );
  await step('save a signature', () => profiles.saveSignature(picture).then(() => undefined));
  const study = {
    id: null,
    level: 'S1',
    institution: 'Universitas Contoh',
    major: 'Informatika',
    startYear: '2008',
    endYear: '2012',
  } as const;
  await step('add an education', async () =>
    (await profileRecords.saveEducation(study))?.items.map(({ institution }) => institution),
  );
  await step('educations', async () =>
    (await profileRecords.educations(id)).items.map(({ institution }) => institution),
  );
  const job = {
    id: null,
    company: 'Toko Contoh',
    position: 'Staf',
    startDate: '2013-01-02',
    endDate: '',
    description: '',
  };
  await step('add a career', async () => (await profileRecords.saveCareer(job))?.items.map(({ company }) => company));
  await step('careers', async () => (await profileRecords.careers(id)).items.map(({ company }) => company));

  await step('schemes', async () => (await catalog.schemes({ page: 1 })).items.map(({ title }) => title));
  await step('a scheme', async () => (await catalog.scheme('pemrogram-web'))?.title);
  await step('a scheme that is none', () => catalog.scheme('tidak-ada'));
  await step('schedules', async () =>
    (await catalog.schedules({ page: 1 })).items.map(({ id: each, budgets }) => [
      each,
      ...budgets.map(({ price }) => price),
    ]),
  );
  await step('reviews', async () => (await catalog.reviews('3', 1)).items);

  let trxId = '';
  const order = { scheduleId: '12', budgetSource: 'mandiri', budgetary: '7', repeat: null };
  await step('buy', async () => {
    const { id: bought, status } = await transactions.create(order, 'key-buy');
    trxId = bought;
    return status;
  });
  await step('a payment token', async () => {
    const token = await payments.token(trxId);
    await fetch(`${url}/snap/pay/${token}`, { method: 'POST' });
    return 'a token';
  });
  if (!trxId) trxId = peer.office.purchases[0]?.id ?? '';
  await step('the purchase', async () => (await transactions.find(trxId))?.status);
  await step('paid purchases', async () => (await transactions.list('paid', 1)).items.map(({ status }) => status));
  await step('cancel', () => transactions.cancel(trxId));
  await step('vouchers', async () => (await api.vouchers.list({ status: 'unused', page: 1 })).items);

  await step('notifications', async () => (await api.notifications.page(1, false)).items.map(({ type }) => type));
  await step('mark as read', () => api.notifications.markRead('1'));
  await step('mark one that is none', () => api.notifications.markRead('99'));
  await step('mark all', () => api.notifications.markAllRead());

  await step('the timeline', async () =>
    (await api.timelines.find(trxId))?.stages.map(({ name, status }) => `${name} ${status}`),
  );
  await step('the agreement before it', async () => (await api.assessments.agreement(trxId))?.status);
  await step(
    'sign the agreement',
    async () => (await api.assessments.signAgreement(trxId, signature, 'key-agreement'))?.status,
  );
  await step('APL 01 before it', async () => (await api.apls.apl01(trxId))?.status);
  const form = { trxId, signature, again: false, files: new Map() };
  const content = { personal: completePersonalData, purpose: 'certification', otherPurpose: '' } as const;
  await step(
    'send APL 01',
    async () => (await api.apls.sendApl01({ ...form, content, requestKey: 'key-apl01' }))?.status,
  );
  await step('APL 02 before it', async () => (await api.apls.apl02(trxId))?.units.map(({ title }) => title));
  const answers = { 311: { competent: true, evidence: 'Tugas akhir', fileIds: [] } };
  await step(
    'send APL 02',
    async () => (await api.apls.sendApl02({ ...form, answers, requestKey: 'key-apl02' }))?.status,
  );

  const exam = { trxId, id: '42' };
  await step('exams', async () => {
    const found = await api.exams.exams(trxId);
    return (
      found && [...found.exams.map(({ id: each, kind, status }) => `${each} ${kind} ${status}`), found.unreadable ?? 0]
    );
  });
  await step('start', async () => (await api.exams.start(exam, id)).startedAt !== null);
  await step('the running exam', async () => {
    const running = (await api.exams.exams(trxId))?.exams.find(({ id: each }) => each === '42');
    return running && [running.status, running.receipt?.number || 'no number'];
  });
  await step('questions', async () => (await api.exams.paper(exam)).questions.map((each) => each.kind));
  await step('options', async () =>
    (await api.exams.paper({ trxId, id: '41' })).questions.flatMap((each) =>
      each.kind === 'choice' ? each.options.map(({ html }) => html) : [],
    ),
  );
  const answer = {
    questionId: '421',
    base: 0,
    answeredAt: '2025-11-24T11:00:00.000Z',
    value: essayAnswer,
    doubtful: false,
    revision: 1,
    device: 'a',
  };
  await step('hand in', async () => (await api.exams.submit(exam, [answer], '', 'key-42')).number || 'no number');
  await step('hand in again', () => api.exams.submit(exam, [answer], '', 'key-42-again'));
  await step('the upload', () => api.exams.uploaded(trxId, '431'));

  await step('the result', async () => (await api.assessments.result(trxId))?.competent);
  await step(
    'sign the result',
    async () => (await api.assessments.acknowledgeResult(aResult({ trxId }), signature, 'key-result')) && 'stored',
  );
  await step('the appeal before it', () => api.assessments.appeal(trxId));
  const appeal = {
    answers: { explained: true, discussed: false, othersInvolved: false },
    reason: 'Satu unit tidak dinilai.',
  };
  await step(
    'send an appeal',
    async () => (await api.assessments.sendAppeal(trxId, appeal, signature, 'key-appeal')) && 'stored',
  );
  await step('the feedback before it', () => api.assessments.feedback(trxId));
  const components = Object.fromEntries(feedbackComponents.map((name) => [name, { yes: true, note: '' }])) as never;
  await step(
    'send feedback',
    async () => (await api.assessments.sendFeedback({ trxId, components, notes: 'Baik' }, 'key-feedback')) && 'stored',
  );
  await step('the certificate', async () => {
    const reply = await api.certificates.request(trxId);
    return reply.kind === 'document' ? reply.fileId : null;
  });
  await step('a document', async () => (await api.documents.fetch('1')).type);

  await step('log out', () => accounts.logOut());
  await step('the candidate after it', () => accounts.current());
  await close();
  return outcomes;
};
