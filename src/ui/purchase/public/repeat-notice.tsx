import { useQuery } from '@tanstack/react-query';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import { isAppealPending } from '../../../domain/assessment/appeal.ts';
import { appealPending } from '../../assessment/public/next-step/reassessment-text.ts';
import { useTimelineQuery } from '../../assessment/public/timeline-data.ts';
import { BeforeEnd, type RenewalProps } from '../../certificate/public/renewal-before-end.tsx';
import { lazyComponent } from '../../core/lazy-component.ts';
import { useRepeat } from '../../core/read-repeat.ts';
import { useService } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';
import { Callout } from '../../kit/components/feedback/callout.tsx';

/** While the check of the certificate loads, shows the notice that fits most renewals. */
const Renewal = lazyComponent(
  () => import('../../certificate/public/renewal-notice.tsx'),
  ({ certificate }: RenewalProps) => <BeforeEnd certificate={certificate} />,
  true,
);

const partlyAgain =
  'Unit yang sudah kompeten tidak diuji lagi, dan formulir APL 01 terisi seperti yang dulu. Biayanya mengikuti jadwal yang Anda pilih, juga bila hanya sebagian unit yang diuji lagi.';
const whollyAgain = 'Formulir APL 01 terisi seperti yang dulu. Biayanya mengikuti jadwal yang Anda pilih.';

/** Only the candidate of the earlier result can read that result. */
const AgainUnits = ({ trxId }: { readonly trxId: string }) => {
  const assessments = useService(assessmentTokens.assessments);
  const { status } = useSession();
  const { data } = useQuery({
    queryKey: ['assessment', 'result', trxId],
    queryFn: () => assessments.result(trxId),
    enabled: status === 'candidate',
  });
  const lacking = data?.units.filter(({ competent }) => competent === false) ?? [];
  if (data && lacking.length === 0)
    return (
      <Callout tone="caution" title="Tidak ada unit yang perlu diulang">
        Semua unit pada asesmen itu sudah kompeten.
      </Callout>
    );
  if (lacking.length === 0)
    return (
      <Callout title="Asesmen ulang">
        {status === 'guest' ? 'Masuk untuk melihat unit yang diulang. ' : ''}
        {partlyAgain}
      </Callout>
    );
  return (
    <Callout title={`Asesmen ulang untuk ${lacking.length} unit: ${lacking.map(({ title }) => title).join('; ')}`}>
      {data?.units.some(({ competent }) => competent) ? partlyAgain : whollyAgain}
    </Callout>
  );
};

const Reassessment = ({ trxId }: { readonly trxId: string }) => {
  const { status } = useSession();
  const timelineQuery = useTimelineQuery();
  const { data: timeline } = useQuery({ ...timelineQuery(trxId), enabled: status === 'candidate' });
  return (
    <>
      {timeline && isAppealPending(timeline.stages) && (
        <Callout tone="caution" title={appealPending.title}>
          {appealPending.text}
        </Callout>
      )}
      <AgainUnits trxId={trxId} />
    </>
  );
};

const RepeatNotice = () => {
  const repeat = useRepeat();
  if (!repeat) return null;
  return repeat.kind === 'renewal' ? (
    <Renewal certificate={repeat.certificate} />
  ) : (
    <Reassessment trxId={repeat.trxId} />
  );
};

export default RepeatNotice;
