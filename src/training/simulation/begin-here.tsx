import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';
import { useSession } from '../../ui/core/session/session-view.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { Disclosure } from '../../ui/kit/components/layout/disclosure.tsx';
import { Stack } from '../../ui/kit/components/layout/stack.tsx';
import { projector, rememberSection, usePanelState } from './frame/panel-state.ts';
import { OpenSection } from './lessons/panel-ways.tsx';
import { StepList } from './lessons/step-list.tsx';
import { RememberedSection } from './remembered-section.tsx';

type DemoControl = Pick<SimulationControl, 'demo' | 'demoProgress'>;

/** The steps of the ten-minute demo; those that the logged-in account has done are ticked. */
const DemoSteps = ({ control }: { readonly control: DemoControl }) => {
  const email = useSession().candidate?.email;
  const { data: steps } = useQuery({
    queryKey: ['simulation', 'demo'],
    queryFn: () => control.demo(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: done = 0 } = useQuery({
    queryKey: ['simulation', 'demo progress', email],
    queryFn: () => (email === undefined ? 0 : control.demoProgress(email)),
    staleTime: 0,
  });
  return steps && <StepList label="Langkah demo" steps={steps} done={done} showsAllHints />;
};

const Command = styled.code`
  white-space: nowrap;
`;

interface WayProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Way = ({ id, title, children }: WayProps) => (
  <Disclosure
    name="mulai-dari-sini"
    title={title}
    defaultOpen={usePanelState().sections.includes(id)}
    onToggle={({ currentTarget }) => rememberSection(id, currentTarget.open)}
  >
    {children}
  </Disclosure>
);

interface BeginHereProps {
  readonly control: DemoControl;
  /** The choices about staff who work by themselves, who could overtake a presenter. */
  readonly robots: ReactNode;
}

export const BeginHere = ({ control, robots }: BeginHereProps) => (
  <RememberedSection id="mulai" title="Mulai dari sini">
    <Stack $gap={2}>
      <Way id="mulai-demo" title="Demo sepuluh menit">
        <Stack $gap={3}>
          <p>Satu orang menunjukkan seluruh sertifikasi: asesi di halaman, petugas di panel ini.</p>
          <DemoSteps control={control} />
          <OpenSection id="petugas">Buka Peran petugas</OpenSection>
          <p>
            Bila Anda bicara lebih lama daripada jeda petugas simulasi, mereka mendahului Anda. Matikan, atau beri jeda
            yang panjang:
          </p>
          {robots}
          <p>
            Di proyektor: huruf besar, lingkaran di sekitar penunjuk, tanpa panel, hanya di tab ini. Untuk panelnya,
            buka portal ini sekali lagi di jendela lain: yang Anda kerjakan di sana langsung tampak di proyektor.
          </p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              projector.on = true;
              document.querySelector<HTMLElement>('main h1')?.focus();
            }}
          >
            Mode proyektor
          </Button>
          <p>Waktu sempit? Mulai dari tengah dengan sebuah skenario.</p>
          <OpenSection id="skenario">Lihat skenario</OpenSection>
        </Stack>
      </Way>
      <Way id="mulai-latihan" title="Latihan sendiri">
        <Stack $gap={3}>
          <p>Pelajaran mencentang langkahnya sendiri dan memberi petunjuk. Anda tidak dapat merusak apa pun.</p>
          <OpenSection id="pelajaran">Pilih pelajaran</OpenSection>
        </Stack>
      </Way>
      <Way id="mulai-kelas" title="Kelas">
        <Stack $gap={3}>
          <p>
            Satu laptop melayani semua peserta lewat Wi-Fi, tanpa internet. Jalankan <Command>npm run room</Command> di
            laptop pengajar; alamat, akun peserta, dan halaman pengajar tertulis di terminal.
          </p>
          <p>
            Pilihannya: <Command>npm run room -- --help</Command>
          </p>
          <p>Tanpa server kelas: simpan keadaan ini sebagai adegan dengan tugas, lalu bagikan tautannya.</p>
          <OpenSection id="skenario">Adegan saya</OpenSection>
        </Stack>
      </Way>
      <Way id="mulai-uji" title="Uji pengembang">
        <Stack $gap={3}>
          <p>Buat jaringan lambat, balasan hilang, atau server rusak, dan lihat setiap panggilan di Catatan.</p>
          <OpenSection id="jaringan">Jaringan dan gangguan</OpenSection>
          <p>Catatan dapat disalin sebagai uji otomatis, dan seluruh dunia disimpan ke file.</p>
          <OpenSection id="dunia">Dunia simulasi</OpenSection>
        </Stack>
      </Way>
    </Stack>
  </RememberedSection>
);
