import { useState } from 'react';
import { styled } from 'styled-components';
import { changedTicks, tickCount } from '../../../domain/exam/observation.ts';
import type { ObservedCriterion, ObservedElement, ObservedUnit } from '../../../domain/exam/question.ts';
import { Meter } from '../../kit/components/feedback/meter.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { DataTable } from '../../kit/components/layout/data-table.tsx';
import { Disclosure } from '../../kit/components/layout/disclosure.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Badge, type BadgeTone } from '../../kit/components/text/badge.tsx';
import { Text } from '../../kit/components/text/text.tsx';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';

const Summary = styled.span`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};

  small {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    font-variant-numeric: tabular-nums;
    font-weight: ${fontWeight.regular};
  }
`;

const Progress = styled.div`
  display: grid;
  gap: ${space(2)};

  p {
    font-variant-numeric: tabular-nums;
  }
`;

const Verdict = styled.span`
  align-items: start;
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  white-space: nowrap;

  small {
    color: ${color.accentText};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.semibold};
  }
`;

const verdictOf = (competent: boolean | null): readonly [string, BadgeTone] => {
  if (competent === null) return ['Belum dinilai', 'neutral'];
  return competent ? ['K · Kompeten', 'positive'] : ['BK · Belum kompeten', 'caution'];
};

interface ElementProps {
  readonly element: ObservedElement;
  readonly changed: ReadonlySet<string>;
}

const ElementTable = ({ element: { title, criteria }, changed }: ElementProps) => (
  <Stack as="section" $gap={2}>
    <Text as="h3" $size="body">
      {title}
    </Text>
    <DataTable
      caption={`Kriteria unjuk kerja: ${title}`}
      columns={[
        { key: 'text', title: 'Kriteria unjuk kerja', primary: true, cell: ({ text }: ObservedCriterion) => text },
        { key: 'benchmark', title: 'Tolok ukur', cell: ({ benchmark }) => benchmark || '–' },
        {
          key: 'verdict',
          title: 'Penilaian',
          cell: ({ id, competent }) => {
            const [label, tone] = verdictOf(competent);
            return (
              <Verdict>
                <Badge $tone={tone}>{label}</Badge>
                {changed.has(id) && <small>Baru dinilai</small>}
              </Verdict>
            );
          },
        },
      ]}
      rows={criteria}
      rowKey={({ id }) => id}
    />
  </Stack>
);

const unitCount = (unit: ObservedUnit): string => {
  const { ticked, total } = tickCount([unit]);
  return `${ticked} dari ${total} dinilai`;
};

export const ObservedUnits = ({ units }: { readonly units: readonly ObservedUnit[] }) => {
  const { text, changed } = useTickAnnouncement(units);
  const { ticked, total, competent } = tickCount(units);
  const percent = total > 0 ? Math.round((100 * ticked) / total) : 0;
  return (
    <Stack $gap={4}>
      <Progress>
        <p>
          <strong>
            {ticked} dari {total} kriteria
          </strong>{' '}
          sudah dinilai{ticked > 0 && `: ${competent} K, ${ticked - competent} BK`}
        </p>
        <Meter label="Kriteria yang sudah dinilai" percent={percent} />
      </Progress>
      <VisuallyHidden {...politely}>{text}</VisuallyHidden>
      {units.map((unit, index) => (
        <Disclosure
          key={unit.code}
          defaultOpen={index === 0}
          title={
            <Summary>
              <span>
                {unit.code} {unit.title}
              </span>
              <small>{unitCount(unit)}</small>
            </Summary>
          }
        >
          <Stack $gap={6}>
            {unit.elements.map((element) => (
              <ElementTable key={element.id} element={element} changed={changed} />
            ))}
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  );
};

const verdictText = ({ competent }: ObservedCriterion): string =>
  competent === null ? 'belum dinilai' : competent ? 'kompeten' : 'belum kompeten';

const announcementOf = (changed: readonly ObservedCriterion[], units: readonly ObservedUnit[]): string => {
  const { ticked, total } = tickCount(units);
  const [first, ...more] = changed;
  const what = first && more.length === 0 ? `“${first.text}”: ${verdictText(first)}` : `${changed.length} kriteria`;
  return `Asesor menilai ${what}. ${ticked} dari ${total} kriteria sudah dinilai.`;
};

interface TickAnnouncement {
  readonly text: string;
  readonly changed: ReadonlySet<string>;
}

const useTickAnnouncement = (units: readonly ObservedUnit[]): TickAnnouncement => {
  const [seen, setSeen] = useState<TickAnnouncement & { readonly units: readonly ObservedUnit[] }>({
    units,
    text: '',
    changed: new Set(),
  });
  if (seen.units === units) return seen;
  const changed = changedTicks(seen.units, units);
  const now =
    changed.length === 0
      ? { ...seen, units }
      : { units, text: announcementOf(changed, units), changed: new Set(changed.map(({ id }) => id)) };
  setSeen(now);
  return now;
};
