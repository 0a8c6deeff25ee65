import { useRef } from 'react';
import { styled } from 'styled-components';
import type { SchemeFilter, SchemePage } from '../../../application/ports/catalog/catalog-repository.ts';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { Fetched } from '../../core/page/fetched.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { useRowWindow } from '../../kit/components/layout/row-window.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Pager } from '../../kit/components/navigation/pager.tsx';
import { space } from '../../kit/theme/theme.ts';
import { useSchemes } from '../catalog-data.ts';
import { ClearFilters } from '../clear-filters.tsx';
import { indexes } from '../indexes.ts';
import { present } from '../present.ts';
import { ResultLine } from '../result-line.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useLastKnown } from '../use-last-known.ts';
import { SchemeCard, SchemeCardSkeleton } from './scheme-card.tsx';
import { SchemeControls } from './scheme-controls.tsx';
import { readSchemeFilter, schemeListAddress } from './scheme-filter.ts';

const Cards = styled.div`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: repeat(auto-fill, minmax(min(15.5rem, 100%), 1fr));
`;

const skeletonCards = indexes(8).map((index) => <SchemeCardSkeleton key={index} />);

/** All schemes with search, field and pages in the address (specification 2, /schema/list). */
const SchemeListPage = () => {
  const filter = readSchemeFilter(useAddressSearch());
  const schemes = useSchemes(filter);
  const fields = useLastKnown(schemes.data?.fields);
  const results = useRef<HTMLDivElement>(null);
  useKeptFocus(schemes.data);
  return (
    <>
      <PageHeading
        title="Skema Sertifikasi"
        lead="Pilih skema yang sesuai dengan pekerjaan Anda. Setiap halaman skema memuat unit kompetensi, persyaratan, biaya, dan jadwal asesmennya."
      />
      <Stack $gap={6}>
        <SchemeControls filter={filter} fields={fields} />
        <Stack $gap={5}>
          <ResultLine
            ref={results}
            page={schemes.data}
            loading={schemes.isPending}
            thing="skema"
            search={filter.search}
            clear={
              filter.search !== undefined && (
                <ClearFilters to={schemeListAddress(present({ field: filter.field }))}>Hapus pencarian</ClearFilters>
              )
            }
          />
          <Fetched
            key={schemeListAddress({ ...filter, page: 1 })}
            tall
            query={schemes}
            errorTitle="Daftar skema belum bisa dimuat"
            skeleton={<Cards>{skeletonCards}</Cards>}
          >
            {(page) => <Schemes page={page} filter={filter} onPage={() => results.current?.focus()} />}
          </Fetched>
        </Stack>
      </Stack>
    </>
  );
};

interface SchemesProps {
  readonly page: SchemePage;
  readonly filter: SchemeFilter;
  readonly onPage: () => void;
}

const Schemes = ({ page, filter, onPage }: SchemesProps) => {
  const { shown, more } = useRowWindow(page.items, page.unreadable);
  if (page.items.length === 0) return <NoSchemes filter={filter} />;
  return (
    <Stack $gap={5}>
      <Cards>
        {shown.map((scheme) => (
          <SchemeCard key={scheme.id} scheme={scheme} heading="h2" />
        ))}
      </Cards>
      {more}
      <Pager
        current={page.current}
        last={page.last}
        label="Halaman daftar skema"
        hrefFor={(number) => schemeListAddress({ ...filter, page: number })}
        onPage={onPage}
      />
    </Stack>
  );
};

const NoSchemes = ({ filter: { search, field, page } }: { filter: SchemeFilter }) => {
  if (search !== undefined) {
    return (
      <EmptyState
        title={`Tidak ada skema untuk “${search}”`}
        action={<LinkButton to={schemeListAddress(present({ field }))}>Hapus pencarian</LinkButton>}
      >
        Periksa ejaannya, atau coba kata yang lebih umum{field !== undefined && ' atau bidang lain'}.
      </EmptyState>
    );
  }
  if (field === undefined && page === undefined) {
    return <EmptyState title="Belum ada skema">Skema sertifikasi akan tampil di sini setelah dibuka.</EmptyState>;
  }
  return (
    <EmptyState
      title={page === undefined ? 'Belum ada skema di bidang ini' : 'Halaman ini kosong'}
      action={<LinkButton to={schemeListAddress({})}>Lihat semua skema</LinkButton>}
    >
      {page === undefined
        ? 'Pilih bidang lain, atau lihat semua skema yang tersedia.'
        : 'Daftarnya tidak sepanjang ini. Mulai lagi dari halaman pertama.'}
    </EmptyState>
  );
};

export default SchemeListPage;
