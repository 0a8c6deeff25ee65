import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { deviceTokens } from '../../../src/application/device/tokens.ts';
import { runExamAttempt } from '../../../src/application/exam/attempt/run-exam-attempt.ts';
import { unsentAnswersOfExam } from '../../../src/application/exam/attempt/unsent-answers-of-exam.ts';
import { examAttemptTokens } from '../../../src/application/exam/attempt-tokens.ts';
import { checkReceipt } from '../../../src/application/exam/check-receipt.ts';
import { examQueries } from '../../../src/application/exam/exam-queries.ts';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import { watchCountdown } from '../../../src/application/exam/watch-countdown.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { createAlertsView } from '../../../src/ui/alerts/alerts-view.ts';
import { ExamOfKind } from '../../../src/ui/exam/exam-of-kind.tsx';
import { paths } from '../../../src/ui/paths.ts';
import { createSessionView, enter } from '../../../src/ui/session/session-view.ts';
import { ExamServer, examBrowser } from '../../fakes/exam-fakes.ts';
import { FakeDevice } from '../../fakes/time-fakes.ts';
import { insidePortal } from '../inside-portal.tsx';
import { FakeServices } from '../purchase/portal-page.tsx';

export const eka = { id: '1005', email: 'eka@contoh.example', fullname: 'Eka', photo: null, emailVerified: true };

/** The page of an essay that runs, on one device before one server; `open` shows it as a page that was just loaded does. */
export const examInProgress = () => {
  const device = new FakeDevice();
  const server = new ExamServer(device, ['S1', 'S2']);
  const browser = examBrowser(device, server);
  const session = createSessionView();
  enter(session, eka);
  const alerts = createAlertsView();
  const pass = (milliseconds: number) =>
    act(async () => {
      await device.pass(milliseconds);
      await new Promise((resolve) => setTimeout(resolve)); // in which queries tell their pages
    });

  /** One after the other come exams, paper, attempt and lock. */
  const settle = async () => {
    for (let step = 0; step < 8; step += 1) await pass(40);
  };
  const save = vi.fn<(file: Blob, name: string) => void>();

  /** Shows this as a part of a page that was just loaded. */
  const show = async (part: ReactNode) => {
    window.history.replaceState(null, '', paths.essayExam.to({ trxid: encodeTrxId('TRX-1') }));
    const deps = browser.deps();
    const { serverClock } = browser;
    const watch = watchCountdown({ serverClock, clock: device, pageLife: device.pageLife });
    const services = new FakeServices()
      .with(examTokens.examQueries, examQueries({ exams: server, kept: { settle: async () => undefined } }))
      .with(examAttemptTokens.runExamAttempt, runExamAttempt(deps))
      .with(
        examAttemptTokens.unsentAnswersOfExam,
        unsentAnswersOfExam({ drafts: deps.drafts, exams: server, digest: deps.digest, clock: device, serverClock }),
      )
      .with(deviceTokens.fileSaver, { save })
      .with(examAttemptTokens.checkReceipt, checkReceipt({ digest: deps.digest }))
      .with(timeTokens.serverClock, serverClock)
      .with(examTokens.watchCountdown, watch);
    const view = render(insidePortal(<main>{part}</main>, { services, session, alerts }));
    await settle();
    return view;
  };
  const open = () => show(<ExamOfKind trxId="TRX-1" title="Ujian Esai" kind="essay" />);
  return { device, server, browser, session, alerts, save, pass, settle, show, open };
};

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
export const type = (value: string) => fireEvent.change(field(), { target: { value } });
export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
export const shownDialog = () => document.querySelector('dialog[open]')?.querySelector('h2')?.textContent ?? null;
