import { lazyComponent } from '../lazy-component.ts';
import { useSession } from '../session/session-view.ts';

const Strip = lazyComponent(() => import('../running-exam/running-exam-strip.tsx'), null, true);

/** Below the header of every layout: the exam that runs, of a candidate. A guest loads nothing of it. */
export const RunningExam = () => {
  const { candidate } = useSession();
  return candidate && <Strip key={candidate.id} />;
};
