import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { useSession } from '../../../ui/core/session/session-view.ts';
import { WrongLink } from '../world/wrong-link.tsx';
import { useOpenScene } from './use-open-scene.tsx';

const linked = (): string | null => /^#adegan=(.*)$/.exec(location.hash)?.[1] ?? null;

/** Opens the scene in the fragment of the address, also when the link is followed in a page that is already open. */
export const SceneByLink = ({ control }: { readonly control: SimulationControl }) => {
  const { status } = useSession();
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState<string | null>(null);
  const known = status !== 'unknown';
  const stay = () => {
    setWrong(null);
    navigate(location.pathname + location.search, { replace: true });
  };
  const { open, question } = useOpenScene(control, { onRefused: setWrong, onCancel: stay });
  const turns = useRef(open);
  turns.current = open;

  useEffect(() => {
    if (!known) return;
    const follow = () => {
      const link = linked();
      if (link !== null) void turns.current({ link });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [known]);

  if (wrong === null) return question;
  return (
    <WrongLink
      control={control}
      title="Tautan adegan tidak dapat dibuka"
      texts={[wrong]}
      onClose={stay}
      onOpened={() => setWrong(null)}
    />
  );
};
