import { type ReactNode, useState } from 'react';
import type { OwnSceneSource } from '../../../application/ports/simulation/simulated-own-scenes.ts';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { useAlerts } from '../../../ui/core/alerts/alerts-view.ts';
import { paths } from '../../../ui/core/paths.ts';
import { makeWay } from '../frame/panel-state.ts';
import { ReplaceQuestion } from '../world/replace-question.tsx';
import { useEnterOwnScene } from '../world/use-scenes.ts';

export const isPortalPage = (page: string): boolean => {
  const [pathname = ''] = page.split('?');
  return pathname.startsWith('/') && Object.values(paths).some((path) => path.match(pathname) !== null);
};

interface OpenScene {
  /** Opens a scene. Asks first if the scene would replace a world that the user has changed. */
  readonly open: (source: OwnSceneSource) => Promise<void>;
  readonly question: ReactNode;
}

interface OpenSceneSettings {
  readonly onOpened?: () => void;
  readonly onRefused: (text: string) => void;
  readonly onCancel?: () => void;
}

export const useOpenScene = (
  control: SimulationControl,
  { onOpened, onRefused, onCancel }: OpenSceneSettings,
): OpenScene => {
  const alerts = useAlerts();
  const enterScene = useEnterOwnScene(control);
  const [asked, setAsked] = useState<OwnSceneSource | null>(null);
  const inWords = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (error instanceof RangeError) onRefused(error.message);
      else alerts.failed(error);
    }
  };
  const play = (source: OwnSceneSource) =>
    inWords(async () => {
      setAsked(null);
      const opened = await control.openOwnScene(source);
      onOpened?.();
      makeWay();
      await enterScene(opened);
    });
  const open = (source: OwnSceneSource) =>
    inWords(async () => {
      const { page, asks } = await control.readOwnScene(source);
      if (!isPortalPage(page))
        throw new RangeError(`Halaman adegan ini, “${page.slice(0, 60)}”, bukan halaman portal ini.`);
      if (asks) setAsked(source);
      else await play(source);
    });
  const cancel = () => {
    setAsked(null);
    onCancel?.();
  };
  const question = asked && <ReplaceQuestion what="Adegan" onAgree={() => void play(asked)} onCancel={cancel} />;
  return { open, question };
};
