import { useState } from 'react';
import { type AssessmentResult, recommendedOnly } from '../../../domain/assessment/result.ts';
import { usePageTitle } from '../../core/page/page-title.ts';
import { usePartFocus } from '../../core/page/use-part-focus.ts';
import { InZone, useZone } from '../../core/zone-context.ts';
import { BesidePaper } from '../../forms/document/form-frame.ts';
import { PaperActions } from '../../forms/document/paper-actions.tsx';
import { SignaturePending } from '../../forms/document/signature-pending.tsx';
import { DropDraft } from '../../forms/draft/drop-draft.tsx';
import { WithDraft } from '../../forms/draft/with-draft.tsx';
import { Badge } from '../../kit/components/text/badge.tsx';
import { longDate } from '../../kit/format/date.ts';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import { Instead, KnownAssessment } from '../public/form-page/assessment-form.tsx';
import { FormQuery } from '../public/form-page/form-query.tsx';
import { type AssessmentPageProps, ofAssessment } from '../public/form-page/of-assessment.tsx';
import { HandedIn } from '../public/next-step/handed-in.tsx';
import { AfterNextStep } from '../public/next-step/next-step-of.tsx';
import { useResult } from '../public/result-data.ts';
import { useTimeline } from '../timeline/assessment-data.ts';
import { ResultForm, readResultDraft } from './result-form.tsx';
import { ResultNext } from './result-next.tsx';
import { ResultPaper } from './result-paper.tsx';

const ResultPage = ({ trxId, title }: AssessmentPageProps) => (
  <FormQuery
    query={useResult(trxId)}
    title={title}
    trxId={trxId}
    absent={
      <KnownAssessment trxId={trxId} title={title}>
        {() => (
          <Instead trxId={trxId} title={title} said="Hasil asesmen belum tersedia">
            Hasil tampil di sini setelah diumumkan dan server mengirimkannya.
          </Instead>
        )}
      </KnownAssessment>
    }
  >
    {(result) => (
      <InZone value={result.site.zone}>
        <AfterNextStep trxId={trxId}>
          <Shown result={result} title={title} />
        </AfterNextStep>
      </InZone>
    )}
  </FormQuery>
);

const Shown = ({ result: told, title }: { readonly result: AssessmentResult; readonly title: string }) => {
  const [handedIn, setHandedIn] = useState(false);
  // the server may not return that the candidate accepted the result, so an acceptance during this visit counts too
  const acknowledged = told.acknowledged ?? (handedIn ? { image: null, signedAt: null } : null);
  const result = { ...told, acknowledged };
  const { trxId, competent, reassessment } = result;
  const recommended = recommendedOnly(result, useTimeline(trxId).data?.stages ?? []);
  const zone = useZone();
  usePageTitle(`${title}: ${schemeTitle(result.scheme)}`);
  usePartFocus(acknowledged ? 'accepted' : 'new');
  return (
    <>
      {handedIn && acknowledged && (
        <BesidePaper data-print="hidden">
          <HandedIn trxId={trxId} done="Hasil asesmen sudah Anda terima" at={acknowledged.signedAt} />
        </BesidePaper>
      )}
      <BesidePaper data-print="hidden">
        <ResultNext result={result} recommended={recommended} handedIn={handedIn} />
      </BesidePaper>
      <PaperActions>
        {reassessment ? (
          <Badge $tone="info">Sedang dinilai ulang</Badge>
        ) : acknowledged ? (
          <Badge $tone="positive">
            Sudah Anda terima
            {acknowledged.signedAt && `, ${longDate(acknowledged.signedAt, zone)}`}
          </Badge>
        ) : (
          competent !== null && <SignaturePending>Menunggu Anda menerima hasil</SignaturePending>
        )}
      </PaperActions>
      <ResultPaper result={result} recommended={recommended} />
      {acknowledged ? (
        <DropDraft form="result" trxId={trxId} closed={[acknowledged.signedAt]} />
      ) : (
        competent !== null &&
        !reassessment && (
          <WithDraft form="result" trxId={trxId} basis={result.decidedAt ?? ''} read={readResultDraft}>
            {(draft) => <ResultForm result={result} draft={draft} onSent={() => setHandedIn(true)} />}
          </WithDraft>
        )
      )}
    </>
  );
};

export default ofAssessment(ResultPage);
