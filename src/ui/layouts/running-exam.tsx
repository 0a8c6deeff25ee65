import { lazyComponent } from '../lazy-component.ts';
import { useSession } from '../session/session-view.ts';

const Strip = lazyComponent(() => import('../running-exam/running-exam-strip.tsx'), null, true);

/** Loaded lazily, so that guests do not load it. */
export const RunningExam = () => {
  const { candidate } = useSession();
  return candidate && <Strip key={candidate.id} />;
};
