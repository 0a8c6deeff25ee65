import { type ReactNode, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import {
  isComing,
  knownTimeline,
  useAssessments,
  useLapsedPurchase,
  useTimelines,
  useWaitingBills,
} from '../../assessment/public/timeline-data.ts';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { homeStepsId } from '../../core/page/reachable.ts';
import { useSectionFocus } from '../../core/page/use-section-focus.ts';
import { paths } from '../../core/paths.ts';
import { useSession } from '../../core/session/session-view.ts';
import { UnverifiedEmail } from '../../core/session/unverified-email.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { grouped } from '../../kit/components/text/grouped.ts';
import { longDateTime } from '../../kit/format/date.ts';
import { purchaseTitle } from '../../kit/format/scheme-title.ts';
import { media } from '../../kit/theme/media.ts';
import { useUnread } from '../../notification/public/notification-data.ts';
import { notificationListAddress } from '../../notification/public/notification-view.ts';
import { GuardianGuard } from '../../profile/public/guardian-guard.tsx';
import { buyAgainAddress } from '../../purchase/public/purchase-address.ts';
import { SchemeSearch } from '../schemes/scheme-search.tsx';
import { StepsComing } from './home-shell.tsx';
import { BillCard, StepCard } from './step-card.tsx';
import { StepsFrame, StepsGrid } from './steps-frame.ts';
import { useOldDraftsRemoved } from './use-old-drafts-removed.ts';

const most = 6;

const Search = styled.div`
  max-inline-size: 44rem;

  ${media.phone} {
    max-inline-size: none;
  }
`;

const NothingBought = ({ lapsed }: { readonly lapsed: Transaction | null }) =>
  lapsed ? (
    <EmptyState
      title="Pendaftaran Anda batal karena belum dibayar"
      action={<LinkButton to={buyAgainAddress(lapsed)}>Daftar lagi</LinkButton>}
    >
      {purchaseTitle(lapsed)}: tagihannya{' '}
      {lapsed.expiresAt && `dapat dibayar sampai ${longDateTime(lapsed.expiresAt, lapsed.schedule.zone)} dan `}
      sudah ditutup. Anda belum terdaftar, dan tidak ada lagi yang perlu dibayar.
    </EmptyState>
  ) : (
    <EmptyState
      title="Anda belum mengikuti sertifikasi"
      action={<LinkButton to={paths.schemes.to({})}>Lihat skema sertifikasi</LinkButton>}
    >
      Pilih skema yang sesuai dengan pekerjaan Anda. Setelah pendaftaran Anda lunas, langkah berikutnya tampil di sini.
    </EmptyState>
  );

interface CertificationsProps {
  readonly assessments: ReturnType<typeof useAssessments>;
  readonly bills: readonly Transaction[];
  readonly lapsed: Transaction | null;
  readonly newest: readonly Transaction[];
  readonly timelines: ReturnType<typeof useTimelines>;
}

const Certifications = ({ assessments, bills, lapsed, newest, timelines }: CertificationsProps) => {
  const { data, error, isFetching, refetch } = assessments;
  const firstComing = timelines.findIndex(isComing);
  const shown = firstComing < 0 ? newest : newest.slice(0, firstComing + 1);
  useSectionFocus(data);
  if (error && !data)
    return (
      <FailureState
        error={error}
        title="Langkah Anda berikutnya belum bisa dimuat"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (newest.length === 0 && bills.length === 0) return <NothingBought lapsed={lapsed} />;
  return (
    <StepsGrid id={homeStepsId()} tabIndex={-1} aria-label="Langkah Anda">
      {bills.map((bill) => (
        <BillCard key={bill.id} bill={bill} />
      ))}
      {shown.map((assessment, index) => {
        const read = timelines[index];
        return <StepCard key={assessment.id} assessment={assessment} timeline={read && knownTimeline(read)} />;
      })}
      {/* keep the columns of the cards to come */}
      {newest.slice(shown.length).map(({ id }) => (
        <li key={`${id} to come`} aria-hidden="true" />
      ))}
    </StepsGrid>
  );
};

/** Renders each part and `children` only after everything above has loaded, so that nothing shifts. */
const CandidateHome = ({ children }: { readonly children: ReactNode }) => {
  const { candidate } = useSession();
  const assessments = useAssessments();
  const newest = (assessments.data?.pages[0]?.items ?? []).slice(0, most);
  const timelines = useTimelines(newest.map(({ id }) => id));
  const { bills, isPending: billsComing } = useWaitingBills();
  const { data: unread, isPending: newsComing } = useUnread();
  useOldDraftsRemoved(candidate?.id);
  const nothing = assessments.isSuccess && newest.length === 0 && !billsComing && bills.length === 0;
  const { lapsed, isPending: lapsedComing } = useLapsedPurchase(nothing);
  const listed = !assessments.isPending && !billsComing && !newsComing && !lapsedComing;
  const comingNow = !listed || timelines.some(isComing);
  const coming = useDeferredValue(comingNow) || comingNow; // deferred, so that React renders it in slices
  return (
    <>
      <StepsFrame $coming={coming}>
        <Cluster $gap={[2, 6]} $align="baseline" $justify="space-between">
          <h1 tabIndex={-1}>Halo {candidate?.fullname || candidate?.email}</h1>
          {listed && unread && unread.total > 0 && (
            <TextLink to={notificationListAddress({ unreadOnly: true, page: 1 })}>
              {grouped(unread.total)} notifikasi belum dibaca
            </TextLink>
          )}
        </Cluster>
        <UnverifiedEmail />
        <GuardianGuard />
        {listed ? <Certifications {...{ assessments, bills, lapsed, newest, timelines }} /> : <StepsComing />}
        {!coming && (
          <Search>
            <SchemeSearch />
          </Search>
        )}
      </StepsFrame>
      {!coming && children}
    </>
  );
};

export default CandidateHome;
