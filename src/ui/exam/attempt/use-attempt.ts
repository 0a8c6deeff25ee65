import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { distinctUntilChanged, filter, map } from 'rxjs';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { useConfig } from '../../config-context.ts';
import { saveBeforeReload } from '../../errors/before-reload.ts';
import { useTimeOver } from '../../running-exam/use-countdown.ts';
import { useServices } from '../../services.tsx';
import { useSessionView } from '../../session/session-view.ts';
import { useExamChanges } from '../exam-data.ts';
import { attemptClosed, attemptName, flushAttempts, goOnAtLogIn, leaveAttempt, showAttempt } from './open-attempts.ts';

export interface AttemptProps {
  readonly exam: Exam;
  readonly content: ExamContent;
  /** The id of the candidate. */
  readonly user: string;
}

/** Opens the attempt of an exam for as long as its page is shown; null until it is there. Keyed by its exam: it does not change. */
export const useAttempt = ({ exam, content, user }: AttemptProps): RunningAttempt | null => {
  const services = useServices();
  const view = useSessionView();
  const [attempt, setAttempt] = useState<RunningAttempt | null>(null);
  const first = useRef({ exam, content });

  const name = attemptName(exam, user);
  useEffect(() => {
    let ended = false;
    const begin = async () => {
      const runExamAttempt = await services.resolve(examAttemptTokens.runExamAttempt);
      await attemptClosed(services, name);
      if (ended) return;
      saveBeforeReload(flushAttempts(services));
      setAttempt(showAttempt(services, name, () => runExamAttempt({ ...first.current, user })));
    };
    begin().catch((error: unknown) =>
      setAttempt(() => {
        throw error; // a part of the portal that is gone: the error boundary knows what to do
      }),
    );
    return () => {
      ended = true;
      leaveAttempt(services, name, user, view);
    };
  }, [services, user, name, view]);

  useMerging(attempt, content);
  useSealing(attempt, exam);
  useAsking(attempt, exam);
  useEffect(() => attempt?.renew(exam), [attempt, exam]);
  useSessionOf(attempt, user);
  return attempt;
};

/** What other devices answered comes with each later reading of the paper. */
const useMerging = (attempt: RunningAttempt | null, content: ExamContent): void => {
  useEffect(() => attempt?.merge(content), [attempt, content]);
};

/** When the time is over nothing is taken any more, until an extension. */
const useSealing = (attempt: RunningAttempt | null, exam: Exam): void => {
  const over = useTimeOver(exam);
  useEffect(() => attempt?.lock(over), [attempt, over]);
};

/**
 * Asks at once how the exam stands where that may have changed unseen: a save was answered in a way that may have been the submission, or
 * the time is over, and may have been made longer.
 */
const useAsking = (attempt: RunningAttempt | null, exam: Exam): void => {
  const { ask } = useExamChanges();
  const { partialSaves } = useConfig().features;
  const over = useTimeOver(exam);
  const askNow = useEffectEvent(() => void ask(exam).catch(() => undefined)); // else it is asked for again later
  useEffect(() => {
    if (!attempt || !partialSaves) return;
    const doubts = attempt.state.pipe(
      map(({ deviceOnly, takenEarly }) => deviceOnly || takenEarly),
      distinctUntilChanged(),
      filter(Boolean),
    );
    const subscription = doubts.subscribe(() => askNow());
    return () => subscription.unsubscribe();
  }, [attempt, partialSaves]);
  useEffect(() => {
    if (over) askNow();
  }, [over]);
};

/** A session that is over is opened again in place; each log-in of the same person lets the attempt go on. */
const useSessionOf = (attempt: RunningAttempt | null, user: string): void => {
  const view = useSessionView();
  useEffect(() => {
    if (!attempt) return;
    let over = false;
    const subscription = attempt.state.subscribe(({ sessionOver }) => {
      if (sessionOver && !over) view.expired = true;
      over = sessionOver;
    });
    subscription.add(goOnAtLogIn(attempt, user, view));
    return () => subscription.unsubscribe();
  }, [attempt, user, view]);
};
