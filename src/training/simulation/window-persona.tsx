import { useState } from 'react';
import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { ExternalLinkButton } from '../../ui/kit/components/button/external-link-button.tsx';
import { SelectField } from '../../ui/kit/components/form/select-field.tsx';
import { Cluster } from '../../ui/kit/components/layout/cluster.tsx';
import { Stack } from '../../ui/kit/components/layout/stack.tsx';
import { RememberedSection } from './remembered-section.tsx';

interface WindowPersonaProps {
  readonly control: SimulationControl;
}

const nameOf = (email: string): string => email.replace('@contoh.example', '');

/** Applies to this window only: two windows can be two candidates in one world. */
export const WindowPersona = ({ control }: WindowPersonaProps) => {
  const personas = control.personas();
  const [chosen, setChosen] = useState(personas[0]?.email ?? '');
  const address = `/?${new URLSearchParams({ persona: nameOf(chosen), jendela: 'sendiri' })}`;
  return (
    <RememberedSection id="jendela" title="Jendela ini sebagai …">
      <Stack>
        <p>
          {control.isOwnWindow()
            ? 'Jendela ini memakai sesi sendiri: masuk dan keluar di sini tidak mengubah jendela lain.'
            : 'Jendela ini memakai sesi yang sama dengan jendela lain di browser ini.'}
        </p>
        <SelectField
          label="Sebagai siapa"
          options={personas.map(({ email, fullname }) => ({ id: email, value: email, name: email, title: fullname }))}
          placeholder={null}
          value={chosen}
          onValue={setChosen}
        />
        <Cluster>
          {/* needs a reload, because the cookies are chosen at startup */}
          <Button variant="secondary" size="small" onClick={() => location.assign(address)}>
            Pakai di jendela ini
          </Button>
          <ExternalLinkButton size="small" href={address}>
            Buka jendela baru
          </ExternalLinkButton>
          {control.isOwnWindow() && (
            <Button variant="secondary" size="small" onClick={() => location.assign('/?jendela=bersama')}>
              Ikut sesi jendela lain lagi
            </Button>
          )}
        </Cluster>
      </Stack>
    </RememberedSection>
  );
};
