import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import type { Choice, ScheduleFilter, SchedulePage } from '../../../application/ports/catalog/catalog-repository.ts';
import { useBudgetSources } from '../../core/budget-sources.ts';
import { monthName } from '../../kit/format/date.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { space } from '../../kit/theme/theme.ts';
import { FilterSelect } from '../filter-select.tsx';
import { present } from '../present.ts';
import { scheduleListAddress } from './schedule-filter.ts';

const Frame = styled.fieldset`
  ${raisedPanel}
  align-items: end;
  display: grid;
  gap: ${space(4)};
  grid-template-columns: repeat(4, minmax(0, 1fr));
  padding: ${space(5)};

  @media (width < 64em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: ${space(4)};
  }
`;

const choicesOf = (choices: readonly Choice[] | undefined) =>
  choices?.map(({ id, name }) => ({ value: id, title: name }));

export interface ScheduleControlsProps {
  readonly filter: ScheduleFilter;
  readonly offered: Pick<SchedulePage, 'schemes' | 'months' | 'sites'> | undefined;
}

export const ScheduleControls = ({ filter, offered }: ScheduleControlsProps) => {
  const [, navigate] = useLocation();
  const sources = useBudgetSources().all;
  const { scheme, month, site, budgetSource } = filter;
  const ask = (change: { readonly [Name in keyof ScheduleFilter]: ScheduleFilter[Name] | undefined }) =>
    navigate(scheduleListAddress(present({ scheme, month, site, budgetSource, ...change })), { replace: true });
  return (
    <Frame aria-label="Saring jadwal">
      <FilterSelect
        label="Skema"
        everything="Semua"
        value={scheme}
        choices={choicesOf(offered?.schemes)}
        onValue={(chosen) => ask({ scheme: chosen })}
      />
      <FilterSelect
        label="Bulan"
        everything="Semua"
        value={month}
        choices={offered?.months.map((value) => ({ value, title: monthName(value) }))}
        onValue={(chosen) => ask({ month: chosen })}
      />
      <FilterSelect
        label="Tempat (TUK)"
        everything="Semua"
        value={site}
        choices={choicesOf(offered?.sites)}
        onValue={(chosen) => ask({ site: chosen })}
      />
      <FilterSelect
        label="Penanggung biaya"
        everything="Semua"
        value={budgetSource}
        choices={sources.map(({ source, title }) => ({ value: source, title }))}
        onValue={(chosen) => ask({ budgetSource: chosen })}
      />
    </Frame>
  );
};
