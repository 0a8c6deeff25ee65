import type { Proof } from './proof.ts';

export const section4: readonly Proof[] = [
  {
    id: '4.assessment.flow',
    file: 'src/domain/assessment/timeline.ts',
    find: "  'appeal',\n  'feedback',\n",
    replace: "  'feedback',\n",
  },
  {
    id: '4.transaction.tabs',
    file: 'src/domain/purchase/transaction.ts',
    find: "? status : 'failed';",
    replace: "? status : 'pending';",
  },
  {
    id: '4.notification.unread',
    file: 'src/ui/notification/use-read-marks.ts',
    find: "      if (kind !== 'alreadyRead') refresh();\n",
    replace: '',
  },
  {
    id: '4.notification.read',
    file: 'src/application/notification/mark-notification-read.ts',
    find: "read ? { kind: 'alreadyRead' } : once(",
    replace: 'once(',
  },
  {
    id: '4.notification.assessment',
    file: 'src/ui/notification/notification-item.tsx',
    find: 'encodeTrxId(target.trxId)',
    replace: 'target.trxId',
  },
  {
    id: '4.notification.payment',
    file: 'src/domain/notification/notification.ts',
    find: "if (type === 'payment') return { kind: 'purchases' };",
    replace: "if (type === 'payment') return { kind: 'assessments' };",
  },
  {
    id: '4.notification.account',
    file: 'src/domain/notification/notification.ts',
    find: "type === 'other' ? 'notifications' : 'profile'",
    replace: "type === 'register' ? 'profile' : 'notifications'",
  },
  {
    id: '4.timer.countdown',
    file: 'src/domain/exam/countdown.ts',
    find: 'over: remaining === 0',
    replace: 'over: remaining < 0',
  },
  {
    id: '4.login.wanted-page',
    file: 'src/ui/return-path.ts',
    find: 'url.pathname + url.search :',
    replace: "'/' :",
  },
  {
    id: '4.logout.home',
    file: 'src/ui/session/use-log-out.ts',
    find: 'navigate(paths.home.to({}));',
    replace: 'navigate(paths.login.to({}));',
  },
  {
    id: '4.guest.login',
    file: 'src/ui/page/current-page.tsx',
    find: "if (status === 'guest') return <ToLogin />;",
    replace: "if (status === 'guest') return null;",
  },
  {
    id: '4.session.csrf',
    file: 'src/adapters/http/csrf-cookie.ts',
    find: "return decodeURIComponent(value.join('='));",
    replace: "return value.join('=');",
  },
  {
    id: '4.session.bearer',
    file: 'src/adapters/http/outgoing.ts',
    find: "headers.set('Authorization',",
    replace: "headers.set('Token',",
  },
  {
    id: '4.demonstration.multipart',
    file: 'src/adapters/http/exam/http-exam-repository.ts',
    find: 'body: multipart(form),',
    replace: 'body: form,',
  },
  {
    id: '4.loading.flag',
    file: 'src/ui/app.tsx',
    find: 'useIsFetching() > 0',
    replace: 'useIsFetching() > 1',
  },
  {
    id: '4.loading.skeleton-name',
    file: 'src/ui/components/feedback/placeholder.tsx',
    find: 'data-skeleton={name}',
    replace: 'data-skeleton=""',
  },
];
