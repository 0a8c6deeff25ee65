import { styled } from 'styled-components';
import { availability, type Schedule } from '../../domain/catalog/schedule.ts';
import { type DataColumn, DataTable } from '../components/data-table.tsx';
import { TextLink } from '../components/text-link.tsx';
import { CARD_TITLE_LIMIT, Truncated } from '../components/truncated.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { shortDate } from '../format/date.ts';
import { paths } from '../paths.ts';
import { color, fontSize, space } from '../theme/theme.ts';
import { AvailabilityBadge } from './availability-badge.tsx';
import { BudgetLines } from './budget-lines.tsx';
import { ChooseSchedule } from './choose-schedule.tsx';
import { RowAction } from './row-action.ts';
import { tableBecomesCards } from './table-becomes-cards.ts';
import { WhenAndWhere } from './when-and-where.tsx';

const State = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  white-space: nowrap;

  ${tableBecomesCards} {
    justify-items: end;
  }
`;

const Deadline = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-weight: normal;
`;

const schemeColumn: DataColumn<Schedule> = {
  key: 'scheme',
  title: 'Skema',
  primary: true,
  cell: ({ scheme }) => (
    <TextLink to={paths.scheme.to({ slug: scheme.slug })}>
      <Truncated text={scheme.title} limit={CARD_TITLE_LIMIT} />
    </TextLink>
  ),
};

const columnsAsOf = (now: number): readonly DataColumn<Schedule>[] => [
  { key: 'when', title: 'Waktu dan tempat', cell: (schedule) => <WhenAndWhere schedule={schedule} /> },
  { key: 'price', title: 'Biaya', cell: ({ budgets }) => <BudgetLines budgets={budgets} /> },
  {
    key: 'state',
    title: 'Ketersediaan',
    cell: (schedule) => (
      <State>
        <AvailabilityBadge availability={availability(schedule, now)} seatsLeft={schedule.seatsLeft} />
        {availability(schedule, now) === 'open' && (
          <Deadline>Daftar s.d. {shortDate(schedule.registrationUntil)}</Deadline>
        )}
      </State>
    ),
  },
];

const openColumn = (now: number): DataColumn<Schedule> => ({
  key: 'choose',
  title: 'Tindakan',
  titleHidden: true,
  align: 'end',
  cell: (schedule) =>
    availability(schedule, now) === 'open' ? <ChooseSchedule schedule={schedule} /> : <SeeScheme schedule={schedule} />,
});

const SeeScheme = ({ schedule: { scheme } }: { schedule: Schedule }) => (
  <RowAction to={paths.scheme.to({ slug: scheme.slug })} variant="secondary" size="small">
    Lihat skema<VisuallyHidden> {scheme.title}</VisuallyHidden>
  </RowAction>
);

export interface ScheduleTableProps {
  readonly schedules: readonly Schedule[];
  /** When the schedules were read: what is open is judged by it. */
  readonly asOf: number;
}

/** Schedules of any scheme: a table where there is room, cards on phones. */
export const ScheduleTable = ({ schedules, asOf }: ScheduleTableProps) => (
  <DataTable
    caption="Jadwal asesmen"
    columns={[schemeColumn, ...columnsAsOf(asOf), openColumn(asOf)]}
    rows={schedules}
    rowKey={({ id }) => id}
  />
);
