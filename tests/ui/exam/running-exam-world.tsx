import { act } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { vi } from 'vitest';
import { deviceTokens } from '../../../src/application/device/tokens.ts';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import type { Countdown } from '../../../src/domain/exam/countdown.ts';
import type { Exam } from '../../../src/domain/exam/exam.ts';
import { createAlertsView } from '../../../src/ui/core/alerts/alerts-view.ts';
import { createSessionView, enter, leave } from '../../../src/ui/core/session/session-view.ts';
import { AlertHost } from '../../../src/ui/frame/alerts/alert-host.tsx';
import { HeaderStrip } from '../../../src/ui/frame/layouts/header-strip.tsx';
import { anExam } from '../../builders/exam.ts';
import { FakeServices, onceAsked, person, showWith } from '../show-with.tsx';
import { windowOf as setWidth } from '../window-of.ts';
import { examsOf } from './exams-of.ts';

const minute = 60_000;

export const windowOf = (width: number, touch = false) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('coarse') ? touch : window.innerWidth <= Number(/max-width: (\d+)px/.exec(query)?.[1]);
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  setWidth(width);
  return {
    resize: (to: number) =>
      act(async () => {
        setWidth(to);
        dispatchEvent(new Event('resize'));
      }),
  };
};

export const runningExamWorld = (first: readonly Exam[] = [anExam()]) => {
  const server = {
    exams: first,
    assessments: ['TRX-1'],
    calls: [] as string[],
    copied: [] as string[],
    online: true,
    failure: null as Error | null,
  };
  const answer = async <Reply,>(call: string, reply: () => Reply): Promise<Reply> => {
    server.calls.push(call);
    if (server.failure) throw server.failure;
    if (!server.online) throw new Error('offline');
    return reply();
  };
  const countdown = new BehaviorSubject<Countdown>({ remaining: 39.9 * minute, over: false, estimated: false });
  const page = { items: [], current: 1, last: 1, total: 0 };
  const services = new FakeServices()
    .with(deviceTokens.clipboard, { copy: async (text: string) => server.copied.push(text) > 0 } as never)
    .with(purchaseTokens.transactions, {
      list: () => answer('list', () => ({ ...page, items: server.assessments.map((id) => ({ id })) })),
    } as never)
    .with(examTokens.examQueries, {
      exams: (trxId: string) =>
        answer(trxId, () => ({ ...examsOf(server.exams.filter((exam) => exam.trxId === trxId)), trxId })),
    } as never)
    .with(examTokens.keptExams, {
      trxIds: async () => server.assessments,
      exams: async (trxId: string) => ({ ...examsOf(first), trxId }),
    } as never)
    .with(examTokens.watchCountdown, () => countdown);
  const session = createSessionView();
  const alerts = createAlertsView();
  const queries = onceAsked();
  const settle = () => act(async () => void (await vi.dynamicImportSettled()));

  const open = async (address: string, who: 'guest' | 'candidate' = 'candidate') => {
    window.history.replaceState(null, '', address);
    if (who === 'candidate') enter(session, person('1005'));
    else leave(session);
    const shown = (
      <>
        <HeaderStrip />
        <AlertHost />
      </>
    );
    showWith(shown, { services, session, alerts, queries });
    for (let step = 0; step < 4; step += 1) await settle();
  };
  return { server, countdown, session, alerts, queries, settle, open };
};
