import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { Disclosure } from '../../ui/kit/components/layout/disclosure.tsx';
import { Stack } from '../../ui/kit/components/layout/stack.tsx';
import { beginHereText } from './begin-here-text.ts';
import { projector, rememberSection, usePanelState } from './frame/panel-state.ts';
import { type DemoControl, DemoSteps } from './lessons/demo-steps.tsx';
import { OpenSection } from './lessons/panel-ways.tsx';
import { RememberedSection } from './remembered-section.tsx';

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
      <Way id="mulai-demo" title={beginHereText.demo.title}>
        <Stack $gap={3}>
          <p>{beginHereText.demo.lead}</p>
          <DemoSteps control={control} />
          <p>{beginHereText.demo.robots}</p>
          {robots}
          <p>{beginHereText.demo.projector}</p>
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
          <p>{beginHereText.demo.short}</p>
          <OpenSection id="skenario">Lihat skenario</OpenSection>
        </Stack>
      </Way>
      <Way id="mulai-latihan" title={beginHereText.practice.title}>
        <Stack $gap={3}>
          <p>{beginHereText.practice.lead}</p>
          <OpenSection id="pelajaran">Pilih pelajaran</OpenSection>
        </Stack>
      </Way>
      <Way id="mulai-kelas" title={beginHereText.room.title}>
        <Stack $gap={3}>
          <p>{beginHereText.room.lead}</p>
          <p>
            <Command>{beginHereText.room.command}</Command>
          </p>
          <p>
            Pilihannya: <Command>{beginHereText.room.options}</Command>
          </p>
          <p>{beginHereText.room.otherwise}</p>
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
