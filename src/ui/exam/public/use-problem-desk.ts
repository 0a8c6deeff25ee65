import { useCallback, useEffect, useRef, useState } from 'react';
import type { NewProblem, ProblemDesk } from '../../../application/exam/problems/question-problems.ts';
import { examProblemTokens } from '../../../application/exam/problems/tokens.ts';
import type { KeptProblem } from '../../../domain/exam/question-problem.ts';
import { useServices } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';

const none: readonly KeptProblem[] = [];

/**
 * The reports of an assessment that this device keeps. What waits is sent while the page is open. `report` rejects if the code for it
 * could not be loaded.
 */
export const useProblemDesk = (
  trxId: string,
): { readonly kept: readonly KeptProblem[]; readonly report: (problem: NewProblem) => Promise<void> } => {
  const services = useServices();
  const { candidate } = useSession();
  const [user, email] = [candidate?.id, candidate?.email ?? ''];
  const [kept, setKept] = useState(none);
  const desk = useRef<Promise<ProblemDesk | null>>(Promise.resolve(null));
  useEffect(() => {
    if (user === undefined) return;
    const stop = new AbortController();
    const open = async () => {
      const problems = await services.resolve(examProblemTokens.questionProblems);
      if (stop.signal.aborted) return null;
      const opened = problems(trxId, { user, email });
      const subscription = opened.state.subscribe(setKept);
      stop.signal.addEventListener('abort', () => {
        subscription.unsubscribe();
        opened.close();
      });
      return opened;
    };
    desk.current = open();
    desk.current.catch(() => undefined); // without it the exam goes on
    return () => stop.abort();
  }, [services, trxId, user, email]);
  const report = useCallback(async (problem: NewProblem) => {
    const opened = await desk.current;
    if (!opened) throw new Error('no desk for reports');
    opened.report(problem);
  }, []);
  return { kept, report };
};
