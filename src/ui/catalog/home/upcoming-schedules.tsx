import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { PurchasablePage } from '../../../application/catalog/catalog-queries.ts';
import { Fetched } from '../../core/page/fetched.tsx';
import { paths } from '../../core/paths.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, space } from '../../kit/theme/theme.ts';
import { indexes } from '../indexes.ts';
import { Section } from '../section.tsx';
import { SeeAllLink } from './see-all-link.tsx';
import { UpcomingRow, UpcomingRowSkeleton } from './upcoming-row.tsx';

const shown = 4;

const Rows = styled.ul`
  ${raisedPanel}
  container-type: inline-size;
  overflow: hidden;

  > * + * {
    border-block-start: 1px solid ${color.border};
  }
`;

const Empty = styled.p`
  ${raisedPanel}
  color: ${color.textMuted};
  padding: ${space(6)};
`;

const skeletonRows = indexes(shown).map((index) => <UpcomingRowSkeleton key={index} />);

export const UpcomingSchedules = ({ schedules }: { schedules: UseQueryResult<PurchasablePage> }) => (
  <Section
    title="Jadwal terdekat"
    lead="Masih dibuka untuk pendaftaran."
    beside={<SeeAllLink to={paths.schedules.to({})}>Lihat semua jadwal</SeeAllLink>}
  >
    <Fetched query={schedules} errorTitle="Jadwal belum bisa dimuat" skeleton={<Rows as="div">{skeletonRows}</Rows>}>
      {(page) => <OpenSchedules page={page} />}
    </Fetched>
  </Section>
);

const OpenSchedules = ({ page: { items } }: { page: PurchasablePage }) => {
  const open = items.filter(({ availability }) => availability === 'open').slice(0, shown);
  if (open.length === 0) return <Empty>Belum ada jadwal yang dibuka. Jadwal baru akan tampil di sini.</Empty>;
  return (
    <Rows>
      {open.map(({ schedule }) => (
        <UpcomingRow key={schedule.id} schedule={schedule} />
      ))}
    </Rows>
  );
};
