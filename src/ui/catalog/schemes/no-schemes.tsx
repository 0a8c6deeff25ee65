import type { SchemeFilter } from '../../../application/ports/catalog/catalog-repository.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { schemeListAddress } from './scheme-filter.ts';

/** Nothing was found: names what was looked for, and how to look wider. */
export const NoSchemes = ({ filter: { search, field, page } }: { filter: SchemeFilter }) => {
  if (search !== undefined) {
    return (
      <EmptyState
        title={`Tidak ada skema untuk “${search}”`}
        action={
          <LinkButton to={schemeListAddress({ ...(field !== undefined && { field }) })}>Hapus pencarian</LinkButton>
        }
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
