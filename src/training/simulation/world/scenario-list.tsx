import { useState } from 'react';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { useAlerts } from '../../../ui/core/alerts/alerts-view.ts';
import { useCopy } from '../../../ui/core/use-copy.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { CopyButton } from '../../../ui/kit/components/button/copy-button.tsx';
import { Cluster } from '../../../ui/kit/components/layout/cluster.tsx';
import { Stack } from '../../../ui/kit/components/layout/stack.tsx';
import { VisuallyHidden } from '../../../ui/kit/components/text/visually-hidden.tsx';
import { profileOf, usual } from '../network/profiles.ts';
import { OwnScenes } from '../own-scenes/own-scenes.tsx';
import { ReplaceQuestion } from './replace-question.tsx';
import { SceneRows } from './scene-rows.ts';
import { useEnterScene } from './use-scenes.ts';

/** Excludes persona and time, which the scenario sets. */
const linkTo = (scenario: string, control: SimulationControl): string => {
  const network = profileOf(control);
  const query = new URLSearchParams({ skenario: scenario, ...(network && network !== usual && { jaringan: network }) });
  return `${location.origin}/?${query}`;
};

interface ScenarioListProps {
  readonly control: SimulationControl;
  readonly onOpened?: () => void;
}

export const ScenarioList = ({ control, onOpened }: ScenarioListProps) => {
  const copy = useCopy();
  const alerts = useAlerts();
  const enterScene = useEnterScene(control);
  const [asked, setAsked] = useState<string | null>(null);
  const play = async (name: string) => {
    setAsked(null);
    const scene = await control.playScenario(name);
    onOpened?.();
    await enterScene(scene.email, scene);
  };
  const open = async (name: string) => {
    if (await control.replacesWork(name)) setAsked(name);
    else await play(name);
  };
  return (
    <Stack $gap={3}>
      <OwnScenes control={control} {...(onOpened && { onOpened })} />
      <h4>Skenario bawaan</h4>
      <SceneRows aria-label="Daftar skenario">
        {control.scenarios().map(({ name, title }) => (
          <li key={name}>
            <div>
              <strong>{title}</strong>
              <code>{name}</code>
            </div>
            <Cluster $gap={1}>
              <Button variant="secondary" size="small" onClick={() => void open(name).catch(alerts.failed)}>
                Buka<VisuallyHidden> skenario {name}</VisuallyHidden>
              </Button>
              {/* reads the network on click, because other windows can change it */}
              <CopyButton text={name} copy={(scenario) => copy(linkTo(scenario, control))} label="Salin tautan" />
            </Cluster>
          </li>
        ))}
      </SceneRows>
      {asked !== null && (
        <ReplaceQuestion onAgree={() => void play(asked).catch(alerts.failed)} onCancel={() => setAsked(null)} />
      )}
    </Stack>
  );
};
