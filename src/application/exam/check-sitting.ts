import { filter, firstValueFrom } from 'rxjs';
import { recordForm } from '../ports/device/draft-store.ts';
import { answerForm } from './attempt/answer-drafts.ts';
import type { SittingDeps } from './attempt/attempt-effects.ts';
import { openSitting } from './attempt/run-exam-attempt.ts';
import type { Sitting } from './attempt/sitting.ts';
import { subjectOfSitting } from './attempt/sitting-place.ts';
import { within } from './attempt/within.ts';
import { PracticeExams } from './practice-exams.ts';

/**
 * `works` an exam can be taken here · `notOpened` it cannot be answered · `notKept` what was answered is not there when it is opened
 * again · `notSubmitted` it cannot be handed in.
 */
export type SittingReport = 'works' | 'notOpened' | 'notKept' | 'notSubmitted';
export type CheckSitting = ReturnType<typeof checkSitting>;

/** Milliseconds for all of it: it takes less than one where nothing is wrong. */
const longest = 10_000;

const untilWritable = (sitting: Sitting): Promise<unknown> =>
  firstValueFrom(sitting.state.pipe(filter(({ role }) => role === 'writing')));

/**
 * Takes a practice exam by the very code that takes an exam: answers it without a network, opens it again as after a reload, and
 * hands it in. Only its server is not one. Leaves nothing on the device, and never rejects. `user` is the id of the candidate.
 */
export const checkSitting =
  (deps: Omit<SittingDeps, 'exams'>) =>
  async (user: string): Promise<SittingReport> => {
    const { drafts, clock, ids, serverClock } = deps;
    const exams = new PracticeExams(ids.next(), new Date(serverClock.now() ?? clock.now()).toISOString());
    const { exam, blankPaper: paper } = exams;
    const answer = ids.next();
    const sittings: Sitting[] = [];
    const open = async (): Promise<Sitting> => {
      const sitting = openSitting({ ...deps, exams })({ exam, paper, user });
      sittings.push(sitting);
      await untilWritable(sitting);
      return sitting;
    };

    let report: SittingReport = 'notOpened';
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
      await Promise.all(sittings.map((sitting) => sitting.close()));
      const subject = subjectOfSitting(exam);
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
      within(
        clock,
        longest,
        work().catch(() => undefined),
      );
    await tried(take);
    const found = report;
    await tried(leaveNothing);
    return found;
  };
