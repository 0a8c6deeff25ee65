import type { Proof } from './proof.ts';

const client = 'src/adapters/http/http-client.ts';
const account = 'src/adapters/http/account/account-calls.ts';
const registration = 'src/adapters/http/account/registration-calls.ts';
const catalog = 'src/adapters/http/catalog/catalog-calls.ts';
const catalogRepository = 'src/adapters/http/catalog/http-catalog-repository.ts';
const purchase = 'src/adapters/http/purchase/purchase-calls.ts';
const exam = 'src/adapters/http/exam/exam-calls.ts';
const apl = 'src/adapters/http/apl/apl-calls.ts';
const aplRepository = 'src/adapters/http/apl/http-apl-repository.ts';
const assessment = 'src/adapters/http/assessment/assessment-calls.ts';
const profile = 'src/adapters/http/profile/profile-calls.ts';
const reference = 'src/adapters/http/reference/reference-calls.ts';
const referenceRepository = 'src/adapters/http/reference/http-reference-repository.ts';
const notification = 'src/adapters/http/notification/notification-calls.ts';
const notificationRepository = 'src/adapters/http/notification/http-notification-repository.ts';
const socket = 'src/adapters/socket/socket-realtime-channel.ts';

export const section7: readonly Proof[] = [
  {
    id: '7.base.credentials',
    file: 'src/adapters/http/outgoing.ts',
    find: "credentials: 'include'",
    replace: "credentials: 'same-origin'",
  },
  { id: '7.account.csrf-cookie', file: client, find: "'/sanctum/csrf-cookie'", replace: "'/csrf-cookie'" },
  {
    id: '7.account.login',
    file: 'src/adapters/http/account/account-wire.ts',
    find: 'candidate: toCandidate(user), token })',
    replace: 'candidate: toCandidate(user), token: null })',
  },
  { id: '7.account.logout', file: account, find: "'/api/logout'", replace: "'/api/log-out'" },
  { id: '7.account.current', file: account, find: "'/api/asesi'", replace: "'/api/user'" },
  { id: '7.account.signup', file: registration, find: "'/api/signup'", replace: "'/api/register'" },
  { id: '7.account.forgot-password', file: registration, find: "'/api/forgot-password'", replace: "'/api/lupa-sandi'" },
  { id: '7.account.reset-password', file: registration, find: "'/api/reset-password'", replace: "'/api/ganti-sandi'" },
  {
    id: '7.account.email-verify',
    file: registration,
    find: "'/api/email/verify/{x*}'",
    replace: "'/api/verify-email/{x*}'",
  },
  {
    id: '7.account.verification-notification',
    file: registration,
    find: "'/api/email/verification-notification'",
    replace: "'/api/email/verify'",
  },
  {
    id: '7.account.date-now',
    file: 'src/application/time/keep-server-clock.ts',
    find: 'await serverTime.read()',
    replace: 'clock.now()',
  },
  { id: '7.scheme.thumbnail', file: catalog, find: "'/api/schema/thumbnail'", replace: "'/api/schema'" },
  { id: '7.scheme.detail', file: catalogRepository, find: '{ schedule_id: scheduleId }', replace: '{}' },
  { id: '7.scheme.reviews', file: catalogRepository, find: ', query: { page } }', replace: ' }' },
  { id: '7.transaction.list', file: purchase, find: "'/api/transaction/list/", replace: "'/api/transaction/" },
  {
    id: '7.transaction.update',
    file: purchase,
    find: "create: defineCall({ method: 'POST', path: '/api/transaction/update-transaction'",
    replace: "create: defineCall({ method: 'POST', path: '/api/transaction/create'",
  },
  {
    id: '7.transaction.remove',
    file: purchase,
    find: "'/api/transaction/remove'",
    replace: "'/api/transaction/cancel'",
  },
  { id: '7.transaction.token', file: purchase, find: "'/api/transaction/token'", replace: "'/api/payment/token'" },
  {
    id: '7.voucher.prakerja-code',
    file: purchase,
    find: "'/api/interapp/lms-prakerja'",
    replace: "'/api/lms-prakerja'",
  },
  {
    id: '7.voucher.check-out',
    file: purchase,
    find: "'/api/transaction/prakerja-transaction'",
    replace: "'/api/transaction/voucher'",
  },
  { id: '7.voucher.list', file: purchase, find: "'/api/vouchers'", replace: "'/api/voucher'" },
  { id: '7.generic.schedule', file: catalog, find: "'/api/schedule/{id}'", replace: "'/api/schedules/{id}'" },
  {
    id: '7.generic.education',
    file: 'src/adapters/http/profile/record-wire.ts',
    find: "{ _method: 'DELETE', id }",
    replace: '{ id }',
  },
  {
    id: '7.timeline.read',
    file: assessment,
    find: "'/api/timeline/",
    replace: "'/api/timelines/",
  },
  {
    id: '7.timeline.download-certificate',
    file: 'src/adapters/http/certificate/http-certificate-repository.ts',
    find: '{ trx_id: trxId }',
    replace: '{ id: trxId }',
  },
  { id: '7.exam.questions', file: exam, find: "'/api/assessment/questions'", replace: "'/api/assessment/question'" },
  { id: '7.exam.answers', file: exam, find: "'/api/assessment/answers'", replace: "'/api/assessment/answer'" },
  { id: '7.exam.status', file: exam, find: '/api/assessment/exam-status/', replace: '/api/assessment/status/' },
  {
    id: '7.exam.demonstration-status',
    file: exam,
    find: '/api/assessment/demonstrationStatus/',
    replace: '/api/assessment/demonstration-status/',
  },
  { id: '7.exam.start-timer', file: exam, find: "'/api/timer/startTimer'", replace: "'/api/timer/start'" },
  { id: '7.apl01.read', file: apl, find: "'/api/apl-01/{id}'", replace: "'/api/apl01/{id}'" },
  {
    id: '7.apl01.send',
    file: aplRepository,
    find: 'multipart(await fromApl01(submission))',
    replace: 'await fromApl01(submission)',
  },
  { id: '7.apl01.resubmit', file: apl, find: "'/api/apl-01/resubmit'", replace: "'/api/apl-01/ulang'" },
  { id: '7.apl02.read', file: apl, find: "'/api/apl-02/{id}'", replace: "'/api/apl02/{id}'" },
  {
    id: '7.apl02.send',
    file: aplRepository,
    find: 'multipart(await fromApl02(submission))',
    replace: 'await fromApl02(submission)',
  },
  { id: '7.apl02.resubmit', file: apl, find: "'/api/apl-02/resubmit'", replace: "'/api/apl-02/ulang'" },
  { id: '7.agreement.read', file: assessment, find: "'/api/pre-assessment/{id}'", replace: "'/api/agreement/{id}'" },
  { id: '7.agreement.sign', file: assessment, find: "'/api/pre-assessment/'", replace: "'/api/pre-assessment'" },
  { id: '7.result.read', file: assessment, find: "'/api/result/{id}'", replace: "'/api/results/{id}'" },
  {
    id: '7.result.acknowledge',
    file: assessment,
    find: "method: 'PUT', path: '/api/result'",
    replace: "method: 'POST', path: '/api/result'",
  },
  {
    id: '7.document.download',
    file: 'src/adapters/http/certificate/http-document-repository.ts',
    find: "{ type: 'application/pdf' }",
    replace: '{ type: file.type }',
  },
  { id: '7.appeal.read', file: assessment, find: "'/api/appeals/{id}'", replace: "'/api/banding/{id}'" },
  { id: '7.appeal.send', file: assessment, find: "'/api/appeals'", replace: "'/api/banding'" },
  {
    id: '7.feedback.send',
    file: assessment,
    find: "method: 'PUT', path: '/api/feedbacks'",
    replace: "method: 'POST', path: '/api/feedbacks'",
  },
  { id: '7.reference.province', file: reference, find: "'/api/province'", replace: "'/api/provinsi'" },
  { id: '7.reference.city', file: reference, find: "'/api/city/{id}'", replace: "'/api/kota/{id}'" },
  { id: '7.reference.district', file: reference, find: "'/api/district/{id}'", replace: "'/api/kecamatan/{id}'" },
  { id: '7.reference.village', file: reference, find: "'/api/village/{id}'", replace: "'/api/desa/{id}'" },
  { id: '7.profile.read', file: profile, find: "'/api/profile/{id}'", replace: "'/api/profiles/{id}'" },
  { id: '7.profile.save', file: profile, find: "'/api/profile'", replace: "'/api/profiles'" },
  {
    id: '7.profile.education-read',
    file: profile,
    find: "'/api/profile/{id}/education'",
    replace: "'/api/profile/{id}/educations'",
  },
  { id: '7.profile.education-save', file: profile, find: "'/api/profile/education'", replace: "'/api/education'" },
  {
    id: '7.profile.career-read',
    file: profile,
    find: "'/api/profile/{id}/career'",
    replace: "'/api/profile/{id}/careers'",
  },
  { id: '7.profile.career-save', file: profile, find: "'/api/profile/career'", replace: "'/api/career'" },
  { id: '7.profile.signature', file: profile, find: "'/api/profile/signature'", replace: "'/api/signature'" },
  { id: '7.reference.disability', file: reference, find: "'/api/disability'", replace: "'/api/disabilities'" },
  {
    id: '7.reference.disability-type',
    file: referenceRepository,
    find: '{ disability_id: disabilityId }',
    replace: '{}',
  },
  { id: '7.notification.list', file: notification, find: "'/api/notification'", replace: "'/api/notifications'" },
  {
    id: '7.notification.unread',
    file: notificationRepository,
    find: "unreadOnly ? 'false'",
    replace: "unreadOnly ? '0'",
  },
  { id: '7.notification.mark-as-read', file: notification, find: '/mark-as-read', replace: '/read' },
  { id: '7.notification.mark-all', file: notification, find: '/mark-all', replace: '/mark-everything' },
  { id: '7.realtime.command', file: socket, find: "{ type: 'refresh' })", replace: "{ type: 'reload' })" },
  { id: '7.realtime.notification', file: socket, find: "emit('notification'", replace: "emit('read'" },
  { id: '7.realtime.listening', file: socket, find: "socket.on('listening'", replace: "socket.on('listen'" },
];
