import { styled } from 'styled-components';
import type { Apl02 } from '../../../domain/apl/apl02.ts';
import { isClosed, type StoredFile } from '../../../domain/assessment/form-status.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { shownFileName } from '../../../domain/files/file-name.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Callout, type NoticeTone } from '../../components/feedback/callout.tsx';
import { BesidePaper } from '../../document/form-frame.ts';
import { OpenStoredFile } from '../../document/open-stored-file.tsx';
import { PaperActions } from '../../document/paper-actions.tsx';
import { DropDraft } from '../../form/draft/drop-draft.tsx';
import { longDateTime } from '../../format/date.ts';
import { HandedIn } from '../../next-step/handed-in.tsx';
import { NextStepOf } from '../../next-step/next-step-of.tsx';
import { paths } from '../../paths.ts';
import { raisedPanel } from '../../theme/surfaces.ts';
import { fontSize, space } from '../../theme/theme.ts';
import { Apl02Paper } from './apl02-paper.tsx';

const Frame = styled.section`
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

const Apl02SentFiles = ({ files }: { readonly files: readonly StoredFile[] }) =>
  files.length > 0 && (
    <Frame aria-labelledby="apl02-file-bukti" data-print="hidden">
      <h2 id="apl02-file-bukti">File bukti</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <OpenStoredFile file={file} />
          </li>
        ))}
      </ul>
    </Frame>
  );

interface SentNotice {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text: string;
}

const noticeOf = ({ status, review, sentAt }: Apl02): SentNotice => {
  const note = review?.note ?? '';
  if (status === 'approved') return { tone: 'positive', title: 'Asesmen dapat dilanjutkan', text: note };
  if (status === 'rejected') return { tone: 'critical', title: 'Asesmen tidak dapat dilanjutkan', text: note };
  return {
    tone: 'info',
    title: 'Sedang ditelaah asesor',
    text: sentAt === null ? '' : `Dikirim ${longDateTime(sentAt)}.`,
  };
};

interface Apl02SentProps {
  readonly apl: Apl02;
  readonly justSent: boolean;
}

export const Apl02Sent = ({ apl, justSent }: Apl02SentProps) => {
  const { trxId, answers, files, status, sentAt, review } = apl;
  const { tone, title, text } = noticeOf(apl);
  const toTimeline = (
    <LinkButton variant="secondary" to={paths.timeline.to({ id: encodeTrxId(trxId) })}>
      Lihat proses sertifikasi
    </LinkButton>
  );
  return (
    <>
      {isClosed(status) && <DropDraft form="apl02" trxId={trxId} closed={[sentAt, review?.at]} />}
      {justSent && (
        <BesidePaper data-print="hidden">
          <HandedIn trxId={trxId} done="APL 02 terkirim" at={sentAt}>
            <p>Asesor menelaahnya, biasanya dalam beberapa hari kerja.</p>
          </HandedIn>
        </BesidePaper>
      )}
      <PaperActions>
        {justSent || status === 'unknown' ? (
          toTimeline
        ) : (
          <Callout tone={tone} title={title} action={toTimeline}>
            {text}
          </Callout>
        )}
      </PaperActions>
      {(status === 'approved' || status === 'unknown') && (
        <BesidePaper data-print="hidden">
          <NextStepOf trxId={trxId} here="apl02" />
        </BesidePaper>
      )}
      <Apl02Paper
        apl={apl}
        answers={answers}
        fileNames={new Map(files.map(({ id, name }) => [id, shownFileName(name)]))}
      />
      <Apl02SentFiles files={files} />
    </>
  );
};
