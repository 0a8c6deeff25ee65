import { expect, it } from 'vitest';
import { HttpAccountRepository } from '../../../../../src/adapters/http/account/http-account-repository.ts';
import { HttpRegistrationRepository } from '../../../../../src/adapters/http/account/http-registration-repository.ts';
import { HttpAplRepository } from '../../../../../src/adapters/http/apl/http-apl-repository.ts';
import { HttpAssessmentRepository } from '../../../../../src/adapters/http/assessment/http-assessment-repository.ts';
import { HttpTimelineRepository } from '../../../../../src/adapters/http/assessment/http-timeline-repository.ts';
import { HttpCatalogRepository } from '../../../../../src/adapters/http/catalog/http-catalog-repository.ts';
import { HttpCertificateRepository } from '../../../../../src/adapters/http/certificate/http-certificate-repository.ts';
import { HttpDocumentRepository } from '../../../../../src/adapters/http/certificate/http-document-repository.ts';
import { HttpExamRepository } from '../../../../../src/adapters/http/exam/http-exam-repository.ts';
import { HttpMessageRepository } from '../../../../../src/adapters/http/information/http-message-repository.ts';
import { HttpNotificationRepository } from '../../../../../src/adapters/http/notification/http-notification-repository.ts';
import { HttpGuardianRepository } from '../../../../../src/adapters/http/profile/http-guardian-repository.ts';
import { HttpProfileRecordsRepository } from '../../../../../src/adapters/http/profile/http-profile-records-repository.ts';
import { HttpProfileRepository } from '../../../../../src/adapters/http/profile/http-profile-repository.ts';
import { HttpPaymentRepository } from '../../../../../src/adapters/http/purchase/http-payment-repository.ts';
import { HttpTransactionRepository } from '../../../../../src/adapters/http/purchase/http-transaction-repository.ts';
import { HttpVoucherRepository } from '../../../../../src/adapters/http/purchase/http-voucher-repository.ts';
import { HttpReferenceRepository } from '../../../../../src/adapters/http/reference/http-reference-repository.ts';
import { HttpServerTime } from '../../../../../src/adapters/http/time/http-server-time.ts';
import { completeContent } from '../../../../builders/apl01.ts';
import { feedbackOf } from '../../../../builders/feedback.ts';
import { aResult } from '../../../../builders/papers.ts';
import { completePersonalData } from '../../../../builders/personal-data.ts';
import { of, type SpecifiedCall, sentBy } from './sent-call.ts';

const account = of(HttpAccountRepository);
const registration = of(HttpRegistrationRepository);
const email = 'ayu@contoh.example';
const password = 'rahasia';
const link = { id: '7', hash: 'abc', expires: null, signature: null };

/** Specification 7, Session and account, written out; the names in the bodies are not shown there. */
const accountCalls: readonly SpecifiedCall[] = [
  ['7.account.login', 'POST /api/login {email, password}', account((it) => it.logIn({ email, password }))],
  ['7.account.logout', 'POST /api/logout', account((it) => it.logOut())],
  ['7.account.current', 'GET /api/asesi', account((it) => it.current())],
  [
    '7.account.signup',
    'POST /api/signup {fullname, email, password, password_confirmation, agreement}',
    registration((it) => it.signUp({ fullname: 'Ayu', email, password })),
  ],
  ['7.account.forgot-password', 'POST /api/forgot-password {email}', registration((it) => it.sendResetLink(email))],
  [
    '7.account.reset-password',
    'POST /api/reset-password {token, email, password, password_confirmation}',
    registration((it) => it.resetPassword({ token: 't', email, password })),
  ],
  ['7.account.email-verify', 'GET /api/email/verify/7/abc', registration((it) => it.verifyEmail(link))],
  ['7.account.email-verify', 'GET /api/email/verify/abc', registration((it) => it.verifyEmail({ ...link, id: null }))],
  [
    '7.account.email-verify',
    'GET /api/email/verify/7/abc?expires=9&signature=s',
    registration((it) => it.verifyEmail({ ...link, expires: '9', signature: 's' })),
  ],
  [
    '7.account.verification-notification',
    'POST /api/email/verification-notification',
    registration((it) => it.sendVerification()),
  ],
  ['7.account.date-now', 'GET /api/date-now', of(HttpServerTime)((it) => it.read())],
];

const catalog = of(HttpCatalogRepository);
const transaction = of(HttpTransactionRepository);
const payment = of(HttpPaymentRepository);
const voucher = of(HttpVoucherRepository);
const order = { scheduleId: 'JDW-3', budgetSource: 'mandiri', budgetary: 'ANG-1' } as const;

/** Specification 7, Schemes and purchase, written out; the names in queries (but `page`) and bodies are not shown there. */
const purchaseCalls: readonly SpecifiedCall[] = [
  ['7.scheme.thumbnail', 'GET /api/schema/thumbnail', catalog((it) => it.schemes({}))],
  [
    '7.scheme.thumbnail',
    'GET /api/schema/thumbnail?search=web&field=3&page=2',
    catalog((it) => it.schemes({ search: 'web', field: '3', page: 2 })),
  ],
  ['7.scheme.detail', 'GET /api/schema/barista/detail', catalog((it) => it.scheme('barista'))],
  [
    '7.scheme.detail',
    'GET /api/schema/barista/detail?schedule_id=JDW-3',
    catalog((it) => it.scheme('barista', 'JDW-3')),
  ],
  ['7.scheme.reviews', 'GET /api/reviews/SKM-1?page=2', catalog((it) => it.reviews('SKM-1', 2))],
  ['7.transaction.list', 'GET /api/transaction/list/pending?page=2', transaction((it) => it.list('pending', 2))],
  ['7.transaction.list', 'GET /api/transaction/list/paid?page=1', transaction((it) => it.list('paid', 1))],
  ['7.transaction.list', 'GET /api/transaction/list/failed?page=1', transaction((it) => it.list('failed', 1))],
  ['7.transaction.list', 'GET /api/transaction/list/all?trx_id=TRX-1&page=1', transaction((it) => it.find('TRX-1'))],
  [
    '7.transaction.update',
    'POST /api/transaction/update-transaction {schedule_id, budget_source, budgetary}',
    transaction((it) => it.create(order, 'key')),
  ],
  ['7.transaction.update', 'POST /api/transaction/update-transaction {trx_id}', payment((it) => it.renew('TRX-1'))],
  ['7.transaction.remove', 'POST /api/transaction/remove {trx_id}', transaction((it) => it.cancel('TRX-1'))],
  ['7.transaction.token', 'POST /api/transaction/token {trx_id}', payment((it) => it.token('TRX-1'))],
  [
    '7.voucher.prakerja-code',
    'POST /api/interapp/lms-prakerja {code, schedule_id}',
    voucher((it) => it.create('PRATAB12CD34', 'JDW-3')),
  ],
  [
    '7.voucher.check-out',
    'POST /api/transaction/prakerja-transaction {voucher_id}',
    voucher((it) => it.checkOut('VCR-1', 'key')),
  ],
  ['7.voucher.list', 'GET /api/vouchers?status=unused', voucher((it) => it.list({ status: 'unused' }))],
  [
    '7.voucher.list',
    'GET /api/vouchers?status=used&schedule_id=JDW-3&page=2',
    voucher((it) => it.list({ status: 'used', scheduleId: 'JDW-3', page: 2 })),
  ],
  ['7.generic.schedule', 'GET /api/schedule', catalog((it) => it.schedules({}))],
  [
    '7.generic.schedule',
    'GET /api/schedule?schema=barista&month=2026-03&site=4&budget_source=mandiri&page=2',
    catalog((it) => it.schedules({ scheme: 'barista', month: '2026-03', site: '4', budgetSource: 'mandiri', page: 2 })),
  ],
  ['7.generic.schedule', 'GET /api/schedule/JDW-3', catalog((it) => it.schedule('JDW-3'))],
];

const profile = of(HttpProfileRepository);
const records = of(HttpProfileRecordsRepository);
const reference = of(HttpReferenceRepository);
const notification = of(HttpNotificationRepository);

const picture = new Blob(['x'], { type: 'image/png' });
const education = { id: null, level: 'S1', institution: 'U', major: '', startYear: '2016', endYear: '' } as const;
const career = { id: null, company: 'PT', position: 'Staf', startDate: '2021-02-01', endDate: '', description: '' };

const personalFields =
  'fullname, identity_type, identity_number, birth_place, birth_date, gender, nationality, address, province_id, ' +
  'city_id, district_id, village_id, postal_code, home_phone, office_phone, mobile_phone, qualification, ' +
  'has_disability, disability_id, disability_type_id, institution, position, work_address, work_postal_code, work_email';

/** Specification 7, Profile and reference data, written out; the names in the bodies are not shown there. */
const profileCalls: readonly SpecifiedCall[] = [
  ['7.reference.province', 'GET /api/province', reference((it) => it.provinces())],
  ['7.reference.city', 'GET /api/city/34', reference((it) => it.cities('34'))],
  ['7.reference.district', 'GET /api/district/3404', reference((it) => it.districts('3404'))],
  ['7.reference.village', 'GET /api/village/340407', reference((it) => it.villages('340407'))],
  ['7.profile.read', 'GET /api/profile/7', profile((it) => it.find('7'))],
  ['7.profile.save', `POST /api/profile multipart {${personalFields}}`, profile((it) => it.save(completePersonalData))],
  ['7.profile.save', 'POST /api/profile multipart {photo}', profile((it) => it.savePhoto(picture))],
  [
    '7.profile.save',
    'POST /api/profile multipart {guardian_name, guardian_relation, guardian_contact, guardian_consent}',
    of(HttpGuardianRepository)((it) =>
      it.save({ name: 'Ibu', relation: 'mother', contact: '08120000000', consent: true }),
    ),
  ],
  ['7.profile.education-read', 'GET /api/profile/7/education', records((it) => it.educations('7'))],
  [
    '7.profile.education-save',
    'POST /api/profile/education {level, institution, major, start_year, end_year}',
    records((it) => it.saveEducation(education)),
  ],
  ['7.profile.career-read', 'GET /api/profile/7/career', records((it) => it.careers('7'))],
  [
    '7.profile.career-save',
    'POST /api/profile/career {company, position, start_date, end_date, description}',
    records((it) => it.saveCareer(career)),
  ],
  ['7.profile.career-save', 'POST /api/profile/career {_method, id}', records((it) => it.removeCareer('1'))],
  [
    '7.profile.signature',
    'POST /api/profile/signature multipart {signature}',
    profile((it) => it.saveSignature(picture)),
  ],
  ['7.reference.disability', 'GET /api/disability?page=1', reference((it) => it.disabilities())],
  [
    '7.reference.disability-type',
    'GET /api/disabilitytype?disability_id=DIS-1',
    reference((it) => it.disabilityTypes('DIS-1')),
  ],
  [
    '7.generic.education', // the generic resource of Schemes and purchase
    'POST /api/profile/education {id, level, institution, major, start_year, end_year}',
    records((it) => it.saveEducation({ ...education, id: '1' })),
  ],
  ['7.generic.education', 'POST /api/profile/education {_method, id}', records((it) => it.removeEducation('1'))],
];

/** Specification 7, Notifications, written out. */
const notificationCalls: readonly SpecifiedCall[] = [
  ['7.notification.list', 'GET /api/notification?page=2', notification((it) => it.page(2, false))],
  ['7.notification.unread', 'GET /api/notification?read=false&page=2', notification((it) => it.page(2, true))],
  ['7.notification.mark-as-read', 'PATCH /api/notification/mark-as-read {id}', notification((it) => it.markRead('4'))],
  ['7.notification.mark-all', 'PATCH /api/notification/mark-all {}', notification((it) => it.markAllRead())],
];

const apl = of(HttpAplRepository);
const assessment = of(HttpAssessmentRepository);
const exam = of(HttpExamRepository);

const key = { trxId: 'TRX-1', id: 'E-1' };
const at = '2026-03-01T02:00:00Z';
const upload = { exam: key, questionId: 'Q-3', file: new File(['x'], 'a.zip'), answeredAt: at };
const uploading = { requestKey: 'k', onProgress: () => undefined, signal: new AbortController().signal };
const signature = { kind: 'image', image: new Blob(['x'], { type: 'image/png' }) } as const;
const sending = { trxId: 'TRX-1', signature, requestKey: 'k' };
const apl01 = { ...sending, content: completeContent, files: new Map([['ktp', new File(['x'], 'ktp.pdf')]]) };
const apl02 = { ...sending, answers: {}, files: new Map([['new-1', new File(['x'], 'bukti.pdf')]]) };
const appeal = { answers: { explained: true, discussed: true, othersInvolved: true }, reason: 'x' };

const apl01Fields = 'trx_id, purpose, other_purpose, signature_source, signature, requirements[ktp]';
const apl02Fields = 'trx_id, answers, signature_source, signature, files[new-1]';

/** Specification 7, Assessment, written out; of the names in the bodies it shows those of the certificate and of the timer. */
const assessmentCalls: readonly SpecifiedCall[] = [
  ['7.timeline.read', 'GET /api/timeline/TRX-1', of(HttpTimelineRepository)((it) => it.find('TRX-1'))],
  [
    '7.timeline.download-certificate',
    'POST /api/timeline/download-certificate {trx_id}',
    of(HttpCertificateRepository)((it) => it.request('TRX-1')),
  ],
  // not in the specification (decision 13)
  ['2.certificate-check', 'GET /api/certificate/check?no=C-1', of(HttpCertificateRepository)((it) => it.check('C-1'))],
  ['7.exam.questions', 'POST /api/assessment/questions {transaction_id, question_id}', exam((it) => it.paper(key))],
  [
    '7.exam.answers',
    'POST /api/assessment/answers {action, transaction_id, question_id, answers}',
    exam((it) => it.save(key, [])),
  ],
  [
    '7.exam.answers',
    'POST /api/assessment/answers {action, transaction_id, question_id, answers, digest}',
    exam((it) => it.submit(key, [], 'd', 'k')),
  ],
  [
    '7.exam.answers',
    'POST /api/assessment/answers multipart {transaction_id, question_id, question_detail_id, answered_at, file}',
    exam((it) => it.upload(upload, uploading)),
  ],
  ['7.exam.status', 'GET /api/assessment/exam-status/TRX-1', exam((it) => it.exams('TRX-1'))],
  [
    '7.exam.demonstration-status',
    'GET /api/assessment/demonstrationStatus/TRX-1/Q-3',
    exam((it) => it.uploaded('TRX-1', 'Q-3')),
  ],
  [
    '7.exam.start-timer',
    'POST /api/timer/startTimer {question_id, transaction_id, asesi_id, is_asesi}',
    exam((it) => it.start(key, '7')),
  ],
  ['7.apl01.read', 'GET /api/apl-01/TRX-1', apl((it) => it.apl01('TRX-1'))],
  [
    '7.apl01.send',
    `POST /api/apl-01 multipart {${personalFields}, ${apl01Fields}}`,
    apl((it) => it.sendApl01({ ...apl01, again: false })),
  ],
  [
    '7.apl01.resubmit',
    `POST /api/apl-01/resubmit multipart {${personalFields}, ${apl01Fields}}`,
    apl((it) => it.sendApl01({ ...apl01, again: true })),
  ],
  ['7.apl02.read', 'GET /api/apl-02/TRX-1', apl((it) => it.apl02('TRX-1'))],
  [
    '7.apl02.send',
    `POST /api/apl-02 multipart {${apl02Fields}}`,
    apl((it) => it.sendApl02({ ...apl02, again: false })),
  ],
  [
    '7.apl02.resubmit',
    `POST /api/apl-02/resubmit multipart {${apl02Fields}}`,
    apl((it) => it.sendApl02({ ...apl02, again: true })),
  ],
  ['7.agreement.read', 'GET /api/pre-assessment/TRX-1', assessment((it) => it.agreement('TRX-1'))],
  [
    '7.agreement.sign',
    'POST /api/pre-assessment/ {trx_id, signature_source, signature}',
    assessment((it) => it.signAgreement('TRX-1', signature, 'k')),
  ],
  // not in the specification: what the agreement is asked for with (decision 31)
  [
    '7.agreement.sign',
    'POST /api/adjustments {trx_id, needs, other}',
    assessment((it) => it.sendAdjustments('TRX-1', { needs: ['reader'], other: '' }, 'k')),
  ],
  ['7.result.read', 'GET /api/result/TRX-1', assessment((it) => it.result('TRX-1'))],
  [
    '7.result.acknowledge',
    'PUT /api/result {trx_id, decided_at, signature_source}',
    assessment((it) => it.acknowledgeResult(aResult({ decidedAt: at }), { kind: 'profile' }, 'k')),
  ],
  [
    '7.document.download',
    'GET /api/mekari/download-file/CERT-1',
    of(HttpDocumentRepository)((it) => it.fetch('CERT-1')),
  ],
  ['7.appeal.read', 'GET /api/appeals/TRX-1', assessment((it) => it.appeal('TRX-1'))],
  [
    '7.appeal.send',
    'POST /api/appeals {trx_id, explained, discussed, others_involved, reason, signature_source, signature}',
    assessment((it) => it.sendAppeal('TRX-1', appeal, signature, 'k')),
  ],
  // not in the specification: what was sent is read again (decision 36)
  ['7.feedback.send', 'GET /api/feedbacks/TRX-1', assessment((it) => it.feedback('TRX-1'))],
  [
    '7.feedback.send',
    'PUT /api/feedbacks {trx_id, components, notes}',
    assessment((it) => it.sendFeedback(feedbackOf('TRX-1'), 'k')),
  ],
];

it.each([...accountCalls, ...purchaseCalls, ...profileCalls, ...notificationCalls, ...assessmentCalls])(
  'a call has the address of the specification and these fields [%s]',
  async (_, sent, call) => {
    expect(await sentBy(call)).toEqual([sent]);
  },
);

it('a page without a CSRF cookie gets one before it sends anything [7.account.csrf-cookie]', async () => {
  const sent = await sentBy(
    account((it) => it.logOut()),
    { cookies: () => '' },
  );
  expect(sent).toEqual(['GET /sanctum/csrf-cookie', 'POST /api/logout']);
});

it('a message to the body has these fields; the specification has no such call', async () => {
  const message = { subject: 'question', trxId: '', text: 'x', email: 'a@contoh.example' } as const;
  const sent = await sentBy(of(HttpMessageRepository)((it) => it.send(message, 'k')));
  expect(sent).toEqual(['POST /api/message {subject, trx_id, message, email}']);
});
