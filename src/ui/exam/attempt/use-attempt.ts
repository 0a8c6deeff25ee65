import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { distinctUntilChanged, filter, map } from 'rxjs';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import { examTokens } from '../../../application/exam/tokens.ts';
import { deadlineOf, type Exam } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { useConfig } from '../../core/config-context.ts';
import { saveBeforeReload } from '../../core/errors/before-reload.ts';
import { readSoon, shareOf } from '../../core/page/spread.ts';
import { lazyService, type ServicesHandle, useServices } from '../../core/services.tsx';
import { useSessionView } from '../../core/session/session-view.ts';
import { useEventsArrive } from '../../core/use-events-arrive.ts';
import { useOpening } from '../../core/use-opening.ts';
import { useExamChanges } from '../exam-data.ts';
import { useTimeOver } from '../public/use-countdown.ts';
import { keepQuestion, keptPosition, positionName } from './last-position.ts';
import { attemptClosed, attemptName, flushAttempts, goOnAtLogIn, leaveAttempt, showAttempt } from './open-attempts.ts';
import { readTabPosition } from './tab-position.ts';

export interface AttemptProps {
  readonly exam: Exam;
  readonly content: ExamContent;
  readonly user: string;
}

const restorePosition = async (services: ServicesHandle, exam: Exam, name: string): Promise<void> => {
  const { id, startedAt } = exam;
  if (keptPosition(positionName(name, exam))) return;
  const inTab = await readTabPosition(services, name, startedAt);
  const kept = inTab === null ? await lazyService(services, examTokens.keptExams).exam(exam) : null;
  const isSame = kept?.all.exams.some((each) => each.id === id && each.startedAt === startedAt);
  const last = isSame ? kept?.place : inTab;
  if (last != null) keepQuestion(positionName(name, exam), last);
};

/** Null until the attempt is open. The calling component must have the exam as its React key. */
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
      await restorePosition(services, first.current.exam, name);
      if (ended) return;
      saveBeforeReload(flushAttempts(services));
      setAttempt(showAttempt(services, name, () => runExamAttempt({ ...first.current, user })));
    };
    begin().catch((error: unknown) =>
      setAttempt(() => {
        throw error; // a chunk failed to load: the error boundary handles it
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

const useMerging = (attempt: RunningAttempt | null, content: ExamContent): void => {
  useEffect(() => attempt?.merge(content), [attempt, content]);
};

const useSealing = (attempt: RunningAttempt | null, exam: Exam): void => {
  const over = useTimeOver(exam);
  useEffect(() => attempt?.lock(over), [attempt, over]);
};

/**
 * Milliseconds. If events replace frequent polling, the exam is fetched this long before its end, or up to twice as early, because the
 * event of an extension may have been lost. In any case it is fetched within `afterEndMs` after the end.
 */
const beforeEndMs = 2 * 60_000;
const afterEndMs = 10_000;

/**
 * Fetches the exam when its status may have changed: a save may count as the submission or be refused after one, or the time may be
 * extended.
 */
const useAsking = (attempt: RunningAttempt | null, exam: Exam): void => {
  const { ask } = useExamChanges();
  const { partialSaves } = useConfig().features;
  const over = useTimeOver(exam);
  const askNow = useEffectEvent(() => void ask(exam).catch(() => undefined)); // after a failure, a later refetch repeats the request
  useEffect(() => {
    if (!attempt || !partialSaves) return;
    const doubts = attempt.state.pipe(
      map(({ deviceOnly, takenEarly, closed, refused }) => deviceOnly || takenEarly || closed !== null || refused > 0),
      distinctUntilChanged(),
      filter(Boolean),
    );
    const subscription = doubts.subscribe(() => askNow());
    return () => subscription.unsubscribe();
  }, [attempt, partialSaves]);
  useEffect(() => (over ? readSoon(askNow, { withinMs: afterEndMs }) : undefined), [over]);
  const deadline = deadlineOf(exam);
  useOpening(
    useEventsArrive() && deadline !== null ? deadline - beforeEndMs * (1 + shareOf(exam.trxId)) : null,
    askNow,
  );
};

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
