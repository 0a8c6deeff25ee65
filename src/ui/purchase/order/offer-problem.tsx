import { FailureState } from '../../core/errors/failure-state.tsx';
import { statusText } from '../../core/failure-text.ts';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import type { OfferFailure } from './use-offer.ts';

const ToSchedules = () => (
  <LinkButton to={paths.schedules.to({})} variant="secondary">
    Lihat semua jadwal
  </LinkButton>
);

export const OfferProblem = ({ offer, slug }: { offer: OfferFailure; slug: string | undefined }) => {
  if (offer.kind === 'failed') {
    return (
      <>
        <PageHeading title="Jadwal belum bisa dimuat" />
        <FailureState error={offer.error} onRetry={offer.retry} retrying={offer.retrying} action={<ToSchedules />} />
      </>
    );
  }
  if (offer.kind === 'missing') {
    return (
      <>
        <PageHeading title="Jadwal tidak ditemukan" />
        <EmptyState
          title={statusText(404)}
          action={
            <>
              {slug && <LinkButton to={paths.scheme.to({ slug })}>Kembali ke skema</LinkButton>}
              <ToSchedules />
            </>
          }
        >
          Jadwal ini tidak ada atau sudah tidak ditawarkan. Pilih jadwal lain dari daftar.
        </EmptyState>
      </>
    );
  }
  const { scheme } = offer.schedule;
  return (
    <>
      <PageHeading title="Jadwal ini untuk skema lain" />
      <EmptyState
        title={`Jadwal ini milik skema ${scheme.title}`}
        action={
          <>
            <LinkButton to={paths.scheme.to({ slug: scheme.slug })}>Buka skema {scheme.title}</LinkButton>
            {slug && (
              <LinkButton to={paths.scheme.to({ slug })} variant="secondary">
                Kembali ke skema semula
              </LinkButton>
            )}
          </>
        }
      >
        Alamat yang Anda buka menyebut skema yang berbeda. Pastikan Anda memilih skema yang tepat sebelum mendaftar.
      </EmptyState>
    </>
  );
};
