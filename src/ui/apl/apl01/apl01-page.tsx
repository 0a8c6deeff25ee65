import { useState } from 'react';
import { type Apl01, unsentApl01 } from '../../../domain/apl/apl01.ts';
import { prefilled } from '../../../domain/apl/apl01-content.ts';
import { type AssessmentPageProps, ofAssessment } from '../../assessment/public/form-page/of-assessment.tsx';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { useSession } from '../../core/session/session-view.ts';
import { WithDraft } from '../../forms/draft/with-draft.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { useProfile } from '../../profile/public/profile-data.ts';
import { AplForm, type AplTexts } from '../apl-form.tsx';
import { useApl01 } from './apl01-data.ts';
import { Apl01Form } from './apl01-form.tsx';
import { Apl01Paper } from './apl01-paper.tsx';
import { apl01Code, apl01Title } from './apl01-text.ts';
import { initialValues, readKept } from './apl01-values.ts';

const texts: AplTexts = {
  code: apl01Code,
  title: apl01Title,
  lead: ({ title }) => title,
  name: 'APL 01',
  reviewer: 'Admin LSP',
  approved: 'Permohonan diterima',
  rejected: 'Permohonan tidak diterima',
  waiting: 'Sedang diperiksa admin LSP',
};

const Apl01Page = ({ trxId, title }: AssessmentPageProps) => (
  <AplForm
    trxId={trxId}
    title={title}
    stage="apl01"
    query={useApl01(trxId)}
    begin={({ known, state }) => ({ ...unsentApl01(known), ...state })}
    texts={texts}
    open={(apl01) => <Editable apl01={apl01} />}
    paper={(apl01) => <Apl01Paper apl01={apl01} />}
  />
);

const Editable = ({ apl01 }: { readonly apl01: Apl01 }) => {
  const { candidate } = useSession();
  const { data: profile, error, isFetching, refetch } = useProfile(candidate?.id ?? '');
  const [goesWithout, goWithout] = useState(false);
  if (apl01.content === null && profile === undefined && !goesWithout) {
    return error ? (
      <FailureState
        error={error}
        title="Profil belum bisa dimuat"
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={
          <Button variant="secondary" onClick={() => goWithout(true)}>
            Isi tanpa profil
          </Button>
        }
      />
    ) : (
      <Skeleton name="form" />
    );
  }
  const content = apl01.content ?? prefilled(profile ?? null, candidate?.fullname ?? '');
  const photo = profile?.photo ?? null;
  const initial = initialValues(content, apl01.requirements, photo !== null);
  return (
    <WithDraft
      form="apl01"
      trxId={apl01.trxId}
      basis={`${apl01.status} ${apl01.review?.at ?? ''}`}
      read={readKept(initial)}
    >
      {(draft) => (
        <Apl01Form
          apl01={apl01}
          initial={initial}
          ofProfile={!apl01.content && !!profile}
          photo={photo}
          draft={draft}
        />
      )}
    </WithDraft>
  );
};

export default ofAssessment(Apl01Page);
