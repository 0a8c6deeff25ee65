import { useState } from 'react';
import type { Agreement } from '../../../domain/assessment/agreement.ts';
import { isClosed, isEditable } from '../../../domain/assessment/form-status.ts';
import { Callout } from '../../components/feedback/callout.tsx';
import { Badge } from '../../components/text/badge.tsx';
import { BesidePaper } from '../../document/form-frame.ts';
import { PaperActions } from '../../document/paper-actions.tsx';
import { DropDraft } from '../../form/draft/drop-draft.tsx';
import { WithDraft } from '../../form/draft/with-draft.tsx';
import { FormQuery } from '../../form/page/form-query.tsx';
import { OfAssessment } from '../../form/page/of-assessment.tsx';
import { HandedIn } from '../../next-step/handed-in.tsx';
import { usePartFocus } from '../../page/use-part-focus.ts';
import type { PageProps } from '../../route.tsx';
import { useAgreement } from '../timeline/assessment-data.ts';
import { AgreementForm, readAgreementDraft } from './agreement-form.tsx';
import { AgreementPaper } from './agreement-paper.tsx';

/** `/myassessment/agreement/{trxid?}`: FR.AK.01, to be signed or as it was signed. */
const AgreementPage = ({ args, title }: PageProps<{ readonly trxid?: string }>) => (
  <OfAssessment trxid={args.trxid} title={title}>
    {(trxId) => <AgreementOf key={trxId} trxId={trxId} title={title} />}
  </OfAssessment>
);

const AgreementOf = ({ trxId, title }: { readonly trxId: string; readonly title: string }) => (
  <FormQuery query={useAgreement(trxId)} title={title} trxId={trxId}>
    {(agreement) => <Shown agreement={agreement} />}
  </FormQuery>
);

const Shown = ({ agreement }: { readonly agreement: Agreement }) => {
  const [handedIn, setHandedIn] = useState(false);
  const unsigned = isEditable(agreement.status);
  usePartFocus(unsigned ? 'unsigned' : 'signed');
  return unsigned ? (
    <Unsigned agreement={agreement} onSent={() => setHandedIn(true)} />
  ) : (
    <Signed agreement={agreement} handedIn={handedIn} />
  );
};

const Unsigned = ({ agreement, onSent }: { readonly agreement: Agreement; readonly onSent: () => void }) => (
  <>
    <AgreementPaper agreement={agreement} />
    <WithDraft
      form="agreement"
      trxId={agreement.trxId}
      basis={`${agreement.status} ${agreement.review?.at ?? ''}`}
      read={readAgreementDraft}
    >
      {(draft) => <AgreementForm agreement={agreement} draft={draft} onSent={onSent} />}
    </WithDraft>
  </>
);

const Signed = ({ agreement, handedIn }: { readonly agreement: Agreement; readonly handedIn: boolean }) => {
  const { trxId, signature } = agreement;
  const approved = agreement.status === 'approved';
  return (
    <>
      {isClosed(agreement.status) && (
        <DropDraft form="agreement" trxId={trxId} closed={[signature?.signedAt, agreement.review?.at]} />
      )}
      {handedIn && (
        <BesidePaper data-print="hidden">
          <HandedIn trxId={trxId} done="Persetujuan asesmen ditandatangani" at={signature?.signedAt ?? null} />
        </BesidePaper>
      )}
      <PaperActions>
        {approved && <Badge $tone="positive">Sudah ditandatangani</Badge>}
        {!approved && !handedIn && <Callout tone="info">Persetujuan ini sudah dikirim dan sedang diperiksa.</Callout>}
      </PaperActions>
      <AgreementPaper agreement={agreement} />
    </>
  );
};

export default AgreementPage;
