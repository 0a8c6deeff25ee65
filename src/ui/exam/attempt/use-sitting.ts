import { useEffect, useRef, useState } from 'react';
import type { Sitting } from '../../../application/exam/attempt/sitting.ts';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamPaper } from '../../../domain/exam/question.ts';
import { saveBeforeReload } from '../../errors/before-reload.ts';
import { useTimeOver } from '../../running-exam/use-countdown.ts';
import { useServices } from '../../services.tsx';
import { useSessionView } from '../../session/session-view.ts';
import { flushSittings, goOnAtLogIn, leaveSitting, showSitting, sittingClosed, sittingName } from './open-sittings.ts';

export interface SittingProps {
  readonly exam: Exam;
  readonly paper: ExamPaper;
  /** The id of the candidate. */
  readonly user: string;
}

/** Opens the sitting of an exam for as long as its page is shown; null until it is there. Keyed by its exam: it does not change. */
export const useSitting = ({ exam, paper, user }: SittingProps): Sitting | null => {
  const services = useServices();
  const view = useSessionView();
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const first = useRef({ exam, paper });

  const name = sittingName(exam, user);
  useEffect(() => {
    let ended = false;
    const begin = async () => {
      const openSitting = await services.resolve(examAttemptTokens.openSitting);
      await sittingClosed(services, name);
      if (ended) return;
      saveBeforeReload(flushSittings(services));
      setSitting(showSitting(services, name, () => openSitting({ ...first.current, user })));
    };
    begin().catch((error: unknown) =>
      setSitting(() => {
        throw error; // a part of the portal that is gone: the error boundary knows what to do
      }),
    );
    return () => {
      ended = true;
      leaveSitting(services, name, user, view);
    };
  }, [services, user, name, view]);

  useMerging(sitting, paper);
  useSealing(sitting, exam);
  useEffect(() => sitting?.renew(exam), [sitting, exam]);
  useSessionOf(sitting, user);
  return sitting;
};

/** What other devices answered comes with each later reading of the paper. */
const useMerging = (sitting: Sitting | null, paper: ExamPaper): void => {
  useEffect(() => sitting?.merge(paper), [sitting, paper]);
};

/** When the time is over nothing is taken any more, until an extension. */
const useSealing = (sitting: Sitting | null, exam: Exam): void => {
  const over = useTimeOver(exam);
  useEffect(() => sitting?.seal(over), [sitting, over]);
};

/** A session that is over is opened again in place; each log-in of the same person lets the sitting go on. */
const useSessionOf = (sitting: Sitting | null, user: string): void => {
  const view = useSessionView();
  useEffect(() => {
    if (!sitting) return;
    let over = false;
    const subscription = sitting.state.subscribe(({ sessionOver }) => {
      if (sessionOver && !over) view.expired = true;
      over = sessionOver;
    });
    subscription.add(goOnAtLogIn(sitting, user, view));
    return () => subscription.unsubscribe();
  }, [sitting, user, view]);
};
