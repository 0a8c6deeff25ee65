import { HttpAccountRepository } from '../../../../../src/adapters/http/account/http-account-repository.ts';
import { HttpRegistrationRepository } from '../../../../../src/adapters/http/account/http-registration-repository.ts';
import { HttpTimelineRepository } from '../../../../../src/adapters/http/assessment/http-timeline-repository.ts';
import { HttpCatalogRepository } from '../../../../../src/adapters/http/catalog/http-catalog-repository.ts';
import type { HttpClient } from '../../../../../src/adapters/http/http-client.ts';
import { HttpMessageRepository } from '../../../../../src/adapters/http/information/http-message-repository.ts';
import { HttpNotificationRepository } from '../../../../../src/adapters/http/notification/http-notification-repository.ts';
import { HttpGuardianRepository } from '../../../../../src/adapters/http/profile/http-guardian-repository.ts';
import { HttpPaymentRepository } from '../../../../../src/adapters/http/purchase/http-payment-repository.ts';
import { HttpTransactionRepository } from '../../../../../src/adapters/http/purchase/http-transaction-repository.ts';
import { HttpVoucherRepository } from '../../../../../src/adapters/http/purchase/http-voucher-repository.ts';
import { HttpServerTime } from '../../../../../src/adapters/http/time/http-server-time.ts';
import { apl01Methods } from './apl01-methods.ts';
import { apl02Methods } from './apl02-methods.ts';
import { assessmentMethods } from './assessment-methods.ts';
import { certificateMethods } from './certificate-methods.ts';
import { examMethods } from './exam-methods.ts';
import { profileAndReferenceMethods } from './profile-methods.ts';

export interface Method {
  readonly name: string;
  readonly run: (http: HttpClient) => Promise<unknown>;
  /** A body that the method accepts. */
  readonly good: unknown;
  /** Places without which it cannot be read, such as `data.trx_id`; numbers of a list are `*`. Everything else may be missing. */
  readonly needs?: readonly string[];
  /** Places that may be missing; with nothing in them, they say that the server has not got it. */
  readonly denials?: readonly string[];
  /** Places among these where an empty list says that there is none yet. */
  readonly emptyLists?: readonly string[];
}

const instant = '2026-01-05 09:00:00';
const user = { id: 7, email: 'ayu@contoh.example', fullname: 'Ayu', photo: 'foto/7.png' };
const choice = { id: 3, name: 'Jakarta' };
const summary = {
  id: 1,
  slug: 'jwp',
  title: 'Junior Web Programmer',
  field: choice,
  description: 'x',
  price: '750000.00',
  rating: '4.5',
  review_count: 3,
};
const scheme = {
  ...summary,
  number: 'S-1',
  kind: 'KKNI',
  standard: 'SKKNI',
  requirements: ['a'],
  methods: ['b'],
  units: [{ code: 'J.1', title: 'u', standard: 's', elements: [{ title: 'e', criteria: ['c'] }] }],
};
const schedule = {
  schedule_id: 5,
  schema: { id: 1, slug: 'jwp', title: 'JWP' },
  starts_at: instant,
  ends_at: instant,
  registration_until: instant,
  site: { ...choice, kind: 'Mandiri', city: 'Jakarta' },
  seats_left: 4,
  budgets: [{ id: 9, source: 'mandiri', title: 'Mandiri', price: 750000 }],
};
const transaction = {
  trx_id: 'TRX-1',
  status: 'pending',
  amount: 750000,
  created_at: instant,
  expires_at: instant,
  paid_at: null,
  budget_source: 'mandiri',
  schema: { slug: 'jwp', title: 'JWP' },
  schedule: { schedule_id: 5, starts_at: instant, site_name: 'TUK', city: 'Jakarta' },
};
const voucher = {
  id: 3,
  code: 'PRATWEB10001',
  status: 'used',
  source: 'prakerja',
  schema: { slug: 'jwp', title: 'JWP' },
  schedule: { schedule_id: 5, starts_at: instant, site_name: 'TUK', city: 'Jakarta' },
  budgetary: 9,
  expires_at: instant,
  used_at: instant,
  trx_id: 'TRX-1',
};
const timeline = {
  trx_id: 'TRX-1',
  schema: { slug: 'jwp', title: 'JWP' },
  schedule: { starts_at: instant, site_name: 'TUK', city: null },
  stages: [{ name: 'apl01', status: 'returned', since: instant, waiting_for: 'candidate', note: 'x', due: null }],
};
const notification = { id: 4, type: 'payment', trxid: 'TRX-1', information: 'x', date: instant, read: 0 };
const links = [{ url: 'http://x/?page=2', label: 'Next &raquo;', active: false }];
const paged = (item: unknown) => ({ data: [item], links, current_page: 1, last_page: 2, per_page: 10, total: 12 });
const good = (data: unknown) => ({ code: '00', message: '', data });
const order = { scheduleId: '5', budgetSource: 'mandiri', budgetary: '9' } as const;
const schemeFilters = { filters: { fields: [choice] } };
const scheduleFilters = { filters: { schemas: [choice], months: ['2026-01'], sites: [choice] } };

/** Every method of every repository over HTTP, with a body that it accepts. */
export const methods: readonly Method[] = [
  {
    name: 'HttpAccountRepository.logIn',
    run: (http) => new HttpAccountRepository(http).logIn({ email: 'a', password: 'b' }),
    good: good({ user, token: 't' }),
    needs: ['data.user', 'data.user.id', 'data.user.email'],
  },
  {
    name: 'HttpAccountRepository.current',
    run: (http) => new HttpAccountRepository(http).current(),
    good: good(user),
    needs: ['data.id', 'data.email'],
  },
  { name: 'HttpAccountRepository.logOut', run: (http) => new HttpAccountRepository(http).logOut(), good: good(null) },
  {
    name: 'HttpRegistrationRepository.signUp',
    run: (http) => new HttpRegistrationRepository(http).signUp({ fullname: 'a', email: 'b', password: 'c' }),
    good: good({ user, token: 't' }),
  },
  {
    name: 'HttpRegistrationRepository.verifyEmail',
    run: (http) =>
      new HttpRegistrationRepository(http).verifyEmail({ id: '7', hash: 'h', expires: null, signature: null }),
    good: good({ already_verified: true }),
  },
  {
    name: 'HttpRegistrationRepository.sendVerification',
    run: (http) => new HttpRegistrationRepository(http).sendVerification(),
    good: good({ already_verified: false }),
  },
  {
    name: 'HttpRegistrationRepository.sendResetLink',
    run: (http) => new HttpRegistrationRepository(http).sendResetLink('a'),
    good: good(null),
  },
  {
    name: 'HttpRegistrationRepository.resetPassword',
    run: (http) => new HttpRegistrationRepository(http).resetPassword({ token: 't', email: 'a', password: 'b' }),
    good: good(null),
  },
  {
    name: 'HttpCatalogRepository.schemes',
    run: (http) => new HttpCatalogRepository(http).schemes({}),
    good: { ...paged(summary), ...schemeFilters },
    needs: ['data.*.slug'],
  },
  {
    name: 'HttpCatalogRepository.scheme',
    run: (http) => new HttpCatalogRepository(http).scheme('jwp'),
    good: good(scheme),
    needs: ['data.slug'],
  },
  {
    name: 'HttpCatalogRepository.reviews',
    run: (http) => new HttpCatalogRepository(http).reviews('1', 1),
    good: good(paged({ id: 1, author: 'B', rating: 4.5, text: 'x', date: '2026-01-05' })),
    needs: ['data.data.*.id'],
  },
  {
    name: 'HttpCatalogRepository.schedules',
    run: (http) => new HttpCatalogRepository(http).schedules({}),
    good: { ...paged(schedule), ...scheduleFilters },
    needs: ['data.*.schedule_id', 'data.*.schema', 'data.*.schema.slug', 'data.*.starts_at'],
  },
  {
    name: 'HttpCatalogRepository.schedule',
    run: (http) => new HttpCatalogRepository(http).schedule('5'),
    good: good(schedule),
    needs: ['data.schedule_id', 'data.schema', 'data.schema.slug', 'data.starts_at'],
  },
  {
    name: 'HttpTransactionRepository.create',
    run: (http) => new HttpTransactionRepository(http).create(order, 'key'),
    good: good(transaction),
    needs: ['data.trx_id'],
  },
  {
    name: 'HttpTransactionRepository.list',
    run: (http) => new HttpTransactionRepository(http).list('pending', 1),
    good: good(paged(transaction)),
    needs: ['data.data.*.trx_id'],
  },
  {
    name: 'HttpTransactionRepository.find',
    run: (http) => new HttpTransactionRepository(http).find('TRX-1'),
    good: good([transaction]),
    needs: ['data.*.trx_id'],
  },
  {
    name: 'HttpTransactionRepository.cancel',
    run: (http) => new HttpTransactionRepository(http).cancel('TRX-1'),
    good: good(transaction),
  },
  {
    name: 'HttpPaymentRepository.renew',
    run: (http) => new HttpPaymentRepository(http).renew('TRX-1'),
    good: good(transaction),
  },
  {
    name: 'HttpServerTime.read',
    run: (http) => new HttpServerTime(http).read(),
    good: good('2026-01-05T02:00:00.123Z'),
  },
  {
    name: 'HttpVoucherRepository.list',
    run: (http) => new HttpVoucherRepository(http).list({ status: 'used' }),
    good: paged(voucher),
    needs: ['data.*.id'],
  },
  {
    name: 'HttpVoucherRepository.create',
    run: (http) => new HttpVoucherRepository(http).create('PRATWEB10001', '5'),
    good: good(voucher),
    needs: ['data.id'],
  },
  {
    name: 'HttpVoucherRepository.checkOut',
    run: (http) => new HttpVoucherRepository(http).checkOut('3', 'key'),
    good: good(transaction),
    needs: ['data.trx_id'],
  },
  {
    name: 'HttpPaymentRepository.token',
    run: (http) => new HttpPaymentRepository(http).token('TRX-1'),
    good: good({ token: 't' }),
    needs: ['data.token'],
  },
  {
    name: 'HttpTimelineRepository.find',
    run: (http) => new HttpTimelineRepository(http).find('TRX-1'),
    good: good(timeline),
    needs: ['data.stages', 'data.stages.*.name'],
    emptyLists: ['data.stages'],
  },
  {
    name: 'HttpNotificationRepository.page',
    run: (http) => new HttpNotificationRepository(http).page(1, true),
    good: good(paged(notification)),
    needs: ['data.data.*.id'],
  },
  {
    name: 'HttpNotificationRepository.markRead',
    run: (http) => new HttpNotificationRepository(http).markRead('4'),
    good: good(null),
  },
  {
    name: 'HttpNotificationRepository.markAllRead',
    run: (http) => new HttpNotificationRepository(http).markAllRead(),
    good: good(null),
  },
  ...apl01Methods,
  ...apl02Methods,
  ...certificateMethods,
  {
    name: 'HttpGuardianRepository.save',
    run: (http) =>
      new HttpGuardianRepository(http).save({ name: 'Ibu', relation: 'mother', contact: '0812', consent: true }),
    good: { code: '00', message: '', data: null },
  },
  {
    name: 'HttpMessageRepository.send',
    run: (http) =>
      new HttpMessageRepository(http).send({ subject: 'question', trxId: '', text: 'x', email: 'a@b.c' }, 'k'),
    good: { code: '00', message: '', data: { number: 'PSN-1', received_at: instant, answer_within_days: 3 } },
    needs: ['data.number'],
  },
  ...assessmentMethods,
  ...examMethods,
  ...profileAndReferenceMethods,
];
