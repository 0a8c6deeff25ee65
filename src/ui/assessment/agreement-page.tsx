import type { Agreement } from '../../domain/assessment/agreement.ts';
import { isClosed, isEditable } from '../../domain/assessment/form-status.ts';
import { Badge } from '../components/badge.tsx';
import { Notice } from '../components/notice.tsx';
import { DropDraft } from '../draft/drop-draft.tsx';
import { WithDraft } from '../draft/with-draft.tsx';
import { FormQuery } from '../form-page/form-query.tsx';
import { OfAssessment } from '../form-page/of-assessment.tsx';
import { PaperActions } from '../paper/paper-actions.tsx';
import type { PageProps } from '../route.tsx';
import { AgreementForm, readAgreementDraft } from './agreement-form.tsx';
import { AgreementPaper } from './agreement-paper.tsx';
import { useAgreement } from './assessment-data.ts';

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
        <Notice tone="info">Persetujuan ini sudah dikirim dan sedang diperiksa.</Notice>
      )}
    </PaperActions>
    <AgreementPaper agreement={agreement} />
  </>
);

export default AgreementPage;
