import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AppealForm as Form, type SentAppeal, unsentAppeal } from '../../../domain/assessment/appeal.ts';
import { statusByStage } from '../../../domain/assessment/form-stage.ts';
import { isClosed } from '../../../domain/assessment/form-status.ts';
import type { UnitResult } from '../../../domain/assessment/result.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { useLostFocus } from '../../core/page/use-lost-focus.ts';
import { usePartFocus } from '../../core/page/use-part-focus.ts';
import { paths } from '../../core/paths.ts';
import type { PageProps } from '../../core/route.tsx';
import { useServices } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';
import { BesidePaper } from '../../forms/document/form-frame.ts';
import { DropDraft } from '../../forms/draft/drop-draft.tsx';
import { WithDraft } from '../../forms/draft/with-draft.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { DescriptionList } from '../../kit/components/layout/description-list.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { longDate } from '../../kit/format/date.ts';
import { useAppeal } from '../public/appeal-data.ts';
import { FormQuery } from '../public/form-page/form-query.tsx';
import { OfAssessment } from '../public/form-page/of-assessment.tsx';
import { WithoutDraft } from '../public/form-page/without-draft.tsx';
import { resultQuery } from '../public/result-data.ts';
import { useTimelineQuery } from '../public/timeline-data.ts';
import { readAppealDraft } from './appeal-draft.ts';
import { AppealForm } from './appeal-form.tsx';
import { AppealSent } from './appeal-sent.tsx';
import { appealCode, appealTitle } from './appeal-text.ts';
import { useAppealWindow, windowText } from './appeal-window.ts';

const AppealPage = ({ args, title }: PageProps<{ readonly trxid?: string }>) => (
  <OfAssessment trxid={args.trxid} title={title}>
    {(trxId) => <AppealOf key={trxId} trxId={trxId} title={title} />}
  </OfAssessment>
);

const noAppeal = 'Banding hanya tersedia untuk hasil belum kompeten.';

const AppealOf = ({ trxId, title }: { readonly trxId: string; readonly title: string }) => {
  const [handedIn, setHandedIn] = useState(false);
  const { candidate } = useSession();
  const hand = { handedIn, onSent: () => setHandedIn(true) };
  return (
    <FormQuery
      query={useAppeal(trxId)}
      title={title}
      trxId={trxId}
      absent={
        <WithoutDraft trxId={trxId} title={title} stage="appeal" lockedText={noAppeal}>
          {({ timeline }) => {
            const known = { trxId, schemeTitle: timeline?.scheme.title ?? '', candidate: candidate?.fullname ?? '' };
            const stage = timeline?.stages.find(({ name }) => name === 'appeal');
            return <Shown form={unsentAppeal(known, stage?.due)} appeal={null} {...hand} />;
          }}
        </WithoutDraft>
      }
    >
      {(form) => <Shown form={form} appeal={form.appeal} {...hand} />}
    </FormQuery>
  );
};

interface ShownProps {
  readonly form: Form;
  readonly appeal: SentAppeal | null;
  readonly handedIn: boolean;
  readonly onSent: () => void;
}

const Shown = ({ form, appeal, handedIn, onSent }: ShownProps) => {
  usePartFocus(appeal ? 'sent' : 'new');
  return appeal ? (
    <>
      <AppealSent form={form} appeal={appeal} handedIn={handedIn} />
      <DropDraft form="appeal" trxId={form.trxId} closed={[appeal.sentAt]} />
    </>
  ) : (
    <Unsent form={form} onSent={onSent} />
  );
};

const Closed = ({ title, trxId }: { readonly title: string; readonly trxId: string }) => (
  <EmptyState
    title={title}
    action={<LinkButton to={paths.result.to({ trxid: encodeTrxId(trxId) })}>Lihat hasil asesmen</LinkButton>}
  >
    Bila ada pertanyaan tentang keputusan asesmen, hubungi lembaga sertifikasi Anda.
  </EmptyState>
);

const unitText = ({ title, code, note }: UnitResult): string => `${title || code}${note ? `: ${note}` : ''}`;

const Unsent = ({ form, onSent }: { readonly form: Form; readonly onSent: () => void }) => {
  const { trxId, scheme, assessor, assessedAt, candidate, until } = form;
  // without a deadline in the form, the stage in the timeline decides whether an appeal is open
  const asks = until === null;
  const { data: timeline, isLoading } = useQuery({ ...useTimelineQuery()(trxId), enabled: asks });
  const status = timeline ? statusByStage(timeline.stages, 'appeal') : 'unknown';
  const window = useAppealWindow({ until, sent: false, open: asks && status !== 'locked' && !isClosed(status) });
  const heading = <PageHeading eyebrow={`Formulir ${appealCode}`} title={appealTitle} />;
  useLostFocus(window.kind);
  const { data: result, isLoading: isResultLoading } = useQuery({ ...resultQuery(useServices(), trxId), retry: false });
  const missing = result?.units.filter(({ competent }) => competent === false) ?? [];
  if (isLoading || isResultLoading) return <Skeleton name="document" />;
  if (window.kind === 'none' || window.kind === 'sent') {
    return (
      <>
        <DropDraft form="appeal" trxId={trxId} closed={[]} />
        {heading}
        <Closed title={noAppeal} trxId={trxId} />
      </>
    );
  }
  const closedText = window.kind === 'over' ? windowText(window) : null;
  return (
    <>
      <BesidePaper>
        {heading}
        {closedText === null && <Callout tone="caution">{windowText(window)}</Callout>}
        <DescriptionList
          items={[
            { title: 'Skema sertifikasi', content: scheme.title },
            { title: 'Nomor skema', content: scheme.number || '–' },
            { title: 'Nama asesi', content: candidate },
            { title: 'Nama asesor', content: assessor.name || '–' },
            { title: 'Tanggal asesmen', content: longDate(assessedAt) },
            ...(missing.length > 0
              ? [
                  {
                    title: 'Unit belum kompeten',
                    content: missing.map((unit) => <p key={unit.code || unit.title}>{unitText(unit)}</p>),
                  },
                ]
              : []),
          ]}
        />
      </BesidePaper>
      <WithDraft form="appeal" trxId={trxId} basis={until ?? ''} read={readAppealDraft}>
        {(draft) =>
          closedText !== null && !draft.unsent ? (
            <Closed title={closedText} trxId={trxId} />
          ) : (
            <AppealForm appeal={form} draft={draft} closedText={closedText} onSent={onSent} />
          )
        }
      </WithDraft>
    </>
  );
};

export default AppealPage;
