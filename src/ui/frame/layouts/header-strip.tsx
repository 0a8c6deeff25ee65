import { useConfig } from '../../core/config-context.ts';
import { lazyComponent } from '../../core/lazy-component.ts';
import { useSession } from '../../core/session/session-view.ts';

const RunningExam = lazyComponent(() => import('../../exam/public/running-exam-strip.tsx'), null, true);
const Maintenance = lazyComponent(() => import('./maintenance-strip.tsx'), null, true);

/** The running exam, or else an announced maintenance. Loaded lazily, so that guests do not load the code of exams. */
export const HeaderStrip = () => {
  const { maintenance } = useConfig();
  const { candidate } = useSession();
  const announced = maintenance && <Maintenance {...maintenance} />;
  if (!candidate) return announced;
  return <RunningExam key={candidate.id} otherwise={announced} />;
};
