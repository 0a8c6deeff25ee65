import { useEffect, useState } from 'react';
import type { ProblemDesk } from '../../../application/exam/problems/question-problems.ts';
import { examProblemTokens } from '../../../application/exam/problems/tokens.ts';
import type { KeptProblem } from '../../../domain/exam/question-problem.ts';
import { useServices } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';

const none: readonly KeptProblem[] = [];

/** The reports of an assessment that this device keeps. What waits is sent while the page is open. `desk` is null until it has loaded. */
export const useProblemDesk = (
  trxId: string,
): { readonly desk: ProblemDesk | null; readonly kept: readonly KeptProblem[] } => {
  const services = useServices();
  const { candidate } = useSession();
  const [user, email] = [candidate?.id, candidate?.email ?? ''];
  const [desk, setDesk] = useState<ProblemDesk | null>(null);
  const [kept, setKept] = useState(none);
  useEffect(() => {
    if (user === undefined) return;
    const stop = new AbortController();
    const open = async () => {
      const problems = await services.resolve(examProblemTokens.questionProblems);
      if (stop.signal.aborted) return;
      const opened = problems(trxId, { user, email });
      const subscription = opened.state.subscribe(setKept);
      stop.signal.addEventListener('abort', () => {
        subscription.unsubscribe();
        opened.close();
      });
      setDesk(opened);
    };
    open().catch(() => undefined); // without it the exam goes on
    return () => stop.abort();
  }, [services, trxId, user, email]);
  return { desk, kept };
};
