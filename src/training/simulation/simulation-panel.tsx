import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useEffect, useReducer } from 'react';
import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';
import { useBudgetSources } from '../../ui/core/budget-sources.ts';
import { useSession, useSessionView } from '../../ui/core/session/session-view.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { Cluster } from '../../ui/kit/components/layout/cluster.tsx';
import { Stack } from '../../ui/kit/components/layout/stack.tsx';
import { BeginHere } from './begin-here.tsx';
import { CodeList } from './code-list.tsx';
import { FaultChoices } from './fault-choices.tsx';
import { DockedPanel } from './frame/docked-panel.tsx';
import { Lessons } from './lessons/lessons.tsx';
import { BackToSteps } from './lessons/panel-ways.tsx';
import { LogSection } from './log/log-section.tsx';
import { Mailbox } from './mailbox.tsx';
import { NetworkProfile } from './network/network-profile.tsx';
import { PersonaList } from './persona-list.tsx';
import { ExamRecordOpener } from './record/exam-record.tsx';
import { RememberedSection } from './remembered-section.tsx';
import { RobotChoices } from './robot-choices.tsx';
import { StaffDesk, WaitingTasks } from './staff-desk.tsx';
import { WindowPersona } from './window-persona.tsx';
import { ScenarioList } from './world/scenario-list.tsx';
import { TimeChoices } from './world/time-choices.tsx';
import { Worlds } from './world/worlds.tsx';

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
  readonly heading: Ref<HTMLHeadingElement> & { readonly current: HTMLHeadingElement | null };
  readonly focusWanted: number;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

export const SimulationPanel = ({ control, heading, focusWanted, onLeave, onClose }: PanelProps) => {
  const { offersPrakerja } = useBudgetSources();
  const [, look] = useReducer((count: number) => count + 1, 0);
  const queries = useQueryClient();
  const session = useSessionView();
  const { candidate } = useSession();
  useEffect(() => {
    if (focusWanted > 0) heading.current?.focus();
  }, [focusWanted, heading]);
  useEffect(
    () => control.watchChanges(() => void queries.invalidateQueries({ queryKey: ['simulation'] })),
    [control, queries],
  );
  const change = async (doing: Promise<void>) => {
    await doing;
    look();
    await queries.invalidateQueries();
  };
  const fill = async (rows: Parameters<SimulationControl['fill']>[1]) => {
    if (session.candidate) await change(control.fill(session.candidate.email, rows));
  };
  return (
    <DockedPanel heading={heading} onLeave={onLeave} onClose={onClose}>
      <BeginHere
        control={control}
        robots={<RobotChoices control={control} onChange={(doing) => void change(doing)} />}
      />
      <PersonaList />
      <WindowPersona control={control} />
      <RememberedSection id="skenario" title="Skenario">
        <ScenarioList control={control} />
      </RememberedSection>
      <RememberedSection id="pelajaran" title="Pelajaran">
        <Lessons control={control} />
      </RememberedSection>
      <RememberedSection id="petugas" title="Peran petugas" badge={<WaitingTasks control={control} />}>
        <Stack $gap={3}>
          <BackToSteps demo />
          <StaffDesk control={control} onChange={change} />
          <BackToSteps demo />
        </Stack>
      </RememberedSection>
      <RememberedSection id="waktu" title="Waktu server">
        <BackToSteps />
        <TimeChoices control={control} onChange={change} />
      </RememberedSection>
      <RememberedSection id="jaringan" title="Jaringan dan gangguan">
        <BackToSteps />
        <NetworkProfile control={control} onChange={(doing) => void change(doing)} />
        <FaultChoices control={control} onChange={(doing) => void change(doing)} />
      </RememberedSection>
      <RememberedSection id="surat" title="Kotak surat simulasi">
        <Mailbox control={control} />
      </RememberedSection>
      {offersPrakerja && (
        <CodeList title="Kode Prakerja uji" label="Daftar kode Prakerja uji" codes={control.prakerjaCodes()} />
      )}
      <CodeList
        title="Nomor sertifikat untuk dicek"
        label="Daftar nomor sertifikat untuk dicek"
        codes={control.certificates().map(({ number, state }) => ({ code: number, state }))}
      />
      <RememberedSection id="dunia" title="Dunia simulasi">
        <Worlds control={control} />
      </RememberedSection>
      <RememberedSection id="data" title="Data besar">
        <p>Menambah notifikasi dan pembelian untuk akun yang sedang masuk.</p>
        <Cluster>
          {masses.map(({ title, ...rows }) => (
            <Button key={title} variant="secondary" size="small" disabled={!candidate} onClick={() => void fill(rows)}>
              {title}
            </Button>
          ))}
        </Cluster>
      </RememberedSection>
      <RememberedSection id="catatan-ujian" title="Catatan ujian peserta">
        <ExamRecordOpener />
      </RememberedSection>
      <LogSection control={control} />
    </DockedPanel>
  );
};
