import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ApiFailure } from '../../application/api-failure.ts';
import { decodeTrxId } from '../../domain/assessment/trx-id.ts';
import { useAssessments, useTimelines } from '../assessment/public/timeline-data.ts';
import { FailureState } from '../core/errors/failure-state.tsx';
import { failureText, statusText } from '../core/failure-text.ts';
import { useAddressSearch } from '../core/page/address-search.ts';
import { useLostFocus } from '../core/page/use-lost-focus.ts';
import { paths } from '../core/paths.ts';
import type { PageProps } from '../core/route.tsx';
import { Button } from '../kit/components/button/button.tsx';
import { LinkButton } from '../kit/components/button/link-button.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { EmptyState } from '../kit/components/feedback/empty-state.tsx';
import { PageHeading } from '../kit/components/layout/page-heading.tsx';
import { useRowWindow } from '../kit/components/layout/row-window.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';
import { schemeTitle } from '../kit/format/scheme-title.ts';
import { fontSize, space } from '../kit/theme/theme.ts';
import { AboutPsre } from './about-psre.tsx';
import { CertificateCard, hasReachedCertificate } from './certificate-card.tsx';
import { CertificateSkeleton } from './certificate-skeleton.tsx';

const Frame = styled.div`
  display: grid;
  gap: ${space(8)};
  grid-template-columns: minmax(0, 1fr);

  > section > h2 {
    font-size: ${fontSize.title};
    margin-block-end: ${space(4)};
  }
`;

const More = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-content: center;
`;

interface Wanted {
  readonly id: string;
  readonly title: string;
}

interface CertificatesProps {
  readonly assessments: readonly Wanted[];
  readonly named: string | null;
  readonly children: ReactNode;
}

const Certificates = ({ assessments, named, children }: CertificatesProps) => {
  const others = assessments.filter(({ id }) => id !== named);
  const first = assessments.find(({ id }) => id === named) ?? (named !== null && { id: named, title: named });
  const { shown, more } = useRowWindow(first ? [first, ...others] : others);
  const timelines = useTimelines(shown.map(({ id }) => id));
  const rows = shown.map((assessment, index) => {
    const read = timelines[index];
    const timeline = read?.isError ? null : read?.data;
    return {
      ...assessment,
      title: schemeTitle({ title: timeline?.scheme.title || assessment.title }),
      timeline,
      failure: read?.error ?? null,
    };
  });
  const lost = rows.find(({ id, timeline, failure }) => id === named && (failure !== null || timeline === null));
  const forbidden = lost?.failure instanceof ApiFailure && lost.failure.status === 403;
  const unknown = lost !== undefined && (forbidden || lost.failure === null);
  const rank = ({ id, timeline }: (typeof rows)[number]) =>
    id === named ? 0 : timeline && hasReachedCertificate(timeline) ? 1 : 2;
  const allRead = rows.every(({ timeline }) => timeline !== undefined);
  return (
    <>
      {unknown && allRead && (
        <Callout tone="caution" title={statusText(forbidden ? 403 : 404)}>
          Sertifikat pada alamat ini tidak ada di akun Anda. Pastikan Anda masuk dengan akun yang benar.
        </Callout>
      )}
      {!allRead && <CertificateSkeleton />}
      {/* order and heights are unknown until all timelines are loaded */}
      <div hidden={!allRead}>
        <Stack as="ul" $gap={5}>
          {rows
            .filter((row) => !(unknown && row === lost))
            .sort((a, b) => rank(a) - rank(b))
            .map(({ id, title, timeline }) => (
              <CertificateCard key={id} trxId={id} title={title} timeline={timeline} highlighted={id === named} />
            ))}
        </Stack>
      </div>
      {more}
      {allRead && children}
    </>
  );
};

const NoneYet = () => (
  <EmptyState
    title="Anda belum mengikuti sertifikasi"
    action={<LinkButton to={paths.schemes.to({})}>Lihat skema sertifikasi</LinkButton>}
  >
    Sertifikat elektronik Anda akan tampil di sini setelah Anda dinyatakan kompeten.
  </EmptyState>
);

/** The candidate's electronic certificates; `?trx=` (base64url) highlights one. */
const CertificatePsrePage = ({ title }: PageProps) => {
  const { data, error, isFetching, refetch, ...more } = useAssessments();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = more;
  const asked = new URLSearchParams(useAddressSearch()).get('trx');
  const named = asked === null ? null : decodeTrxId(asked);
  const assessments =
    data &&
    [...new Map(data.pages.flatMap(({ items }) => items).map(({ id, scheme }) => [id, scheme.title]))].map(
      ([id, scheme]) => ({ id, title: scheme }),
    );
  useLostFocus(assessments?.length);
  return (
    <>
      <PageHeading
        title={title}
        lead="Sertifikat kompetensi Anda sebagai file PDF yang ditandatangani melalui penyelenggara sertifikasi elektronik (PSrE)."
      />
      <Frame>
        {asked !== null && named === null && (
          <Callout tone="caution" title={statusText(404)}>
            Alamat ini tidak lengkap. Buka kembali sertifikat dari proses sertifikasi Anda.
          </Callout>
        )}
        {assessments ? (
          assessments.length === 0 && named === null ? (
            <>
              <NoneYet />
              <AboutPsre />
            </>
          ) : (
            <Certificates assessments={assessments} named={named}>
              {hasNextPage && (
                <More>
                  {isFetchNextPageError && (
                    <Callout tone="critical" live="polite">
                      {failureText(error).text}
                    </Callout>
                  )}
                  <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    Muat lagi
                  </Button>
                </More>
              )}
              <AboutPsre />
            </Certificates>
          )
        ) : error ? (
          <FailureState
            error={error}
            title="Sertifikat Anda belum bisa dimuat"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <CertificateSkeleton />
        )}
      </Frame>
    </>
  );
};

export default CertificatePsrePage;
