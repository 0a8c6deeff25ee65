import { styled } from 'styled-components';
import { type Apl02, unsentApl02 } from '../../../domain/apl/apl02.ts';
import { usesOf } from '../../../domain/apl/apl02-files.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { shownFileName } from '../../../domain/files/file-name.ts';
import { type AssessmentPageProps, ofAssessment } from '../../assessment/public/form-page/of-assessment.tsx';
import { paths } from '../../core/paths.ts';
import { OpenStoredFile } from '../../forms/document/open-stored-file.tsx';
import { WithDraft } from '../../forms/draft/with-draft.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { fontSize, space } from '../../kit/theme/theme.ts';
import { AplForm, type AplTexts } from '../apl-form.tsx';
import { apl02Code, apl02Title } from '../public/apl02-text.ts';
import { useApl02 } from './apl02-data.ts';
import { readKept } from './apl02-draft.ts';
import { Apl02Form } from './apl02-form.tsx';
import { Apl02Paper } from './apl02-paper.tsx';

const texts: AplTexts = {
  code: apl02Code,
  title: apl02Title,
  lead: (scheme) => `${schemeTitle(scheme)}. Nilai kemampuan Anda untuk setiap elemen, lalu tunjukkan buktinya.`,
  name: 'APL 02',
  reviewer: 'Asesor',
  approved: 'Asesmen dapat dilanjutkan',
  rejected: 'Asesmen tidak dapat dilanjutkan',
  waiting: 'Sedang diperiksa asesor',
};

const Apl02Page = ({ trxId, title }: AssessmentPageProps) => (
  <AplForm
    trxId={trxId}
    title={title}
    stage="apl02"
    query={useApl02(trxId)}
    begin={({ known: { schemeTitle }, state }) => ({ ...unsentApl02({ trxId, schemeTitle }), ...state })}
    texts={texts}
    open={(apl) => <Editable apl={apl} />}
    paper={(apl) => (
      <>
        <Apl02Paper
          apl={apl}
          answers={apl.answers}
          fileNames={new Map(apl.files.map(({ id, name }) => [id, shownFileName(name)]))}
        />
        <SentFiles apl={apl} />
      </>
    )}
  />
);

const Editable = ({ apl }: { readonly apl: Apl02 }) => {
  const { status, review, trxId, units } = apl;
  if (units.length === 0)
    return (
      <EmptyState
        title="Unit kompetensi belum tersedia"
        action={
          <LinkButton to={paths.timeline.to({ id: encodeTrxId(trxId) })} variant="secondary">
            Lihat proses sertifikasi
          </LinkButton>
        }
      >
        Server belum mengirim unit dan elemen skema ini, jadi belum ada yang dapat Anda nilai. Yang tersimpan di
        perangkat ini tetap ada. Coba lagi nanti, atau tanyakan kepada lembaga sertifikasi.
      </EmptyState>
    );
  return (
    <WithDraft form="apl02" trxId={trxId} basis={`${status} ${review?.at ?? ''}`} read={readKept}>
      {(draft) => <Apl02Form apl={apl} draft={draft} />}
    </WithDraft>
  );
};

const Files = styled.section`
  ${raisedPanel}
  display: grid;
  gap: ${space(3)};
  margin: ${space(6)} auto 0;
  max-inline-size: 56rem;
  padding: ${space(6)};

  h2 {
    font-size: ${fontSize.lead};
  }

  ul {
    display: grid;
    gap: ${space(2)};
    list-style: none;
    padding: 0;
  }
`;

/** The files that an answer names; a server may list others that the candidate has sent, which are no evidence here. */
export const SentFiles = ({ apl: { units, answers, files } }: { readonly apl: Apl02 }) => {
  const used = files.filter(({ id }) => usesOf(units, answers, id).length > 0);
  if (used.length === 0) return null;
  return (
    <Files aria-labelledby="apl02-file-bukti" data-print="hidden">
      <h2 id="apl02-file-bukti">File bukti</h2>
      <ul>
        {used.map((file) => (
          <li key={file.id}>
            <OpenStoredFile file={file} />
          </li>
        ))}
      </ul>
    </Files>
  );
};

export default ofAssessment(Apl02Page);
