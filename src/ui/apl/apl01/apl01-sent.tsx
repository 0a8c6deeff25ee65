import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { isClosed } from '../../../domain/assessment/form-status.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Callout, type NoticeTone } from '../../components/feedback/callout.tsx';
import { BesidePaper } from '../../document/form-frame.ts';
import { PaperActions } from '../../document/paper-actions.tsx';
import { DropDraft } from '../../form/draft/drop-draft.tsx';
import { longDateTime } from '../../format/date.ts';
import { HandedIn } from '../../next-step/handed-in.tsx';
import { NextStepOf } from '../../next-step/next-step-of.tsx';
import { paths } from '../../paths.ts';
import { Apl01Paper } from './apl01-paper.tsx';

interface SentNotice {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text: string;
}

const noticeOf = ({ status, review, sentAt }: Apl01): SentNotice => {
  const note = review?.note ?? '';
  if (status === 'approved') return { tone: 'positive', title: 'Permohonan diterima', text: note };
  if (status === 'rejected') return { tone: 'critical', title: 'Permohonan tidak diterima', text: note };
  return {
    tone: 'info',
    title: 'Sedang diperiksa admin LSP',
    text: sentAt === null ? '' : `Dikirim ${longDateTime(sentAt)}.`,
  };
};

interface Apl01SentProps {
  readonly apl01: Apl01;
  readonly justSent: boolean;
}

export const Apl01Sent = ({ apl01, justSent }: Apl01SentProps) => {
  const { status, sentAt, review } = apl01;
  const { tone, title, text } = noticeOf(apl01);
  const toTimeline = (
    <LinkButton variant="secondary" to={paths.timeline.to({ id: encodeTrxId(apl01.trxId) })}>
      Lihat proses sertifikasi
    </LinkButton>
  );
  return (
    <>
      {isClosed(status) && <DropDraft form="apl01" trxId={apl01.trxId} closed={[sentAt, review?.at]} />}
      {justSent && (
        <BesidePaper data-print="hidden">
          <HandedIn trxId={apl01.trxId} done="APL 01 terkirim" at={sentAt}>
            <p>Admin LSP memeriksanya, biasanya dalam beberapa hari kerja.</p>
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
          <NextStepOf trxId={apl01.trxId} here="apl01" />
        </BesidePaper>
      )}
      <Apl01Paper apl01={apl01} />
    </>
  );
};
