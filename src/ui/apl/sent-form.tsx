import type { ReactNode } from 'react';
import type { Apl01 } from '../../domain/apl/apl01.ts';
import type { Apl02 } from '../../domain/apl/apl02.ts';
import { isClosed } from '../../domain/assessment/form-status.ts';
import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import { HandedIn } from '../assessment/public/next-step/handed-in.tsx';
import { NextStepOf } from '../assessment/public/next-step/next-step-of.tsx';
import { paths } from '../core/paths.ts';
import { BesidePaper } from '../forms/document/form-frame.ts';
import { PaperActions } from '../forms/document/paper-actions.tsx';
import { DropDraft } from '../forms/draft/drop-draft.tsx';
import { LinkButton } from '../kit/components/button/link-button.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { longDateTime } from '../kit/format/date.ts';
import type { JustSent } from './use-just-sent.ts';

interface SentFormProps {
  readonly form: 'apl01' | 'apl02';
  readonly sent: Pick<Apl01 | Apl02, 'trxId' | 'status' | 'sentAt' | 'review'>;
  readonly justSent: JustSent | null;
  readonly done: string;
  readonly wait: string;
  readonly titles: { readonly approved: string; readonly rejected: string; readonly waiting: string };
  readonly children: ReactNode;
}

export const SentForm = ({ form, sent, justSent, done, wait, titles, children }: SentFormProps) => {
  const { trxId, status, sentAt, review } = sent;
  const toTimeline = (
    <LinkButton variant="secondary" to={paths.timeline.to({ id: encodeTrxId(trxId) })}>
      Lihat proses sertifikasi
    </LinkButton>
  );
  return (
    <>
      {isClosed(status) && <DropDraft form={form} trxId={trxId} closed={[sentAt, review?.at]} />}
      {justSent && (
        <BesidePaper data-print="hidden">
          <HandedIn trxId={trxId} done={justSent === 'correction' ? `Perbaikan ${done}` : done} at={sentAt}>
            <p>{wait}</p>
          </HandedIn>
        </BesidePaper>
      )}
      <PaperActions>
        {justSent || status === 'unknown' ? (
          toTimeline
        ) : status === 'approved' || status === 'rejected' ? (
          <Callout tone={status === 'approved' ? 'positive' : 'critical'} title={titles[status]} action={toTimeline}>
            {review?.note ?? ''}
          </Callout>
        ) : (
          <Callout tone="info" title={titles.waiting} action={toTimeline}>
            {sentAt === null ? wait : `Dikirim ${longDateTime(sentAt)}. ${wait}`}
          </Callout>
        )}
      </PaperActions>
      {(status === 'approved' || status === 'unknown') && (
        <BesidePaper data-print="hidden">
          <NextStepOf trxId={trxId} here={form} />
        </BesidePaper>
      )}
      {children}
    </>
  );
};
