import type { Proof } from './proof.ts';

const wire = 'src/adapters/http/wire-instant.ts';
const loadingBar = 'src/ui/components/feedback/loading-bar.tsx';

export const section9: readonly Proof[] = [
  {
    id: '9.width.mobile',
    file: 'src/ui/theme/media.ts',
    find: 'MOBILE_MAX_WIDTH = 992',
    replace: 'MOBILE_MAX_WIDTH = 991',
  },
  { id: '9.time.success-alert', file: 'src/ui/alerts/alert-host.tsx', find: '1_500', replace: '1_600' },
  { id: '9.time.reload-guard', file: 'src/ui/errors/reload-guard.ts', find: '60_000', replace: '59_000' },
  { id: '9.zone.wib', file: 'src/ui/format/date.ts', find: "zone = 'WIB'", replace: "zone = 'WITA'" },
  { id: '9.zone.instants', file: wire, find: "zone = '+07:00'", replace: "zone = '+08:00'" },
  {
    id: '9.zone.timer',
    file: 'src/adapters/http/exam/exam-wire.ts',
    find: 'started_at: instantOrNone,\n  submit_allowed',
    replace: 'started_at: readable(z.string(), null),\n  submit_allowed',
  },
  {
    id: '9.timer.default',
    file: 'src/domain/exam/exam.ts',
    find: 'defaultMinutes = 60',
    replace: 'defaultMinutes = 90',
  },
  {
    id: '9.timer.tick',
    file: 'src/application/exam/watch-countdown.ts',
    find: 'second = 1_000',
    replace: 'second = 2_000',
  },
  {
    id: '9.paged.notifications',
    file: 'src/ui/notification/notifications-page.tsx',
    find: 'useNotifications(view.page,',
    replace: 'useNotifications(1,',
  },
  {
    id: '9.paged.reviews',
    file: 'src/ui/catalog/schemes/scheme-reviews.tsx',
    find: 'useReviews(scheme.id, pages.reviewPage)',
    replace: 'useReviews(scheme.id, 1)',
  },
  { id: '9.date.day', file: wire, find: ':?\\d{2})?)?$`', replace: ':?\\d{2})?)$`' },
  { id: '9.date.date-time', file: wire, find: '(?:[ T](?<time>', replace: '(?:[T](?<time>' },
  { id: '9.loading-bar.duration', file: loadingBar, find: '5s cubic-bezier', replace: '4s cubic-bezier' },
  { id: '9.loading-bar.throttle', file: loadingBar, find: 'opacity 120ms 200ms', replace: 'opacity 120ms 100ms' },
  {
    id: '9.time.minimum-fetch',
    file: 'src/ui/query-client.ts',
    find: 'shortestFetch = 200',
    replace: 'shortestFetch = 100',
  },
  {
    id: '9.time.copied',
    file: 'src/ui/components/button/copy-button.tsx',
    find: 'NOTICE_MS = 1200',
    replace: 'NOTICE_MS = 2000',
  },
  { id: '9.locale', file: 'index.html', find: 'lang="id"', replace: 'lang="en"' },
  { id: '9.brand-colour', file: 'src/ui/theme/theme.ts', find: "brand: '#14397d'", replace: "brand: '#1b5fd6'" },
];
