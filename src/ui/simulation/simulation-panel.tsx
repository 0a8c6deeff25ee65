import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { styled } from 'styled-components';
import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';
import { Button } from '../components/button/button.tsx';
import { SelectField } from '../components/form/select-field.tsx';
import { Cluster } from '../components/layout/cluster.tsx';
import { Dialog } from '../components/overlay/dialog.tsx';
import { useSession, useSessionView } from '../session/session-view.ts';
import { space } from '../theme/theme.ts';
import { CodeList } from './code-list.tsx';
import { FaultChoices } from './fault-choices.tsx';
import { Mailbox } from './mailbox.tsx';
import { PersonaList } from './persona-list.tsx';
import { RememberedSection } from './remembered-section.tsx';
import { StaffDesk } from './staff-desk.tsx';
import { ScenarioList } from './world/scenario-list.tsx';
import { TimeChoices } from './world/time-choices.tsx';
import { Worlds } from './world/worlds.tsx';

const Section = styled.section`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(4)};
`;

const latencies = [0, 120, 600, 2_000, 5_000].map((milliseconds) => ({
  id: String(milliseconds),
  value: String(milliseconds),
  name: String(milliseconds),
  title: milliseconds === 0 ? 'Tanpa jeda' : `${milliseconds} milidetik`,
}));

const masses = [
  { title: 'Isi sedikit (20 dan 20)', notifications: 20, transactions: 20 },
  { title: 'Isi data besar (10.000 dan 2.000)', notifications: 10_000, transactions: 2_000 },
  { title: 'Tambah APL 02 pendek (2 unit)', apl02Units: 2 },
  { title: 'Tambah APL 02 panjang (12 unit)', apl02Units: 12 },
  { title: 'Tambah ujian 30 soal', examQuestions: 30 },
  { title: 'Tambah ujian 300 soal', examQuestions: 300 },
];

interface PanelProps {
  readonly control: SimulationControl;
  readonly onClose: () => void;
}

/** Panel Simulasi: who one is, what the other side does, what time it is, how slow and how broken the server is. */
export const SimulationPanel = ({ control, onClose }: PanelProps) => {
  const [, look] = useReducer((count: number) => count + 1, 0);
  const queries = useQueryClient();
  const session = useSessionView();
  const { candidate } = useSession();
  /** Does something to the world and reads everything again that is on screen. */
  const change = async (doing: Promise<void>) => {
    await doing;
    look();
    await queries.invalidateQueries();
  };
  const fill = async (rows: Parameters<SimulationControl['fill']>[1]) => {
    if (session.candidate) await change(control.fill(session.candidate.email, rows));
  };
  return (
    <Dialog open title="Panel Simulasi" onClose={onClose}>
      <PersonaList />
      <Section>
        <RememberedSection title="Skenario">
          <ScenarioList control={control} onOpened={onClose} />
        </RememberedSection>
        <RememberedSection title="Kotak surat simulasi">
          <Mailbox control={control} onFollow={onClose} />
        </RememberedSection>
        <CodeList title="Kode Prakerja uji" label="Daftar kode Prakerja uji" codes={control.prakerjaCodes()} />
        <CodeList
          title="Nomor sertifikat untuk dicek"
          label="Daftar nomor sertifikat untuk dicek"
          codes={control.certificates().map(({ number, state }) => ({ code: number, state }))}
        />
        <RememberedSection title="Peran petugas">
          <StaffDesk control={control} onChange={change} />
        </RememberedSection>
      </Section>
      <Section aria-labelledby="panel-waktu">
        <h3 id="panel-waktu">Waktu server</h3>
        <TimeChoices control={control} onChange={change} />
      </Section>
      <Section aria-labelledby="panel-gangguan">
        <h3 id="panel-gangguan">Jaringan dan gangguan</h3>
        <SelectField
          label="Jeda setiap jawaban"
          options={latencies}
          value={String(control.latency())}
          onValue={(value) => void change(control.setLatency(Number(value)))}
        />
        <FaultChoices control={control} onChange={(doing) => void change(doing)} />
      </Section>
      <Section aria-labelledby="panel-data">
        <h3 id="panel-data">Data besar</h3>
        <p>Menambah notifikasi dan pembelian untuk akun yang sedang masuk.</p>
        <Cluster>
          {masses.map(({ title, ...rows }) => (
            <Button key={title} variant="secondary" size="small" disabled={!candidate} onClick={() => void fill(rows)}>
              {title}
            </Button>
          ))}
        </Cluster>
      </Section>
      <Section>
        <RememberedSection title="Dunia simulasi">
          <Worlds control={control} />
        </RememberedSection>
      </Section>
    </Dialog>
  );
};
