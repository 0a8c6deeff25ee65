import { styled } from 'styled-components';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { useRowWindow } from '../../components/layout/row-window.tsx';
import { Stack } from '../../components/layout/stack.tsx';
import { FailureState } from '../../errors/failure-state.tsx';
import { failureText } from '../../failure-text.ts';
import { money } from '../../format/money.ts';
import { purchaseTitle } from '../../format/scheme-title.ts';
import { usePaymentTerm } from '../../next-step/use-payment-term.ts';
import { useFirstInSlices } from '../../page/in-slices.ts';
import { useLostFocus } from '../../page/use-lost-focus.ts';
import { paths } from '../../paths.ts';
import type { PageProps } from '../../route.tsx';
import { space } from '../../theme/theme.ts';
import { useAssessments, useTimelines, useWaitingBills } from '../../timeline-data.ts';
import { AssessmentCard } from './assessment-card.tsx';

const Cards = styled.ul`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
`;

const More = styled.div`
  display: grid;
  justify-content: center;
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
          const timeline = read?.isError ? null : read?.data;
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
  return (
    <Callout
      title={`Menunggu pembayaran: ${purchaseTitle(bill)}`}
      action={
        <LinkButton to={`${paths.transactions.to({})}?trx=${encodeTrxId(bill.id)}`} size="small">
          Bayar
        </LinkButton>
      }
    >
      {bill.amount === null ? 'Tagihannya' : `Tagihan ${money(bill.amount)}`}
      {` ${term?.clause ?? 'menunggu pembayaran'}`}. Setelah lunas, prosesnya tampil di sini.
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
              <More>
                <Callout tone="critical" live="polite">
                  {failureText(error).text}
                </Callout>
              </More>
            )}
            {hasNextPage && (
              <More>
                <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  Muat lagi
                </Button>
              </More>
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
        <Skeleton name="cards" />
      )}
    </>
  );
};

export default AssessmentsPage;
