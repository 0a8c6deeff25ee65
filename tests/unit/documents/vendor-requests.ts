import { nobleHasher } from '../../../src/adapters/browser/noble-hasher.ts';
import { type Feedback, feedbackComponents } from '../../../src/domain/assessment/feedback.ts';
import { revisionAfter } from '../../../src/domain/exam/answer-revision.ts';
import { answersText } from '../../../src/domain/exam/answers-text.ts';
import type { AnswerToSave } from '../../../src/domain/exam/question.ts';
import type { PersonalData } from '../../../src/domain/profile/profile.ts';
import { completePersonalData } from '../../builders/personal-data.ts';
import { aResult } from '../../builders/printed-forms.ts';
import { emptyReply } from '../adapters/http/replies.ts';
import { httpRepositories, type Use } from '../adapters/http/repositories.ts';
import { scriptedClient } from '../adapters/http/scripted-client.ts';

const email = 'siti@contoh.example';
const password = 'kata-sandi-1';
const trxId = '501';
const requestKey = 'k';
const at = '2027-01-11T02:10:00.000Z';

const png = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], { type: 'image/png' });
const signature = { kind: 'image', image: png } as const;
const ofProfile = { kind: 'profile' } as const;
const file = (name: string) => new File(['x'], name);
const upload = (id: string, name: string): ReadonlyMap<string, File> => new Map([[id, file(name)]]);

const personal: PersonalData = {
  ...completePersonalData,
  fullname: 'Siti Rahma',
  identityNumber: '3273015005950001',
  birthPlace: 'Bandung',
  birthDate: '1995-05-10',
  provinceId: '32',
  cityId: '3273',
  districtId: '327301',
  villageId: '3273011',
};
const apl01 = {
  trxId,
  content: { personal, purpose: 'certification', otherPurpose: '' },
  signature,
  requestKey,
} as const;
const apl02 = {
  ...{ trxId, signature: ofProfile, requestKey, files: upload('new-1', 'foto-kopi.jpg') },
  answers: {
    71: { competent: true, evidence: 'Menyeduh tiap hari.', fileIds: ['9', 'new-1'] },
    72: { competent: false, evidence: '', fileIds: [] },
  },
};

const exam = { trxId, id: '41' };
const answer = (questionId: string, value: string): AnswerToSave => ({
  ...{ questionId, value, doubtful: false, answeredAt: at, base: 0 },
  revision: revisionAfter(0, Date.parse(at)),
  device: '0f8c2a4e6b1d3f507192a3b4c5d6e7f8',
});
const answers = [answer('411', 'A'), answer('412', 'Giling 18 g,\nlalu seduh.')];
/** The text behind the digest of the submission. */
export const summed = answersText(['411', '412'], (id) => answers.find(({ questionId }) => questionId === id)?.value);

const feedback: Feedback = {
  trxId,
  components: Object.fromEntries(
    feedbackComponents.map((name) => [name, { yes: true, note: '' }]),
  ) as Feedback['components'],
  notes: 'Terima kasih.',
};
const education = { id: null, level: 'S1', institution: 'Unpad', major: '', startYear: '2013', endYear: '' } as const;
const career = { id: '4', company: 'Kopi', position: 'Barista', startDate: '2021-02-01', endDate: '', description: '' };

/** Maps each request on the page for authors of an API to the deed of the portal that sends it. */
export const senders: Readonly<Record<string, Use>> = {
  'POST /api/login': (it) => it.accounts.logIn({ email, password }),
  'POST /api/signup': (it) => it.registrations.signUp({ fullname: 'Siti Rahma', email, password }),
  'POST /api/forgot-password': (it) => it.registrations.sendResetLink(email),
  'POST /api/reset-password': (it) => it.registrations.resetPassword({ token: 'f00d', email, password }),
  'PATCH /api/notification/mark-as-read': (it) => it.notifications.markRead('5'),
  'PATCH /api/notification/mark-all': (it) => it.notifications.markAllRead(),
  'POST /api/transaction/update-transaction': (it) =>
    it.transactions.create({ scheduleId: '12', budgetSource: 'mandiri', budgetary: '31' }, requestKey),
  'POST /api/transaction/token': (it) => it.payments.token(trxId),
  'POST /api/interapp/lms-prakerja': (it) => it.vouchers.create('PRATAB12CD34', '12'),
  'POST /api/transaction/prakerja-transaction': (it) => it.vouchers.checkOut('8', requestKey),
  'POST /api/pre-assessment/': (it) => it.assessments.signAgreement(trxId, signature, requestKey),
  'POST /api/profile (data)': (it) =>
    it.profiles.save({ fullname: 'Siti Rahma', birthDate: '1995-05-10', homePhone: '', disabled: false }),
  'POST /api/profile (photo)': (it) => it.profiles.savePhoto(png),
  'POST /api/profile/signature': (it) => it.profiles.saveSignature(png),
  'POST /api/profile/education': (it) => it.profileRecords.saveEducation(education),
  'POST /api/profile/career': (it) => it.profileRecords.saveCareer(career),
  'POST /api/apl-01': (it) => it.apls.sendApl01({ ...apl01, files: upload('7', 'ktp.pdf'), again: false }),
  'POST /api/apl-02': (it) => it.apls.sendApl02({ ...apl02, again: false }),
  'POST /api/timer/startTimer': (it) => it.exams.start(exam, '7', 'A7'),
  'POST /api/assessment/questions': (it) => it.exams.content(exam),
  'POST /api/assessment/answers (submit)': (it) =>
    it.exams.submit(exam, answers, nobleHasher.sha256(summed), requestKey),
  'POST /api/assessment/answers (upload)': (it) =>
    it.exams.upload(
      { exam: { trxId, id: '44' }, questionId: '441', file: file('hasil.zip'), answeredAt: at },
      { requestKey, onProgress: () => undefined, signal: new AbortController().signal },
    ),
  'PUT /api/result': (it) =>
    it.assessments.acknowledgeResult(aResult({ trxId, decidedAt: '2027-01-12T03:00:00.000Z' }), ofProfile, requestKey),
  'POST /api/appeals': (it) =>
    it.assessments.sendAppeal(
      trxId,
      { answers: { explained: true, discussed: true, othersInvolved: false }, reason: 'Unit 2 belum ditanyakan.' },
      ofProfile,
      requestKey,
    ),
  'PUT /api/feedbacks': (it) => it.assessments.sendFeedback(feedback, requestKey),
  'POST /api/timeline/download-certificate': (it) => it.certificates.request(trxId),
  'POST /api/assessment/answers (save)': (it) => it.exams.save(exam, answers.slice(0, 1)),
  'POST /api/adjustments': (it) =>
    it.assessments.sendAdjustments(trxId, { needs: ['extra_time', 'other'], other: 'Meja rendah' }, requestKey),
  'POST /api/profile (guardian)': (it) =>
    it.guardians.save({ name: 'Ani', relation: 'mother', contact: '081200001001', consent: true }),
  'POST /api/profile/education (removal)': (it) => it.profileRecords.removeEducation('3'),
  'POST /api/transaction/payment-proof': (it) => it.paymentProofs.send(trxId, file('struk.jpg'), requestKey),
  'POST /api/assessment/device-ready': (it) =>
    it.deviceReports.ready(trxId, Date.parse('2027-01-11T01:40:00Z'), [
      'connection',
      'clock',
      'storage',
      'exam',
      'screen',
    ]),
  'POST /api/message': (it) =>
    it.messages.send({ subject: 'question', trxId, text: 'Apakah boleh membawa gilingan?', email }, requestKey),
};

/** A field as the page writes it: a file as in `curl`, an empty form is `{}`. */
const told = (value: FormDataEntryValue): string => (typeof value === 'string' ? value : `@${value.name}`);

const bodyOf = async (request: Request): Promise<unknown> =>
  request.headers.get('Content-Type')?.startsWith('multipart/')
    ? Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, told(value)]))
    : request.json();

/** The call and the body of the request that the portal's own adapters send. */
export const sentBy = async (use: Use): Promise<{ readonly call: string; readonly body: unknown }> => {
  const { http, sent } = scriptedClient(() => emptyReply(500));
  await Promise.allSettled([use(httpRepositories(http))]);
  const [request] = sent;
  if (!request) throw new Error('nothing was sent');
  return { call: `${request.method} ${new URL(request.url).pathname}`, body: await bodyOf(request) };
};
