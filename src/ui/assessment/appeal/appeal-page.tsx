import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AppealForm as Form, unsentAppeal } from '../../../domain/assessment/appeal.ts';
import { statusByStage } from '../../../domain/assessment/form-stage.ts';
import { isClosed } from '../../../domain/assessment/form-status.ts';
import type { UnitResult } from '../../../domain/assessment/result.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { useLostFocus } from '../../core/page/use-lost-focus.ts';
import { usePartFocus } from '../../core/page/use-part-focus.ts';
import { paths } from '../../core/paths.ts';
import { useServices } from '../../core/services.tsx';
import { useZone } from '../../core/zone-context.ts';
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
import { AssessmentForm } from '../public/form-page/assessment-form.tsx';
import { type AssessmentPageProps, ofAssessment } from '../public/form-page/of-assessment.tsx';
import { InZoneOf } from '../public/in-zone-of.tsx';
import { resultQuery } from '../public/result-data.ts';
import { useTimelineQuery } from '../public/timeline-data.ts';
import { AppealForm, readAppealDraft } from './appeal-form.tsx';
import { AppealSent } from './appeal-sent.tsx';
import { appealCode, appealTitle } from './appeal-text.ts';
import { useAppealWindow, windowText } from './appeal-window.ts';

const noAppeal = 'Banding hanya tersedia untuk hasil belum kompeten.';

const AppealPage = ({ trxId, title }: AssessmentPageProps) => {
  const [handedIn, setHandedIn] = useState(false);
  return (
    <InZoneOf trxId={trxId}>
      <AssessmentForm
        trxId={trxId}
        title={title}
        stage="appeal"
        query={useAppeal(trxId)}
        begin={({ known, timeline }) =>
          unsentAppeal(known, timeline?.stages.find(({ name }) => name === 'appeal')?.due)
        }
        lockedText={noAppeal}
      >
        {(form) => <Shown form={form} handedIn={handedIn} onSent={() => setHandedIn(true)} />}
      </AssessmentForm>
    </InZoneOf>
  );
};

interface ShownProps {
  readonly form: Form;
  readonly handedIn: boolean;
  readonly onSent: () => void;
}

const Shown = ({ form, handedIn, onSent }: ShownProps) => {
  const { appeal } = form;
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
  const zone = useZone();
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
  const closedText = window.kind === 'over' ? windowText(window, zone) : null;
  return (
    <>
      <BesidePaper>
        {heading}
        {closedText === null && <Callout tone="caution">{windowText(window, zone)}</Callout>}
        <DescriptionList
          items={[
            { title: 'Skema sertifikasi', content: scheme.title },
            { title: 'Nomor skema', content: scheme.number || '–' },
            { title: 'Nama asesi', content: candidate },
            { title: 'Nama asesor', content: assessor.name || '–' },
            { title: 'Tanggal asesmen', content: longDate(assessedAt, zone) },
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

export default ofAssessment(AppealPage);
