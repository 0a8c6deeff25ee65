import { useRef } from 'react';
import type { PurchasablePage } from '../../../application/catalog/catalog-queries.ts';
import type { ScheduleFilter } from '../../../application/ports/catalog/catalog-repository.ts';
import { useBudgetSources } from '../../core/budget-sources.ts';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { Fetched } from '../../core/page/fetched.tsx';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { useRowWindow } from '../../kit/components/layout/row-window.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Pager } from '../../kit/components/navigation/pager.tsx';
import { useSchedules } from '../catalog-data.ts';
import { ClearFilters } from '../clear-filters.tsx';
import { indexes } from '../indexes.ts';
import { ResultLine } from '../result-line.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useLastKnown } from '../use-last-known.ts';
import { ScheduleControls } from './schedule-controls.tsx';
import { isFiltered, readScheduleFilter, scheduleListAddress } from './schedule-filter.ts';
import { ScheduleRow, ScheduleRowSkeleton } from './schedule-row.tsx';
import { ScheduleRows } from './schedule-row-frame.ts';

/** All schedules with filters and pages in the address (specification 2, /schema/schedule). */
const ScheduleListPage = () => {
  const filter = readScheduleFilter(useAddressSearch(), useBudgetSources().isOffered);
  const schedules = useSchedules(filter);
  const offered = useLastKnown(schedules.data);
  const results = useRef<HTMLDivElement>(null);
  useKeptFocus(schedules.data);
  return (
    <>
      <PageHeading
        title="Jadwal Asesmen"
        lead="Temukan waktu dan tempat uji kompetensi (TUK) yang cocok, lalu pilih penanggung biaya. Jam mengikuti tempat uji, dengan WIB di sampingnya bila berbeda."
      />
      <Stack $gap={6}>
        <ScheduleControls filter={filter} offered={offered} />
        <Stack $gap={5}>
          <ResultLine
            ref={results}
            page={schedules.data}
            loading={schedules.isPending}
            thing="jadwal"
            clear={isFiltered(filter) && <ClearFilters to={scheduleListAddress({})}>Hapus saringan</ClearFilters>}
          />
          <Fetched
            key={scheduleListAddress({ ...filter, page: 1 })}
            tall
            query={schedules}
            errorTitle="Jadwal belum bisa dimuat"
            skeleton={
              <ScheduleRows as="div">
                {indexes(8).map((index) => (
                  <ScheduleRowSkeleton key={index} />
                ))}
              </ScheduleRows>
            }
          >
            {(page) => <Schedules page={page} filter={filter} onPage={() => results.current?.focus()} />}
          </Fetched>
        </Stack>
      </Stack>
    </>
  );
};

interface SchedulesProps {
  readonly page: PurchasablePage;
  readonly filter: ScheduleFilter;
  readonly onPage: () => void;
}

const Schedules = ({ page, filter, onPage }: SchedulesProps) => {
  const { shown, more } = useRowWindow(page.items, page.unreadable);
  if (page.items.length === 0) return <NoSchedules filter={filter} />;
  return (
    <Stack $gap={5}>
      <ScheduleRows>
        {shown.map((purchasable) => (
          <ScheduleRow key={purchasable.schedule.id} purchasable={purchasable} />
        ))}
      </ScheduleRows>
      {more}
      <Pager
        current={page.current}
        last={page.last}
        label="Halaman daftar jadwal"
        hrefFor={(number) => scheduleListAddress({ ...filter, page: number })}
        onPage={onPage}
      />
    </Stack>
  );
};

const NoSchedules = ({ filter }: { filter: ScheduleFilter }) =>
  isFiltered(filter) || filter.page !== undefined ? (
    <EmptyState
      title="Tidak ada jadwal dengan pilihan ini"
      action={<LinkButton to={scheduleListAddress({})}>Hapus saringan</LinkButton>}
    >
      Coba bulan atau tempat lain. Jadwal baru ditambahkan secara berkala.
    </EmptyState>
  ) : (
    <EmptyState
      title="Belum ada jadwal asesmen"
      action={<LinkButton to={paths.schemes.to({})}>Lihat skema sertifikasi</LinkButton>}
    >
      Jadwal baru akan tampil di sini. Sementara itu, pelajari skema yang Anda minati.
    </EmptyState>
  );

export default ScheduleListPage;
