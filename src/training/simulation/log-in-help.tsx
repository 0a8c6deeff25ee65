import { PersonaList } from './persona-list.tsx';
import { RememberedSection } from './remembered-section.tsx';
import { useSimulation } from './use-simulation.ts';
import { ScenarioList } from './world/scenario-list.tsx';

export const LogInHelp = () => {
  const control = useSimulation();
  if (!control) return null;
  return (
    <>
      <PersonaList />
      <RememberedSection id="skenario" title="Skenario simulasi">
        <ScenarioList control={control} />
      </RememberedSection>
    </>
  );
};
