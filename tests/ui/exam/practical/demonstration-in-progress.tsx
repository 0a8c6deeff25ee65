import { act, fireEvent, screen } from '@testing-library/react';
import { BehaviorSubject, NEVER } from 'rxjs';
import { beforeEach } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { draftSessions } from '../../../../src/application/draft/draft-sessions.ts';
import { draftTokens } from '../../../../src/application/draft/tokens.ts';
import type { AttemptState, RunningAttempt } from '../../../../src/application/exam/attempt/running-attempt.ts';
import { examAttemptTokens } from '../../../../src/application/exam/attempt-tokens.ts';
import { examTokens } from '../../../../src/application/exam/tokens.ts';
import { demonstrationQueries } from '../../../../src/application/exam/uploads/demonstration-queries.ts';
import { openUploads } from '../../../../src/application/exam/uploads/open-uploads.ts';
import { asItIs } from '../../../../src/application/files/prepare-file.ts';
import type { ExamUpload, UploadOptions } from '../../../../src/application/ports/exam/exam-repository.ts';
import { timeTokens } from '../../../../src/application/time/tokens.ts';
import { encodeTrxId } from '../../../../src/domain/assessment/trx-id.ts';
import { viewOf } from '../../../../src/domain/exam/attempt-state.ts';
import type { Exam } from '../../../../src/domain/exam/exam.ts';
import { newAttempt } from '../../../../src/domain/exam/exam-attempt.ts';
import type { ExamContent, UploadedFile } from '../../../../src/domain/exam/question.ts';
import { createAlertsView } from '../../../../src/ui/core/alerts/alerts-view.ts';
import { paths } from '../../../../src/ui/core/paths.ts';
import { AttemptPage } from '../../../../src/ui/exam/attempt/attempt-page.tsx';
import { useExamContent } from '../../../../src/ui/exam/exam-data.ts';
import { WithUploads } from '../../../../src/ui/exam/practical/demonstration-uploads.tsx';
import { anExam } from '../../../builders/exam.ts';
import { imageOf, pdfHead } from '../../../builders/images.ts';
import { deviceDrafts, draftTools } from '../../../fakes/draft-fakes.ts';
import { tabsOf, webLocksOf } from '../../../fakes/tab-fakes.ts';
import { SetServerClock } from '../../../fakes/time-fakes.ts';
import { FakeServices, onceAsked, person, sessionOf, showWith } from '../../show-with.tsx';
import { examsOf } from '../exams-of.ts';

const exam = anExam({ id: 'demo', kind: 'demonstration', type: null, questionCount: 1, submitAllowed: false });
const all = examsOf([exam]);
const paperWith = (file: UploadedFile | null): ExamContent => ({
  examId: 'demo',
  trxId: 'TRX-1',
  instructionsHtml: null,
  scenarioHtml: null,
  steps: [],
  units: [],
  questions: [{ kind: 'upload', id: 't1', no: 1, html: 'Unggah laporan.', maxKb: 10 }],
  answers: file ? [{ questionId: 't1', current: null, others: [], file }] : [],
});
export const fileOf = (name: string, size = 1000, head: readonly number[] = pdfHead) =>
  new File([imageOf(head, size)], name);

type Upload = (task: ExamUpload, options: UploadOptions) => Promise<UploadedFile>;

export const taking: Upload = async ({ file }) => ({
  id: `f-${file.name}`,
  name: file.name,
  size: file.size,
  uploadedAt: '2026-03-02T02:10:00Z',
});
export const failing =
  (failure: ConstructorParameters<typeof ApiFailure>[0]): Upload =>
  () =>
    Promise.reject(new ApiFailure(failure));

export const onItsWay = () => {
  const way = {
    aborted: false,
    arrive: async () => {},
    progress: async (_percent: number) => {},
    upload: ((task, options) =>
      new Promise((resolve, reject) => {
        way.arrive = () => act(async () => resolve(await taking(task, options)));
        way.progress = (percent) => act(async () => options.onProgress(percent * 10, 1000));
        options.signal.addEventListener('abort', () => {
          way.aborted = true;
          reject(new ApiFailure({ kind: 'cancelled' }));
        });
      })) as Upload,
  };
  return way;
};

const Page = ({ exam, attempt }: { readonly exam: Exam; readonly attempt: RunningAttempt }) => {
  const { data: content } = useExamContent(exam);
  return (
    content && (
      <WithUploads exam={exam} content={content} attempt={attempt}>
        <main>
          <AttemptPage all={all} exam={exam} content={content} attempt={attempt} name="ujian" />
        </main>
      </WithUploads>
    )
  );
};

/**
 * A running demonstration on one device and one server; `durable`: the device’s storage works. `open` shows the demonstration like a
 * freshly loaded page.
 */
export const demonstrationInProgress = ({ durable = true } = {}) => {
  const tools = draftTools();
  const drafts = deviceDrafts({ durable });
  const server = {
    file: null as UploadedFile | null,
    keys: [] as string[],
    answeredAt: [] as string[],
    online: true,
    upload: taking,
    /** Which of its replies name a task's file: the paper with its answers, the one about that task, or both. */
    tells: 'both' as 'paper' | 'task' | 'both',
  };
  const exams = {
    upload: async (task: ExamUpload, options: UploadOptions) => {
      server.keys.push(options.requestKey);
      server.answeredAt.push(task.answeredAt);
      server.file = await server.upload(task, options);
      return server.file;
    },
    uploaded: async () => {
      if (!server.online) throw new ApiFailure({ kind: 'network' });
      return server.tells === 'paper' ? null : server.file;
    },
  };
  const clock = new SetServerClock();
  clock.set(() => Date.parse('2026-03-02T02:05:00Z'));
  const services = new FakeServices()
    .with(draftTokens.draftSessions, draftSessions({ ...tools, drafts }))
    .with(draftTokens.tabLeader, tabsOf(webLocksOf(tools.clock), tools.clock)())
    .with(timeTokens.serverClock, clock)
    .with(examTokens.watchCountdown, () => NEVER)
    .with(examTokens.examQueries, {
      exams: async () => all,
      content: async () => paperWith(server.tells === 'task' ? null : server.file),
    })
    .with(examAttemptTokens.demonstrationQueries, demonstrationQueries({ exams }))
    .with(
      examAttemptTokens.openUploads,
      openUploads({
        exams,
        realtime: { announceChange: () => undefined },
        prepare: async (file) => asItIs(file),
        serverClock: clock,
        clock: tools.clock,
        random: { next: () => 0.5 },
      }),
    );
  const session = sessionOf(person('7'));
  const state = new BehaviorSubject<AttemptState>({
    ...viewOf(newAttempt(paperWith(null))),
    role: 'writing',
    closed: null,
  });
  const attempt = { state, submit: () => new Promise(() => {}), sendNow: () => {} } as unknown as RunningAttempt;

  const alerts = createAlertsView();
  let queries = onceAsked();

  const open = async (change: Partial<Exam> = {}) => {
    queries = onceAsked();
    window.history.replaceState(null, '', paths.demonstrationExam.to({ trxid: encodeTrxId('TRX-1') }));
    const page = <Page exam={{ ...exam, ...change }} attempt={attempt} />;
    const view = showWith(page, { services, session, alerts, queries });
    await screen.findByRole('region', { name: 'Tugas 1' });
    return view;
  };
  return {
    ...{ server, clock, session, alerts, open },
    send: async (upload: Upload, name = 'laporan.pdf') => {
      await open();
      server.upload = upload;
      await choose(fileOf(name));
    },
    sendSlowly: async () => {
      await open();
      const way = onItsWay();
      server.upload = way.upload;
      await choose(fileOf('laporan.pdf'));
      return way;
    },
    read: () =>
      JSON.stringify(
        queries
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    holdsAny: () => drafts.holdsAny('7'),
    turn: (change: Partial<AttemptState>) => act(async () => state.next({ ...state.value, ...change })),
  };
};

export const demonstrationOfEachTest = () => {
  const here = {} as ReturnType<typeof demonstrationInProgress>;
  beforeEach(() => void Object.assign(here, demonstrationInProgress()));
  return here;
};

export const choose = async (file: File) => {
  const input = await screen.findByLabelText(/^File (hasil|pengganti)/);
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
};
export const press = async (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));
export const task = () => screen.getByRole('region', { name: 'Tugas 1' });
export const review = async () => {
  await press('Periksa dan kumpulkan');
  await screen.findByRole('heading', { name: 'Periksa unggahan' });
};
export const uploaded = () => screen.findByText(/diterima server/, { selector: 'small' });
