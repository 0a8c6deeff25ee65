import { type Ref, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { readCheckInput } from '../../domain/certificate/certificate-number.ts';
import { Card } from '../components/card.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { failureText } from '../failure-text.ts';
import { useAddressSearch } from '../page/address-search.ts';
import type { PageProps } from '../route.tsx';
import { media } from '../theme/media.ts';
import { space } from '../theme/theme.ts';
import { type Checked, useCheckedCertificate } from './certificate-data.ts';
import { checkAddress } from './check-address.ts';
import { CheckForm, inputProblem } from './check-form.tsx';
import { CheckResult } from './check-result.tsx';
import { statusText } from './status-text.ts';
import { WhereToFind } from './where-to-find.tsx';

const Columns = styled.div`
  align-items: start;
  display: grid;
  gap: ${space(8)};
  grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
`;

/** Takes the focus when an answer is there that somebody pressed for; `press` counts the presses. */
const useAnswerFocus = (press: number, answered: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef(0);
  useEffect(() => {
    if (!answered || focused.current === press) return;
    focused.current = press;
    heading.current?.focus();
  }, [press, answered]);
  return heading;
};

const NotFound = ({ number, headingRef }: { number: string; headingRef: Ref<HTMLHeadingElement> }) => (
  <div ref={headingRef} tabIndex={-1}>
    <EmptyState title="Sertifikat tidak ditemukan">
      Tidak ada sertifikat bernomor {number}. Periksa kembali setiap angka; bila sudah benar, sertifikat itu tidak
      terdaftar di lembaga sertifikasi ini.
    </EmptyState>
  </div>
);

const announcement = (checked: Checked | null | undefined): string => {
  if (checked === undefined) return '';
  if (checked === null) return 'Sertifikat tidak ditemukan';
  return `${statusText(checked.status, checked.certificate).title}: ${checked.certificate.holder}`;
};

/** `/certificate-check`: whether a certificate is genuine and valid, by its number or the address of its QR code (`?no=`). */
const CertificateCheckPage = ({ title }: PageProps) => {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useAddressSearch()).get('no');
  const input = asked === null ? null : readCheckInput(asked);
  const number = input?.kind === 'number' ? input.number : null;
  const { data, error, isFetching, refetch } = useCheckedCertificate(number);
  const [press, setPress] = useState(0);
  const heading = useAnswerFocus(press, data !== undefined && !isFetching);

  const check = (wanted: string) => {
    setPress((count) => count + 1);
    if (wanted === number) void refetch();
    else navigate(checkAddress(wanted));
  };
  const wrong = input && input.kind !== 'empty' ? inputProblem(input) : null;

  return (
    <>
      <PageHeading
        title={title}
        lead="Pastikan sebuah sertifikat kompetensi terdaftar, masih berlaku, dan isinya benar."
      />
      <Columns>
        <Main>
          {__SIMULATION__ && !data && (
            <Notice>
              Portal ini sedang menjalankan simulasi: sertifikat yang dibuat di sini bukan dokumen yang sah.
            </Notice>
          )}
          <Card>
            <CheckForm initial={number ?? asked ?? ''} busy={number !== null && isFetching} onCheck={check} />
          </Card>
          {wrong && (
            <Notice tone="caution" title="Nomor pada alamat ini tidak dapat dibaca">
              {wrong}.
            </Notice>
          )}
          <VisuallyHidden role="status">{isFetching ? '' : announcement(data)}</VisuallyHidden>
          {number !== null &&
            (data ? (
              <CheckResult checked={data} headingRef={heading} />
            ) : data === null ? (
              <NotFound number={number} headingRef={heading} />
            ) : error ? (
              <ErrorState title="Sertifikat belum bisa diperiksa" onRetry={() => void refetch()} retrying={isFetching}>
                {failureText(error).text}
              </ErrorState>
            ) : (
              <Skeleton name="document" />
            ))}
        </Main>
        <WhereToFind />
      </Columns>
    </>
  );
};

export default CertificateCheckPage;
