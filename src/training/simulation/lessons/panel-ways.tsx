import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LessonSection } from '../../../application/ports/simulation/simulated-lessons.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { Cluster } from '../../../ui/kit/components/layout/cluster.tsx';
import { space } from '../../../ui/kit/theme/theme.ts';
import { openPanel, usePanelState } from '../frame/panel-state.ts';
import { useLessonAtHand } from './lesson-at-hand.ts';

interface OpenSectionProps {
  readonly id: string;
  readonly children: ReactNode;
}

export const OpenSection = ({ id, children }: OpenSectionProps) => (
  <Button variant="secondary" size="small" onClick={() => openPanel(id)}>
    {children}
  </Button>
);

const titles: Readonly<Record<LessonSection, string>> = {
  petugas: 'Peran petugas',
  waktu: 'Waktu server',
  jaringan: 'Jaringan dan gangguan',
};

export const OpenStepSection = ({ section }: { readonly section: LessonSection }) => (
  <OpenSection id={section}>Buka {titles[section]}</OpenSection>
);

/** The text of a quiet button begins where the other texts of the section begin. */
const Ways = styled(Cluster)`
  margin-block-end: ${space(2)};
  margin-inline-start: -${space(3)};
`;

const Back = ({ id, children }: OpenSectionProps) => (
  <Button variant="quiet" size="small" onClick={() => openPanel(id, true)}>
    {children}
  </Button>
);

/** Leads from a section back to the current step of the lesson while one runs; with `demo` also to the demo while its guide is open. */
export const BackToSteps = ({ demo = false }: { readonly demo?: boolean }) => {
  const hasLesson = useLessonAtHand() !== null;
  const hasGuide = usePanelState().sections.includes('mulai-demo') && demo;
  if (!hasLesson && !hasGuide) return null;
  return (
    <Ways>
      {hasLesson && <Back id="pelajaran">Ke pelajaran</Back>}
      {hasGuide && <Back id="mulai">Ke langkah demo</Back>}
    </Ways>
  );
};
