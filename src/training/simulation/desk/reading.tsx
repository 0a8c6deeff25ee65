import { useQuery } from '@tanstack/react-query';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SimulationControl, StaffTask } from '../../../application/ports/simulation/simulation-control.ts';
import type { StaffReading, StaffReadingSection } from '../../../application/ports/simulation/staff-desk.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { Dialog } from '../../../ui/kit/components/overlay/dialog.tsx';
import { color, fontSize, fontWeight, radius, space } from '../../../ui/kit/theme/theme.ts';
import { type PlaceNotes, ReadingRow } from '../reading-row.tsx';
import { taskTitle } from '../staff-text.ts';

const Sections = styled.div`
  display: grid;
  font-size: ${fontSize.small};
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);

  details {
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    min-inline-size: 0;
    padding: ${space(2)} ${space(3)};
  }

  summary {
    cursor: pointer;
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
  }

  summary > span {
    color: ${color.textMuted};
    display: block;
    font-weight: ${fontWeight.regular};
  }

  ul {
    list-style: none;
    margin-block-start: ${space(2)};
    padding: 0;
  }
`;

/** Polls only while an exam runs; other tasks do not change. */
export const useReading = (control: SimulationControl, { trxId, stage, since, open }: StaffTask, enabled: boolean) =>
  useQuery({
    queryKey: ['simulation', 'reading', trxId, stage, since],
    queryFn: () => control.readTask(trxId, stage),
    staleTime: 0,
    enabled,
    ...(open && { refetchInterval: 5_000 }),
  }).data;

interface ReadingSectionsProps {
  readonly sections: readonly StaffReadingSection[];
  readonly notes?: PlaceNotes | undefined;
  readonly open: boolean;
}

export const ReadingSections = ({ sections, notes, open }: ReadingSectionsProps) => (
  <Sections>
    {sections.map(({ title, summary, rows }, index) => (
      <details key={title} open={open || (index === 0 && rows.length > 0)}>
        <summary>
          {title}
          {summary !== null && <span>{summary}</span>}
        </summary>
        {rows.length > 0 && (
          <ul>
            {rows.map((row) => (
              <ReadingRow key={row.target ?? row.label} row={row} notes={notes} />
            ))}
          </ul>
        )}
      </details>
    ))}
  </Sections>
);

interface ReadingProps {
  readonly task: StaffTask;
  readonly reading: StaffReading;
  readonly notes?: PlaceNotes;
}

export const Reading = ({ task, reading, notes }: ReadingProps) => {
  const [large, setLarge] = useState(false);
  if (reading.sections.length === 0) return null;
  return (
    <section aria-label="Yang dikirim asesi">
      <Sections>
        <ReadingSections sections={reading.sections} notes={notes} open={false} />
        <Button variant="secondary" size="small" onClick={() => setLarge(true)}>
          <Maximize2 size={16} aria-hidden="true" />
          Baca dalam jendela besar
        </Button>
      </Sections>
      <Dialog open={large} size="large" title={taskTitle(task)} onClose={() => setLarge(false)}>
        <ReadingSections sections={reading.sections} notes={notes} open />
      </Dialog>
    </section>
  );
};
