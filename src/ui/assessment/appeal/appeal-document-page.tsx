import { decodeTrxId, encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { usePageTitle } from '../../core/page/page-title.ts';
import { useReachable } from '../../core/page/reachable.ts';
import { usePartFocus } from '../../core/page/use-part-focus.ts';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { useAppeal } from '../public/appeal-data.ts';
import { FormMissing } from '../public/form-page/form-missing.tsx';
import { FormQuery } from '../public/form-page/form-query.tsx';
import { useAllAssessments, type WithTimeline } from '../timeline/all-assessments.ts';
import { AppealList } from './appeal-list.tsx';
import { AppealSent } from './appeal-sent.tsx';

const title = 'Dokumen Banding';

/** Id of the assessment in `?trx=`: `none` if absent, null if invalid. */
const appealTrxIdOf = (search: string): string | null | 'none' => {
  const written = new URLSearchParams(search).get('trx');
  // the query parser turns the plus signs of plain base64 into spaces
  return written === null ? 'none' : decodeTrxId(written.replaceAll(' ', '+'));
};

const AppealDocumentPage = () => {
  const trxId = appealTrxIdOf(useAddressSearch());
  usePageTitle(title);
  usePartFocus(trxId ?? '');
  if (trxId === 'none') return <AnyAppeal />;
  return trxId === null ? <FormMissing title={title} /> : <AppealOf key={trxId} trxId={trxId} />;
};

const AppealOf = ({ trxId }: { readonly trxId: string }) => (
  <FormQuery query={useAppeal(trxId)} title={title} trxId={trxId}>
    {(form) => (form.appeal ? <AppealSent form={form} appeal={form.appeal} /> : <NotSent trxId={trxId} />)}
  </FormQuery>
);

const NotSent = ({ trxId }: { readonly trxId: string }) => {
  const reachable = useReachable();
  const trxid = encodeTrxId(trxId);
  return (
    <>
      <PageHeading title={title} />
      <EmptyState
        title="Belum ada banding untuk asesmen ini"
        action={<LinkButton to={reachable(paths.appeal.to({ trxid }), trxid)}>Buka formulir banding</LinkButton>}
      >
        Dokumen ini tersedia setelah banding dikirim.
      </EmptyState>
    </>
  );
};

const hasAppeal = ({ timeline }: WithTimeline): boolean =>
  timeline.stages.some(({ name, status }) => name === 'appeal' && (status === 'submitted' || status === 'done'));

const AnyAppeal = () => {
  const { found, error, unread, retrying, retry } = useAllAssessments();
  const appealed = found?.filter(hasAppeal);
  const [only] = appealed ?? [];
  if (only && appealed?.length === 1 && unread === 0) return <AppealOf trxId={only.assessment.id} />;
  if (!appealed && !error) return <Skeleton name="document" />;
  return (
    <>
      <PageHeading title={title} />
      {error || !appealed || (appealed.length === 0 && unread > 0) ? (
        <FailureState error={error} onRetry={retry} retrying={retrying} />
      ) : (
        <AppealList appealed={appealed} />
      )}
    </>
  );
};

export default AppealDocumentPage;
