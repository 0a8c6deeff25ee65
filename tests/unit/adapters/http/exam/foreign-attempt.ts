import { HttpExamRepository } from '../../../../../src/adapters/http/exam/http-exam-repository.ts';
import type { AttemptDeps } from '../../../../../src/application/exam/attempt/attempt-effects.ts';
import { runExamAttempt } from '../../../../../src/application/exam/attempt/run-exam-attempt.ts';
import type { RunningAttempt, SubmitOutcome } from '../../../../../src/application/exam/attempt/running-attempt.ts';
import { unsentAnswersOfExam } from '../../../../../src/application/exam/attempt/unsent-answers-of-exam.ts';
import { ExamServer, examBrowser } from '../../../../fakes/exam-fakes.ts';
import { settled } from '../../../../fakes/purchase-fakes.ts';
import { FakeDevice } from '../../../../fakes/time-fakes.ts';
import { jsonReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';

export const user = '7';
const key = { trxId: 'TRX-1', id: '42' };
const questions = ['S1', 'S2', 'S3'];

export interface SentAnswers {
  readonly action: string;
  readonly digest?: string;
  readonly answers: readonly { readonly question_detail_id: string; readonly value: string }[];
}

const running = { question_id: 42, kind: 'essay', status: 'running', time: 60, started_at: '2026-03-02 09:00:00' };

export interface ForeignServer {
  exam: Record<string, unknown>;
  answers: (body: SentAnswers) => Response | Promise<Response>;
  questions: () => Response;
  status: () => Response;
}

export const foreignAttempt = (own: Partial<ForeignServer> = {}) => {
  const device = new FakeDevice();
  const browser = examBrowser(device, new ExamServer(device, []));
  const server: ForeignServer = {
    exam: running,
    answers: () => jsonReply({ message: 'OK' }),
    questions: () =>
      jsonReply({ data: { questions: questions.map((id) => ({ question_detail_id: id, kind: 'essay' })) } }),
    status: () => jsonReply({ data: { exams: [server.exam] } }),
    ...own,
  };
  const sent: SentAnswers[] = [];
  const calls: string[] = [];
  const client = scriptedClient(async (request) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    if (pathname.includes('exam-status')) return server.status();
    if (pathname.endsWith('questions')) return server.questions();
    const body = (await request.json()) as SentAnswers;
    sent.push(body);
    return server.answers(body);
  });
  const exams = new HttpExamRepository(client.http);
  /** Advances the clock in small steps, so that replies, which take no simulated time, are handled between the timers. */
  const pass = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 500) {
      await device.pass(Math.min(500, left));
      for (let turn = 0; turn < 12; turn += 1) await settled();
    }
  };
  const examNow = async () => {
    const found = (await exams.exams(key.trxId))?.exams.find(({ id }) => id === key.id);
    if (!found) throw new Error('the exam is not there');
    return found;
  };
  const open = async (deps: Partial<AttemptDeps> = {}): Promise<RunningAttempt> => {
    const all = { ...browser.deps(), exams, ...deps };
    const attempt = runExamAttempt(all)({ exam: await examNow(), content: await exams.content(key), user });
    await pass(500);
    return attempt;
  };
  const answered = async (): Promise<RunningAttempt> => {
    const attempt = await open({ partialSaves: false });
    for (const id of questions) attempt.answer(id, `jawaban ${id}`);
    await pass(1_000);
    return attempt;
  };
  /** Advances the clock until the work has ended. */
  const ended = async <Result>(work: Promise<Result>): Promise<Result> => {
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    work.then(over, over);
    for (let turn = 0; turn < 400 && !isOver; turn += 1) await pass(100);
    if (!isOver) throw new Error('the work did not end');
    return work;
  };
  const submit = (attempt: RunningAttempt, leftOut: readonly string[] = []): Promise<SubmitOutcome> =>
    ended(attempt.submit(leftOut));
  const kept = (): readonly string[] =>
    [...browser.drafts.stored]
      .filter(([name]) => JSON.parse(name)[1] === 'exam')
      .flatMap(([, { content }]) => (content.values as { versions: { value: string }[] }).versions)
      .map(({ value }) => value)
      .sort();
  const left = async () => ended(unsentAnswersOfExam({ ...browser.deps(), exams })(user, await examNow()));
  return { device, browser, server, exams, sent, calls, pass, open, answered, submit, kept, left, examNow };
};

export const allAnswers = questions.map((id) => `jawaban ${id}`);
export const phasesOf = (attempt: RunningAttempt) =>
  [...attempt.state.value.answers.values()].map(({ phase }) => phase);
export const inWib = (instant: number): string =>
  new Date(instant + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
