import { filter, firstValueFrom } from 'rxjs';
import { recordForm } from '../ports/device/draft-store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { answerForm } from './attempt/answer-drafts.ts';
import type { AttemptDeps } from './attempt/attempt-effects.ts';
import { subjectOfAttempt } from './attempt/attempt-key.ts';
import { runExamAttempt } from './attempt/run-exam-attempt.ts';
import type { RunningAttempt } from './attempt/running-attempt.ts';
import { withTimeout } from './attempt/with-timeout.ts';
import { PracticeExams } from './practice-exams.ts';

/** `notOpened`: the test exam cannot be answered. `notKept`: it loses its answer when reopened. `notSubmitted`: it cannot be submitted. */
export type AttemptReport = 'works' | 'notOpened' | 'notKept' | 'notSubmitted';
export type CheckAttempt = ReturnType<typeof checkAttempt>;

const longest = 10_000;
const longestReading = 5_000;

const untilWritable = (attempt: RunningAttempt): Promise<unknown> =>
  firstValueFrom(attempt.state.pipe(filter(({ role }) => role === 'writing')));

/** Runs the real exam code against a fake server: answer offline, reopen, submit. Leaves nothing on the device. Never rejects. */
export const checkAttempt =
  (deps: Omit<AttemptDeps, 'exams' | 'serverClock'> & { readonly serverClock: Pick<ServerClock, 'now' | 'read'> }) =>
  async (user: string): Promise<AttemptReport> => {
    const { drafts, clock, ids, serverClock } = deps;
    // with a device clock that is weeks behind, the exam would be over as soon as the server's time is known
    if (serverClock.now() === null)
      await withTimeout(
        clock,
        longestReading,
        serverClock.read().catch(() => undefined),
      );
    const exams = new PracticeExams(ids.next(), new Date(serverClock.now() ?? clock.now()).toISOString());
    const { exam, blankContent: content } = exams;
    const answer = ids.next();
    const attempts: RunningAttempt[] = [];
    const open = async (): Promise<RunningAttempt> => {
      const attempt = runExamAttempt({ ...deps, exams })({ exam, content, user });
      attempts.push(attempt);
      await untilWritable(attempt);
      return attempt;
    };

    let report: AttemptReport = 'notOpened';
    const take = async () => {
      const first = await open();
      if (!first.answer(exam.id, answer)) return;
      report = 'notKept';
      await first.close();
      const again = await open();
      if (again.state.value.answers.get(exam.id)?.value !== answer) return;
      report = 'notSubmitted';
      exams.reachable = true;
      const outcome = await again.submit();
      if (outcome.kind === 'submitted') report = 'works';
    };
    const leaveNothing = async () => {
      await Promise.all(attempts.map((attempt) => attempt.close()));
      const subject = subjectOfAttempt(exam);
      const keys = [
        { user, form: answerForm, subject: `${subject}/${exam.id}` },
        { user, form: recordForm, subject },
      ];
      for (const key of keys) {
        const { revision, content } = await drafts.read(key);
        if (content) await drafts.save(key, revision, null);
      }
    };

    const tried = (work: () => Promise<void>) =>
      withTimeout(
        clock,
        longest,
        work().catch(() => undefined),
      );
    await tried(take);
    const found = report;
    await tried(leaveNothing);
    return found;
  };
