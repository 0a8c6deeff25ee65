import { useState } from 'react';
import { styled } from 'styled-components';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { useAlerts } from '../../alerts/alerts-view.ts';
import { Button } from '../../components/button/button.tsx';
import { CopyButton } from '../../components/button/copy-button.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';
import { useCopy } from '../../use-copy.ts';
import { profileOf, usual } from '../network/profiles.ts';
import { ReplaceQuestion } from './replace-question.tsx';
import { useEnterScene } from './use-scenes.ts';

const List = styled.ul`
  display: grid;
  list-style: none;
  padding: 0;

  li {
    align-items: center;
    border-block-start: 1px solid ${color.border};
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(3)};
    justify-content: space-between;
    padding-block: ${space(1.5)};
  }

  li > div:first-child {
    flex: 1 1 12rem;
  }

  strong {
    display: block;
    font-weight: ${fontWeight.semibold};
  }

  code {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space(1)};
`;

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
    <>
      <List aria-label="Daftar skenario">
        {control.scenarios().map(({ name, title }) => (
          <li key={name}>
            <div>
              <strong>{title}</strong>
              <code>{name}</code>
            </div>
            <Actions>
              <Button variant="secondary" size="small" onClick={() => void open(name).catch(alerts.failed)}>
                Buka<VisuallyHidden> skenario {name}</VisuallyHidden>
              </Button>
              {/* reads the network on click, because other windows can change it */}
              <CopyButton text={name} copy={(scenario) => copy(linkTo(scenario, control))} label="Salin tautan" />
            </Actions>
          </li>
        ))}
      </List>
      {asked !== null && (
        <ReplaceQuestion onAgree={() => void play(asked).catch(alerts.failed)} onCancel={() => setAsked(null)} />
      )}
    </>
  );
};
