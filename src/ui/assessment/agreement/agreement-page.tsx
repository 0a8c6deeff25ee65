import { useState } from 'react';
import type { AdjustmentRequest } from '../../../domain/assessment/adjustment.ts';
import { type Agreement, unsentAgreement } from '../../../domain/assessment/agreement.ts';
import { isClosed, isEditable } from '../../../domain/assessment/form-status.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { lazyComponent } from '../../core/lazy-component.ts';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { usePartFocus } from '../../core/page/use-part-focus.ts';
import { paths } from '../../core/paths.ts';
import { InZone } from '../../core/zone-context.ts';
import { BesidePaper } from '../../forms/document/form-frame.ts';
import { PaperActions } from '../../forms/document/paper-actions.tsx';
import { SignaturePending } from '../../forms/document/signature-pending.tsx';
import { DropDraft } from '../../forms/draft/drop-draft.tsx';
import { WithDraft } from '../../forms/draft/with-draft.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { Badge } from '../../kit/components/text/badge.tsx';
import { AssessmentForm } from '../public/form-page/assessment-form.tsx';
import { MissedDay } from '../public/form-page/missed-day.tsx';
import { type AssessmentPageProps, ofAssessment } from '../public/form-page/of-assessment.tsx';
import { HandedIn } from '../public/next-step/handed-in.tsx';
import { useAgreement } from '../timeline/assessment-data.ts';
import { AdjustmentsSection } from './adjustments-section.tsx';
import { AdjustmentsStatus } from './adjustments-status.tsx';
import { agreementAddress, showsAdjustments } from './adjustments-text.ts';
import { AgreementForm, readAgreementDraft } from './agreement-form.tsx';
import { AgreementPaper } from './agreement-paper.tsx';

const AdjustmentsPaper = lazyComponent(() => import('./adjustments-paper.tsx'), <Skeleton name="document" />);

const AgreementPage = ({ trxId, title }: AssessmentPageProps) => {
  const [handedIn, setHandedIn] = useState(false);
  return (
    <AssessmentForm
      trxId={trxId}
      title={title}
      stage="agreement"
      query={useAgreement(trxId)}
      begin={({ known, timeline, state }) => ({ ...unsentAgreement(known, timeline?.schedule), ...state })}
    >
      {(agreement) => (
        <InZone value={agreement.site.zone}>
          <Shown agreement={agreement} handedIn={handedIn} onSent={() => setHandedIn(true)} />
        </InZone>
      )}
    </AssessmentForm>
  );
};

interface ShownProps {
  readonly agreement: Agreement;
  readonly handedIn: boolean;
  readonly onSent: () => void;
}

const Shown = ({ agreement, handedIn, onSent }: ShownProps) => {
  const unsigned = isEditable(agreement.status);
  const request = agreement.adjustments?.request;
  const asked = showsAdjustments(useAddressSearch()) ? request : null;
  usePartFocus(asked ? 'adjustments' : unsigned ? 'unsigned' : 'signed');
  if (asked) return <AskedPaper agreement={agreement} request={asked} />;
  return unsigned ? (
    <Unsigned agreement={agreement} onSent={onSent} />
  ) : (
    <Signed agreement={agreement} handedIn={handedIn} />
  );
};

const AskedPaper = ({ agreement, request }: { readonly agreement: Agreement; readonly request: AdjustmentRequest }) => (
  <>
    <PaperActions>
      <TextLink to={agreementAddress(agreement.trxId)}>Kembali ke persetujuan asesmen</TextLink>
    </PaperActions>
    <AdjustmentsPaper agreement={agreement} request={request} />
  </>
);

const Unsigned = ({ agreement, onSent }: { readonly agreement: Agreement; readonly onSent: () => void }) => {
  const [unsentRequest, setUnsentRequest] = useState(false);
  return (
    <>
      <PaperActions>
        <SignaturePending>Menunggu tanda tangan Anda</SignaturePending>
      </PaperActions>
      <MissedDay trxId={agreement.trxId} />
      {agreement.evidence.length === 0 && agreement.assessor.name === '' && (
        <BesidePaper data-print="hidden">
          <Callout tone="caution" title="Isi persetujuan ini belum dikirim server">
            Yang belum diketahui ditandai dengan garis. Pastikan Anda sudah menerima rencana asesmen dari lembaga
            sertifikasi sebelum menandatangani.
          </Callout>
        </BesidePaper>
      )}
      <AgreementPaper agreement={agreement} />
      <AdjustmentsSection agreement={agreement} onUnsent={setUnsentRequest} />
      <WithDraft
        form="agreement"
        trxId={agreement.trxId}
        basis={`${agreement.status} ${agreement.review?.at ?? ''}`}
        read={readAgreementDraft}
      >
        {(draft) => <AgreementForm agreement={agreement} draft={draft} unsentRequest={unsentRequest} onSent={onSent} />}
      </WithDraft>
    </>
  );
};

const Signed = ({ agreement, handedIn }: { readonly agreement: Agreement; readonly handedIn: boolean }) => {
  const { trxId, signature } = agreement;
  const request = agreement.adjustments?.request;
  const approved = agreement.status === 'approved';
  return (
    <>
      {isClosed(agreement.status) && (
        <DropDraft form="agreement" trxId={trxId} closed={[signature?.signedAt, agreement.review?.at]} />
      )}
      {isClosed(agreement.status) && (
        <DropDraft form="adjustments" trxId={trxId} closed={[signature?.signedAt, agreement.review?.at]} />
      )}
      {handedIn && (
        <BesidePaper data-print="hidden">
          <HandedIn trxId={trxId} done="Persetujuan asesmen ditandatangani" at={signature?.signedAt ?? null} />
        </BesidePaper>
      )}
      <PaperActions>
        {approved && <Badge $tone="positive">Sudah ditandatangani</Badge>}
        {!approved && !handedIn && isClosed(agreement.status) && (
          <Callout tone="info">Persetujuan ini sudah dikirim dan sedang diperiksa.</Callout>
        )}
        {agreement.status === 'unknown' && (
          <LinkButton variant="secondary" to={paths.timeline.to({ id: encodeTrxId(trxId) })}>
            Lihat proses sertifikasi
          </LinkButton>
        )}
      </PaperActions>
      {request && (
        <BesidePaper data-print="hidden">
          <AdjustmentsStatus trxId={trxId} request={request} />
        </BesidePaper>
      )}
      <AgreementPaper agreement={agreement} />
    </>
  );
};

export default ofAssessment(AgreementPage);
