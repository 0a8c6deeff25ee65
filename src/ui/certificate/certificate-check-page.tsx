import { type Ref, use, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import type { Checked } from '../../application/certificate/check-certificate.ts';
import { readCheckInput } from '../../domain/certificate/certificate-number.ts';
import { useIssuer } from '../core/body/body-facts.ts';
import { ConfigLoadedContext, useConfig } from '../core/config-context.ts';
import { FailureState } from '../core/errors/failure-state.tsx';
import { lazyComponent } from '../core/lazy-component.ts';
import { useAddressSearch } from '../core/page/address-search.ts';
import { checkAddress, paths } from '../core/paths.ts';
import type { PageProps } from '../core/route.tsx';
import { useSlots } from '../core/slots.tsx';
import { LinkButton } from '../kit/components/button/link-button.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { EmptyState } from '../kit/components/feedback/empty-state.tsx';
import { Placeholder } from '../kit/components/feedback/placeholder.tsx';
import { politely } from '../kit/components/feedback/politely.ts';
import { SkeletonBlock } from '../kit/components/feedback/skeleton-block.ts';
import { Card } from '../kit/components/layout/card.tsx';
import { PageHeading } from '../kit/components/layout/page-heading.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';
import { ExternalLink } from '../kit/components/navigation/external-link.tsx';
import { VisuallyHidden } from '../kit/components/text/visually-hidden.tsx';
import { media } from '../kit/theme/media.ts';
import { space } from '../kit/theme/theme.ts';
import { CheckFold } from './check-fold.tsx';
import { CheckForm, inputProblem } from './check-form.tsx';
import { CheckSkeleton } from './check-skeleton.tsx';
import { useCheckedCertificate } from './public/checked-certificate.ts';
import { statusText } from './status-text.ts';
import { WhereToFind } from './where-to-find.tsx';

const CheckedElsewhere = () => {
  const { certificateHolders } = useConfig().links;
  const asked = readCheckInput(new URLSearchParams(useAddressSearch()).get('no') ?? '');
  return (
    <EmptyState
      title="Sertifikat tidak diperiksa di portal ini"
      action={
        certificateHolders ? (
          <ExternalLink href={certificateHolders}>Cari pemegang sertifikat</ExternalLink>
        ) : (
          <LinkButton to={paths.contact.to({})}>Hubungi lembaga sertifikasi</LinkButton>
        )
      }
    >
      Lembaga sertifikasi ini memeriksa keaslian sertifikat di tempat lain.
      {asked.kind === 'number' && ` Siapkan nomor sertifikatnya: ${asked.number}.`}
    </EmptyState>
  );
};

const Columns = styled.div`
  align-items: start;
  display: grid;
  gap: ${space(8)};
  grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Verdict = styled.div`
  &:empty {
    display: none;
  }

  &:focus {
    outline: none;
  }
`;

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
  <Card ref={headingRef} tabIndex={-1} role="group" aria-label="Sertifikat tidak ditemukan">
    <EmptyState title="Sertifikat tidak ditemukan">
      Tidak ada sertifikat bernomor {number}. Periksa kembali setiap angka; bila sudah benar, sertifikat itu tidak
      terdaftar di lembaga sertifikasi ini.
    </EmptyState>
  </Card>
);

/** Loaded lazily, but before the first result arrives, so that the result can receive the focus. */
const CheckResult = lazyComponent(() => import('./check-result.tsx'));

const announcement = (checked: Checked | null | undefined): string => {
  if (checked === undefined) return '';
  if (checked === null) return 'Sertifikat tidak ditemukan';
  return `${statusText(checked.status, checked.certificate).title}: ${checked.certificate.holder}`;
};

/**
 * Checks a certificate by its number or the address in its QR code (`?no=`). Each submission, even an invalid one, clears the last verdict.
 */
const CertificateCheck = () => {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useAddressSearch()).get('no');
  const input = asked === null ? null : readCheckInput(asked);
  const number = input?.kind === 'number' ? input.number : null;
  const { data, error, isFetching, refetch } = useCheckedCertificate(number, CheckResult.preload);
  const [press, setPress] = useState(0);
  /** The number in the address at the time of an invalid submission. The result of this number is no longer shown. */
  const [left, setLeft] = useState<string | null>(null);
  const { marks } = useSlots();
  const isAsked = asked !== null && asked !== left;
  const answer = isAsked && !isFetching && !error ? data : undefined;
  const heading = useAnswerFocus(press, answer !== undefined);
  const verdict = useRef<HTMLDivElement>(null);
  const shownNumber = isAsked ? number : null;
  const failed = error !== null && !isFetching;
  const fold = shownNumber === null || answer === null || failed ? 'open' : answer ? 'folded' : 'gone';
  useEffect(() => {
    if (press > 0 && fold === 'gone') verdict.current?.focus({ preventScroll: true }); // the pressed button is gone
  }, [press, fold]);

  const ask = (wanted: string) => {
    setLeft(null);
    setPress((count) => count + 1);
    if (wanted === number) void refetch();
    else navigate(checkAddress(wanted));
  };
  const wrong = isAsked && input && input.kind !== 'empty' ? inputProblem(input) : null;

  return (
    <>
      {marks.certificates && !answer && <Callout>{marks.certificates}</Callout>}
      {wrong && (
        <Callout tone="caution" title="Nomor pada alamat ini tidak dapat dibaca">
          {wrong}.
        </Callout>
      )}
      <VisuallyHidden {...politely}>{announcement(answer)}</VisuallyHidden>
      <Verdict ref={verdict} tabIndex={-1} role="group" aria-label="Hasil pemeriksaan">
        {shownNumber !== null &&
          (answer ? (
            <CheckResult checked={answer} headingRef={heading} />
          ) : answer === null ? (
            <NotFound number={shownNumber} headingRef={heading} />
          ) : failed ? (
            <FailureState error={error} title="Sertifikat belum bisa diperiksa" onRetry={() => ask(shownNumber)} />
          ) : (
            <CheckSkeleton />
          ))}
      </Verdict>
      <CheckFold state={fold} answer={answer}>
        <Columns>
          <Card>
            <CheckForm
              initial={number ?? asked ?? ''}
              busy={number !== null && isFetching}
              onAsk={() => setLeft(asked)}
              onCheck={ask}
            />
          </Card>
          <WhereToFind isChecked />
        </Columns>
      </CheckFold>
    </>
  );
};

/** As high as the field with its hint, which takes a line more on a phone. */
const FieldBlock = styled(SkeletonBlock)`
  block-size: 4.5rem;

  ${media.phone} {
    block-size: 5.9375rem;
  }
`;

const FormSkeleton = () => (
  <Card>
    <Placeholder name="check-form">
      <Stack $gap={6}>
        <SkeletonBlock $width="16rem" />
        <FieldBlock />
        <SkeletonBlock $width="11rem" $height="2.75rem" />
      </Stack>
    </Placeholder>
  </Card>
);

/** QR codes lead to this page even if the API cannot check certificates; in that case, the page shows where to check them. */
const CertificateCheckPage = ({ title }: PageProps) => {
  const issuer = useIssuer();
  const isLoaded = use(ConfigLoadedContext);
  const { certificateCheck } = useConfig().features;
  return (
    <>
      <PageHeading
        title={title}
        lead={
          certificateCheck || !isLoaded
            ? `Pastikan sebuah sertifikat kompetensi dari ${issuer} terdaftar, masih berlaku, dan isinya benar.`
            : undefined
        }
      />
      <Stack $gap={6}>
        {certificateCheck ? (
          <CertificateCheck />
        ) : (
          <Columns>
            {isLoaded ? <CheckedElsewhere /> : <FormSkeleton />}
            <WhereToFind isChecked={!isLoaded} />
          </Columns>
        )}
      </Stack>
    </>
  );
};

export default CertificateCheckPage;
