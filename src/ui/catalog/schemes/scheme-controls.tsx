import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import type { SchemeFilter } from '../../../application/ports/catalog/catalog-repository.ts';
import type { Field } from '../../../domain/catalog/scheme.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { space } from '../../kit/theme/theme.ts';
import { FilterSelect } from '../filter-select.tsx';
import { present } from '../present.ts';
import { schemeListAddress } from './scheme-filter.ts';
import { SchemeSearch } from './scheme-search.tsx';

const Frame = styled.div`
  ${raisedPanel}
  align-items: end;
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr) 18rem;
  padding: ${space(5)};

  > :only-child {
    grid-column: 1 / -1;
  }

  @media (width < 48em) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(4)};
  }
`;

export interface SchemeControlsProps {
  readonly filter: SchemeFilter;
  readonly fields: readonly Field[] | undefined;
}

export const SchemeControls = ({ filter: { search, field }, fields }: SchemeControlsProps) => {
  const [, navigate] = useLocation();
  const chooseField = (chosen: string | undefined) =>
    navigate(schemeListAddress(present({ search, field: chosen })), { replace: true });
  return (
    <Frame>
      <SchemeSearch search={search} field={field} />
      <FilterSelect
        label="Bidang"
        everything="Semua bidang"
        value={field}
        choices={fields?.map(({ id, name }) => ({ value: id, title: name }))}
        onValue={chooseField}
      />
    </Frame>
  );
};
