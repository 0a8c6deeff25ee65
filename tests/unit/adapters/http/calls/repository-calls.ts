import { completeContent } from '../../../../builders/apl01.ts';
import { feedbackOf } from '../../../../builders/feedback.ts';
import { completePersonalData } from '../../../../builders/personal-data.ts';
import { aResult } from '../../../../builders/printed-forms.ts';
import type { Use } from '../repositories.ts';

type Calls = Readonly<Record<string, Use>>;

const email = 'ayu@contoh.example';
const password = 'rahasia';
const link = { id: '7', hash: 'abc', expires: null, signature: null };

/**
 * Specification 7 names no body fields for accounts, purchases, profiles and reference data. For the assessment it names only those of the
 * certificate and of the timer. For purchases it names only the query `page`.
 */
const accountCalls: Calls = {
  '[7.account.login] POST /api/login {email, password}': (it) => it.accounts.logIn({ email, password }),
  '[7.account.logout] POST /api/logout': (it) => it.accounts.logOut(),
  '[7.account.current] GET /api/asesi': (it) => it.accounts.current(),
  '[7.account.signup] POST /api/signup {fullname, email, password, password_confirmation, agreement}': (it) =>
    it.registrations.signUp({ fullname: 'Ayu', email, password }),
  '[7.account.signup] POST /api/signup {fullname, email, password, password_confirmation, agreement, mobile_phone, identity_number}':
    (it) => it.registrations.signUp({ fullname: 'Ayu', email, password, mobilePhone: '0812', nik: '3404071205980021' }),
  '[7.account.forgot-password] POST /api/forgot-password {email}': (it) => it.registrations.sendResetLink(email),
  '[7.account.reset-password] POST /api/reset-password {token, email, password, password_confirmation}': (it) =>
    it.registrations.resetPassword({ token: 't', email, password }),
  '[7.account.email-verify] GET /api/email/verify/7/abc': (it) => it.registrations.verifyEmail(link),
  '[7.account.email-verify] GET /api/email/verify/abc': (it) => it.registrations.verifyEmail({ ...link, id: null }),
  '[7.account.email-verify] GET /api/email/verify/7/abc?expires=9&signature=s': (it) =>
    it.registrations.verifyEmail({ ...link, expires: '9', signature: 's' }),
  '[7.account.verification-notification] POST /api/email/verification-notification': (it) =>
    it.registrations.sendVerification(),
  '[7.account.date-now] GET /api/date-now': (it) => it.serverTime.read(),
};

const order = { scheduleId: 'JDW-3', budgetSource: 'mandiri', budgetary: 'ANG-1' } as const;

const purchaseCalls: Calls = {
  '[7.scheme.thumbnail] GET /api/schema/thumbnail': (it) => it.catalog.schemes({}),
  '[7.scheme.thumbnail] GET /api/schema/thumbnail?search=web&field=3&page=2': (it) =>
    it.catalog.schemes({ search: 'web', field: '3', page: 2 }),
  '[7.scheme.detail] GET /api/schema/barista/detail': (it) => it.catalog.scheme('barista'),
  '[7.scheme.detail] GET /api/schema/barista/detail?schedule_id=JDW-3': (it) => it.catalog.scheme('barista', 'JDW-3'),
  '[7.scheme.reviews] GET /api/reviews/SKM-1?page=2': (it) => it.catalog.reviews('SKM-1', 2),
  '[7.transaction.list] GET /api/transaction/list/pending?page=2': (it) => it.transactions.list('pending', 2),
  '[7.transaction.list] GET /api/transaction/list/paid?page=1': (it) => it.transactions.list('paid', 1),
  '[7.transaction.list] GET /api/transaction/list/failed?page=1': (it) => it.transactions.list('failed', 1),
  '[7.transaction.list] GET /api/transaction/list/all?trx_id=TRX-1&page=1': (it) => it.transactions.find('TRX-1'),
  '[7.transaction.update] POST /api/transaction/update-transaction {schedule_id, budget_source, budgetary}': (it) =>
    it.transactions.create(order, 'key'),
  '[7.transaction.update] POST /api/transaction/update-transaction {trx_id}': (it) => it.payments.renew('TRX-1'),
  '[7.transaction.remove] POST /api/transaction/remove {trx_id}': (it) => it.transactions.cancel('TRX-1'),
  '[7.transaction.token] POST /api/transaction/token {trx_id}': (it) => it.payments.token('TRX-1'),
  'POST /api/transaction/payment-proof multipart {trx_id, proof}': (it) =>
    it.paymentProofs.send('TRX-1', new File(['x'], 'bukti.png'), 'key'),
  '[7.voucher.prakerja-code] POST /api/interapp/lms-prakerja {code, schedule_id}': (it) =>
    it.vouchers.create('PRATAB12CD34', 'JDW-3'),
  '[7.voucher.check-out] POST /api/transaction/prakerja-transaction {voucher_id}': (it) =>
    it.vouchers.checkOut('VCR-1', 'key'),
  '[7.voucher.list] GET /api/vouchers?status=unused': (it) => it.vouchers.list({ status: 'unused' }),
  '[7.voucher.list] GET /api/vouchers?status=used&schedule_id=JDW-3&page=2': (it) =>
    it.vouchers.list({ status: 'used', scheduleId: 'JDW-3', page: 2 }),
  '[7.generic.schedule] GET /api/schedule': (it) => it.catalog.schedules({}),
  '[7.generic.schedule] GET /api/schedule?schema=barista&month=2026-03&site=4&budget_source=mandiri&page=2': (it) =>
    it.catalog.schedules({ scheme: 'barista', month: '2026-03', site: '4', budgetSource: 'mandiri', page: 2 }),
  '[7.generic.schedule] GET /api/schedule/JDW-3': (it) => it.catalog.schedule('JDW-3'),
};

const picture = new Blob(['x'], { type: 'image/png' });
const education = { id: null, level: 'S1', institution: 'U', major: '', startYear: '2016', endYear: '' } as const;
const career = { id: null, company: 'PT', position: 'Staf', startDate: '2021-02-01', endDate: '', description: '' };

const personalFields =
  'fullname, identity_type, identity_number, birth_place, birth_date, gender, nationality, address, province_id, ' +
  'city_id, district_id, village_id, postal_code, home_phone, office_phone, mobile_phone, qualification, ' +
  'has_disability, disability_id, disability_type_id, institution, position, work_address, work_postal_code, work_email';

const profileCalls: Calls = {
  '[7.reference.province] GET /api/province': (it) => it.references.provinces(),
  '[7.reference.city] GET /api/city/34': (it) => it.references.cities('34'),
  '[7.reference.district] GET /api/district/3404': (it) => it.references.districts('3404'),
  '[7.reference.village] GET /api/village/340407': (it) => it.references.villages('340407'),
  '[7.profile.read] GET /api/profile/7': (it) => it.profiles.find('7'),
  [`[7.profile.save] POST /api/profile multipart {${personalFields}}`]: (it) => it.profiles.save(completePersonalData),
  '[7.profile.save] POST /api/profile multipart {photo}': (it) => it.profiles.savePhoto(picture),
  '[7.profile.save] POST /api/profile multipart {guardian_name, guardian_relation, guardian_contact, guardian_consent}':
    (it) => it.guardians.save({ name: 'Ibu', relation: 'mother', contact: '08120000000', consent: true }),
  '[7.profile.education-read] GET /api/profile/7/education': (it) => it.profileRecords.educations('7'),
  '[7.profile.education-save] POST /api/profile/education {level, institution, major, start_year, end_year}': (it) =>
    it.profileRecords.saveEducation(education),
  '[7.profile.career-read] GET /api/profile/7/career': (it) => it.profileRecords.careers('7'),
  '[7.profile.career-save] POST /api/profile/career {company, position, start_date, end_date, description}': (it) =>
    it.profileRecords.saveCareer(career),
  '[7.profile.career-save] POST /api/profile/career {_method, id}': (it) => it.profileRecords.removeCareer('1'),
  '[7.profile.signature] POST /api/profile/signature multipart {signature}': (it) => it.profiles.saveSignature(picture),
  '[7.reference.disability] GET /api/disability?page=1': (it) => it.references.disabilities(),
  '[7.reference.disability-type] GET /api/disabilitytype?disability_id=DIS-1': (it) =>
    it.references.disabilityTypes('DIS-1'),
  '[7.generic.education] POST /api/profile/education {id, level, institution, major, start_year, end_year}': (it) =>
    it.profileRecords.saveEducation({ ...education, id: '1' }),
  '[7.generic.education] POST /api/profile/education {_method, id}': (it) => it.profileRecords.removeEducation('1'),
};

const notificationCalls: Calls = {
  '[7.notification.list] GET /api/notification?page=2': (it) => it.notifications.page(2, false),
  '[7.notification.unread] GET /api/notification?read=false&page=2': (it) => it.notifications.page(2, true),
  '[7.notification.mark-as-read] PATCH /api/notification/mark-as-read {id}': (it) => it.notifications.markRead('4'),
  '[7.notification.mark-all] PATCH /api/notification/mark-all {}': (it) => it.notifications.markAllRead(),
};

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

const assessmentCalls: Calls = {
  '[7.timeline.read] GET /api/timeline/TRX-1': (it) => it.timelines.find('TRX-1'),
  '[7.timeline.download-certificate] POST /api/timeline/download-certificate {trx_id}': (it) =>
    it.certificates.request('TRX-1'),
  // not in the specification (decision 13)
  '[2.certificate-check] GET /api/certificate/check?no=C-1': (it) => it.certificates.check('C-1'),
  '[7.exam.questions] POST /api/assessment/questions {transaction_id, question_id}': (it) => it.exams.content(key),
  '[7.exam.answers] POST /api/assessment/answers {action, transaction_id, question_id, answers}': (it) =>
    it.exams.save(key, []),
  '[7.exam.answers] POST /api/assessment/answers {action, transaction_id, question_id, answers, digest}': (it) =>
    it.exams.submit(key, [], 'd', 'k'),
  '[7.exam.answers] [4.demonstration.multipart] POST /api/assessment/answers multipart {transaction_id, question_id, question_detail_id, answered_at, file}':
    (it) => it.exams.upload(upload, uploading),
  '[7.exam.status] GET /api/assessment/exam-status/TRX-1': (it) => it.exams.exams('TRX-1'),
  '[7.exam.demonstration-status] GET /api/assessment/demonstrationStatus/TRX-1/Q-3': (it) =>
    it.exams.uploaded('TRX-1', 'Q-3'),
  '[7.exam.start-timer] POST /api/timer/startTimer {question_id, transaction_id, asesi_id, is_asesi}': (it) =>
    it.exams.start(key, '7'),
  'POST /api/assessment/device-ready {trx_id, checked_at, checks}': (it) =>
    it.deviceReports.ready('TRX-1', 0, ['clock']),
  '[7.apl01.read] GET /api/apl-01/TRX-1': (it) => it.apls.apl01('TRX-1'),
  [`[7.apl01.send] POST /api/apl-01 multipart {${personalFields}, ${apl01Fields}}`]: (it) =>
    it.apls.sendApl01({ ...apl01, again: false }),
  [`[7.apl01.resubmit] POST /api/apl-01/resubmit multipart {${personalFields}, ${apl01Fields}}`]: (it) =>
    it.apls.sendApl01({ ...apl01, again: true }),
  '[7.apl02.read] GET /api/apl-02/TRX-1': (it) => it.apls.apl02('TRX-1'),
  [`[7.apl02.send] POST /api/apl-02 multipart {${apl02Fields}}`]: (it) => it.apls.sendApl02({ ...apl02, again: false }),
  [`[7.apl02.resubmit] POST /api/apl-02/resubmit multipart {${apl02Fields}}`]: (it) =>
    it.apls.sendApl02({ ...apl02, again: true }),
  '[7.agreement.read] GET /api/pre-assessment/TRX-1': (it) => it.assessments.agreement('TRX-1'),
  '[7.agreement.sign] POST /api/pre-assessment/ {trx_id, signature_source, signature}': (it) =>
    it.assessments.signAgreement('TRX-1', signature, 'k'),
  // not in the specification: the request for adjustments (decision 14)
  '[7.agreement.sign] POST /api/adjustments {trx_id, needs, other}': (it) =>
    it.assessments.sendAdjustments('TRX-1', { needs: ['reader'], other: '' }, 'k'),
  '[7.result.read] GET /api/result/TRX-1': (it) => it.assessments.result('TRX-1'),
  '[7.result.acknowledge] PUT /api/result {trx_id, decided_at, signature_source}': (it) =>
    it.assessments.acknowledgeResult(aResult({ decidedAt: at }), { kind: 'profile' }, 'k'),
  '[7.document.download] GET /api/mekari/download-file/CERT-1': (it) => it.documents.fetch('CERT-1'),
  '[7.appeal.read] GET /api/appeals/TRX-1': (it) => it.assessments.appeal('TRX-1'),
  '[7.appeal.send] POST /api/appeals {trx_id, explained, discussed, others_involved, reason, signature_source, signature}':
    (it) => it.assessments.sendAppeal('TRX-1', appeal, signature, 'k'),
  // not in the specification: a sent form is read again (decision 14)
  '[7.feedback.send] GET /api/feedbacks/TRX-1': (it) => it.assessments.feedback('TRX-1'),
  '[7.feedback.send] PUT /api/feedbacks {trx_id, components, notes}': (it) =>
    it.assessments.sendFeedback(feedbackOf('TRX-1'), 'k'),
};

const messageCalls: Calls = {
  // not in the specification, which has no such call
  'POST /api/message {subject, trx_id, message, email}': (it) =>
    it.messages.send({ subject: 'question', trxId: '', text: 'x', email: 'a@contoh.example' }, 'k'),
};

/** Every call of the repositories, under the line of its request. */
export const repositoryCalls: readonly (readonly [line: string, call: Use])[] = [
  accountCalls,
  purchaseCalls,
  profileCalls,
  notificationCalls,
  assessmentCalls,
  messageCalls,
].flatMap((calls) => Object.entries(calls));
