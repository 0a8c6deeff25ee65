import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of } from 'rxjs';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { deviceTokens } from '../../../src/application/device/tokens.ts';
import { runExamAttempt } from '../../../src/application/exam/attempt/run-exam-attempt.ts';
import { unsentAnswersOfExam } from '../../../src/application/exam/attempt/unsent-answers-of-exam.ts';
import { examAttemptTokens } from '../../../src/application/exam/attempt-tokens.ts';
import { checkReceipt } from '../../../src/application/exam/check-receipt.ts';
import { examQueries } from '../../../src/application/exam/exam-queries.ts';
import { examHelps } from '../../../src/application/exam/helps/exam-helps.ts';
import { examRecords } from '../../../src/application/exam/record/exam-records.ts';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import { watchCountdown } from '../../../src/application/exam/watch-countdown.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import type { AdjustmentRequest } from '../../../src/domain/assessment/adjustment.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import type { ExamKind } from '../../../src/domain/exam/exam.ts';
import { createAlertsView } from '../../../src/ui/core/alerts/alerts-view.ts';
import { keepQuestion } from '../../../src/ui/exam/attempt/last-position.ts';
import ExamPage from '../../../src/ui/exam/exam-page.tsx';
import { examAddress } from '../../../src/ui/exam/public/exam-address.ts';
import { examsOf } from '../../builders/exam.ts';
import { second, sending } from '../../fakes/attempt-world.ts';
import { ExamServer, examBrowser } from '../../fakes/exam-fakes.ts';
import { aTabMemory } from '../../fakes/sending-fakes.ts';
import { FakeDevice } from '../../fakes/time-fakes.ts';
import { politeWords } from '../polite-words.ts';
import { FakeServices, person, sessionOf, showWith } from '../show-with.tsx';

export { minute, second, sending } from '../../fakes/attempt-world.ts';
export const eka = person('1005', 'Eka');
export const pageOf = (kind: ExamKind) => <ExamPage args={{ kind, trxid: encodeTrxId('TRX-1') }} title="Ujian" />;
export const essayPage = pageOf('essay');

/** A running essay exam on one device and one server; `open` shows the exam like a freshly loaded page. */
const examInProgress = () => {
  const device = new FakeDevice();
  const server = new ExamServer(device, ['S1', 'S2']);
  const browser = examBrowser(device, server);
  const session = sessionOf(eka);
  const alerts = createAlertsView();
  const pass = (milliseconds: number) =>
    act(async () => {
      await device.pass(milliseconds);
      await new Promise((resolve) => setTimeout(resolve)); // queries notify their pages in a timer
    });

  const settle = async () => {
    for (let step = 0; step < 8; step += 1) await pass(40);
  };
  const save = vi.fn<(file: Blob, name: string) => void>();

  const memory = aTabMemory();
  /** The question (an index) that the copy on this device remembers; null for an exam that began on another device. */
  const kept: { place: number | null; startedAt?: string } = { place: 0 };
  /** Whether `show` is the first page since a load of the portal. */
  const portal = { reloads: true };
  /** What the voice of the device has read; null for a device without one. */
  const voice: { said: string[] | null } = { said: null };
  const timeline: { adjustments?: AdjustmentRequest; reads: number } = { reads: 0 };
  const keptExam = () => {
    const { startedAt = server.exam.startedAt } = kept;
    return { place: kept.place, all: examsOf({ ...server.exam, startedAt }) };
  };

  const show = async (part: ReactNode) => {
    if (portal.reloads) keepQuestion('', 0);
    window.history.replaceState(null, '', examAddress(server.exam));
    const deps = browser.deps();
    const { serverClock } = browser;
    const records = examRecords({ ...deps, serverClock });
    const watch = watchCountdown({ serverClock, clock: device, pageLife: device.pageLife });
    const services = new FakeServices()
      .with(examTokens.examQueries, examQueries({ exams: server, kept: { settle: async () => undefined } }))
      .with(deviceTokens.tabMemory, memory)
      .with(examTokens.keptExams, { exam: async () => (kept.place === null ? null : keptExam()) } as never)
      .with(assessmentTokens.readTimeline, async (trxId: string) => {
        timeline.reads += 1;
        return { trxId, stages: [], ...(timeline.adjustments && { adjustments: timeline.adjustments }) } as never;
      })
      .with(examAttemptTokens.helps, examHelps({ drafts: deps.drafts, clock: device }))
      .with(examAttemptTokens.voiceReader, {
        hasVoice: () => of(voice.said !== null),
        read: async (texts) => {
          voice.said?.push(...texts);
          return 'ended' as const;
        },
        stop: () => {},
      })
      .with(examAttemptTokens.records, records)
      .with(examAttemptTokens.runExamAttempt, runExamAttempt({ ...deps, exams: records.exams }))
      .with(
        examAttemptTokens.unsentAnswersOfExam,
        unsentAnswersOfExam({ drafts: deps.drafts, exams: server, hasher: deps.hasher, clock: device, serverClock }),
      )
      .with(deviceTokens.fileSaver, { save })
      .with(examAttemptTokens.checkReceipt, checkReceipt({ hasher: deps.hasher }))
      .with(timeTokens.serverClock, serverClock)
      .with(examTokens.watchCountdown, watch);
    const view = showWith(<main>{part}</main>, { services, session, alerts });
    await settle();
    return view;
  };

  const attemptElsewhere = async (deps = browser.deps()) => {
    const { exam, blankContent } = server;
    const other = runExamAttempt(deps)({ exam, content: blankContent, user: eka.id });
    onTestFinished(() => void other.close());
    await pass(200);
    return other;
  };

  const saved = async (button: string): Promise<string> => {
    await press(button);
    await pass(0);
    const [file] = save.mock.lastCall ?? [];
    return (await file?.text()) ?? 'null';
  };

  return {
    ...{
      device,
      server,
      browser,
      session,
      alerts,
      pass,
      settle,
      show,
      memory,
      kept,
      portal,
      voice,
      timeline,
      attemptElsewhere,
    },
    open: () => show(essayPage),
    typeOffline: async (value: string, milliseconds = sending) => {
      server.online = false;
      type(value);
      await pass(milliseconds);
    },
    reconnect: async () => {
      server.online = true;
      await act(() => device.wake('online'));
      await pass(9 * second); // devices spread their calls over eight seconds when the network is back
    },
    handIn: async () => {
      await press(/^Periksa jawaban/);
      await press('Kumpulkan ujian');
      await press('Ya, kumpulkan');
      await pass(5 * second);
    },
    saved,
    copied: async () => JSON.parse(await saved('Unduh jawaban')),
    texts: () =>
      [...browser.drafts.stored]
        .filter(([name]) => JSON.parse(name)[1] === 'exam')
        .flatMap(([, { content }]) => (content.values as { versions: { value: string }[] }).versions)
        .map(({ value }) => value),
  };
};

export const examOfEachTest = () => {
  const here = {} as ReturnType<typeof examInProgress>;
  beforeEach(() => void Object.assign(here, examInProgress()));
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
  return here;
};

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
export const type = (value: string) => fireEvent.change(field(), { target: { value } });
export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
export const shownDialog = () => document.querySelector('dialog[open]')?.querySelector('h2')?.textContent ?? null;
export const text = () => document.body.textContent;
export const said = politeWords;
export const askAgain = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));
