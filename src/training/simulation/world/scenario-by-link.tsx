import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { OpenedLink } from '../../../application/ports/simulation/simulated-scenarios.ts';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { useAlerts } from '../../../ui/core/alerts/alerts-view.ts';
import { useSession } from '../../../ui/core/session/session-view.ts';
import { offlineFault } from '../network/offline-fault.ts';
import { ReplaceQuestion } from './replace-question.tsx';
import { useEnterScene } from './use-scenes.ts';
import { WrongLink } from './wrong-link.tsx';

interface ScenarioByLinkProps {
  readonly control: SimulationControl;
}

export const ScenarioByLink = ({ control }: ScenarioByLinkProps) => {
  const { status } = useSession();
  const alerts = useAlerts();
  const enterScene = useEnterScene(control);
  const [, navigate] = useLocation();
  const [link, setLink] = useState<OpenedLink | null>(null);
  const begun = useRef(false);

  const follow = async (opened: OpenedLink | null): Promise<void> => {
    if (opened?.kind !== 'opened') return setLink(opened);
    await enterScene(opened.email, opened.scene);
    if (opened.cut) await control.addFault(offlineFault);
  };
  const stay = () => {
    setLink(null);
    navigate(location.pathname, { replace: true });
  };
  const agree = async () => {
    setLink(null);
    await follow(await control.agreeToLink());
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, as soon as the session status is known
  useEffect(() => {
    if (begun.current || status === 'unknown') return;
    begun.current = true;
    follow(control.openedLink()).catch(alerts.failed);
  }, [status]);

  if (link?.kind === 'asks')
    return <ReplaceQuestion onAgree={() => void agree().catch(alerts.failed)} onCancel={stay} />;
  if (link?.kind !== 'wrong') return null;
  return (
    <WrongLink
      control={control}
      title="Tautan simulasi tidak dapat dibuka"
      texts={link.texts}
      onClose={stay}
      onOpened={() => setLink(null)}
    />
  );
};
