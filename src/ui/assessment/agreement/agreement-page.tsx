import type { Agreement } from '../../../domain/assessment/agreement.ts';
import { isClosed, isEditable } from '../../../domain/assessment/form-status.ts';
import { Callout } from '../../components/feedback/callout.tsx';
import { Badge } from '../../components/text/badge.tsx';
import { PaperActions } from '../../document/paper-actions.tsx';
import { DropDraft } from '../../form/draft/drop-draft.tsx';
import { WithDraft } from '../../form/draft/with-draft.tsx';
import { FormQuery } from '../../form/page/form-query.tsx';
import { OfAssessment } from '../../form/page/of-assessment.tsx';
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
    {(agreement) =>
      isEditable(agreement.status) ? <Unsigned agreement={agreement} /> : <Signed agreement={agreement} />
    }
  </FormQuery>
);

const Unsigned = ({ agreement }: { readonly agreement: Agreement }) => (
  <>
    <AgreementPaper agreement={agreement} />
    <WithDraft
      form="agreement"
      trxId={agreement.trxId}
      basis={`${agreement.status} ${agreement.review?.at ?? ''}`}
      read={readAgreementDraft}
    >
      {(draft) => <AgreementForm agreement={agreement} draft={draft} />}
    </WithDraft>
  </>
);

const Signed = ({ agreement }: { readonly agreement: Agreement }) => (
  <>
    {isClosed(agreement.status) && (
      <DropDraft
        form="agreement"
        trxId={agreement.trxId}
        closed={[agreement.signature?.signedAt, agreement.review?.at]}
      />
    )}
    <PaperActions>
      {agreement.status === 'approved' ? (
        <Badge $tone="positive">Sudah ditandatangani</Badge>
      ) : (
        <Callout tone="info">Persetujuan ini sudah dikirim dan sedang diperiksa.</Callout>
      )}
    </PaperActions>
    <AgreementPaper agreement={agreement} />
  </>
);

export default AgreementPage;
