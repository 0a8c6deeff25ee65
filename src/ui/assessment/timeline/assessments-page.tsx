import { styled } from 'styled-components';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { failureText } from '../../core/failure-text.ts';
import { useFirstInSlices } from '../../core/page/in-slices.ts';
import { useLostFocus } from '../../core/page/use-lost-focus.ts';
import { paths } from '../../core/paths.ts';
import type { PageProps } from '../../core/route.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Placeholder } from '../../kit/components/feedback/placeholder.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { useRowWindow } from '../../kit/components/layout/row-window.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { money } from '../../kit/format/money.ts';
import { purchaseTitle } from '../../kit/format/scheme-title.ts';
import { space } from '../../kit/theme/theme.ts';
import { usePaymentTerm } from '../public/next-step/use-payment-term.ts';
import { knownTimeline, useAssessments, useTimelines, useWaitingBills } from '../public/timeline-data.ts';
import { AssessmentCard, AssessmentCardSkeleton } from './assessment-card.tsx';

const Cards = styled.ul`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
`;

/** A new purchase shifts items to the next page, where they would repeat. */
const eachOnce = (assessments: readonly Transaction[]): readonly Transaction[] => [
  ...new Map(assessments.map((assessment) => [assessment.id, assessment])).values(),
];

const Found = ({ assessments }: { assessments: readonly Transaction[] }) => {
  const { shown, more } = useRowWindow(assessments);
  const timelines = useTimelines(shown.map(({ id }) => id));
  return (
    <Stack $gap={6}>
      <Cards>
        {shown.map((assessment, index) => {
          const read = timelines[index];
          const timeline = read && knownTimeline(read);
          return <AssessmentCard key={assessment.id} assessment={assessment} timeline={timeline} />;
        })}
      </Cards>
      {more}
    </Stack>
  );
};

const Empty = () => (
  <EmptyState
    title="Anda belum mengikuti sertifikasi"
    action={<LinkButton to={paths.schemes.to({})}>Lihat skema sertifikasi</LinkButton>}
  >
    Pilih skema yang sesuai dengan pekerjaan Anda. Setelah pendaftaran Anda lunas, prosesnya tampil di sini.
  </EmptyState>
);

const Bill = ({ bill }: { readonly bill: Transaction }) => {
  const term = usePaymentTerm(bill);
  const free = bill.amount === 0;
  const sum = bill.amount === null ? 'Tagihannya' : `Tagihan ${money(bill.amount)}`;
  return (
    <Callout
      title={`${free ? 'Menunggu konfirmasi LSP' : 'Menunggu pembayaran'}: ${purchaseTitle(bill)}`}
      action={
        <LinkButton to={`${paths.transactions.to({})}?trx=${encodeTrxId(bill.id)}`} size="small">
          {free ? 'Lihat' : 'Bayar'}
        </LinkButton>
      }
    >
      {free
        ? 'Tidak ada yang perlu Anda bayar. Setelah dikonfirmasi, prosesnya tampil di sini.'
        : `${sum} ${term?.clause ?? 'menunggu pembayaran'}. Setelah lunas, prosesnya tampil di sini.`}
    </Callout>
  );
};

const AssessmentsPage = ({ title }: PageProps) => {
  const { data, error, isFetching, refetch, ...more } = useAssessments();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = more;
  const { bills, isPending: billsComing } = useWaitingBills();
  const shown = useFirstInSlices(billsComing ? undefined : data);
  const assessments = shown && eachOnce(shown.pages.flatMap(({ items }) => items));
  useLostFocus(assessments?.length);
  return (
    <>
      <PageHeading title={title} lead="Semua sertifikasi Anda dan langkah berikutnya untuk masing-masing." />
      {assessments ? (
        assessments.length === 0 && bills.length === 0 ? (
          <Empty />
        ) : (
          <Stack $gap={6}>
            {bills.map((bill) => (
              <Bill key={bill.id} bill={bill} />
            ))}
            {assessments.length > 0 && <Found assessments={assessments} />}
            {isFetchNextPageError && (
              <Cluster $justify="center">
                <Callout tone="critical" live="polite">
                  {failureText(error).text}
                </Callout>
              </Cluster>
            )}
            {hasNextPage && (
              <Cluster $justify="center">
                <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  Muat lagi
                </Button>
              </Cluster>
            )}
          </Stack>
        )
      ) : error && !data ? (
        <FailureState
          error={error}
          title="Sertifikasi Anda belum bisa dimuat"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Placeholder name="assessments">
          <Cards as="div">
            <AssessmentCardSkeleton />
            <AssessmentCardSkeleton />
          </Cards>
        </Placeholder>
      )}
    </>
  );
};

export default AssessmentsPage;
