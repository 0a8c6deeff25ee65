import { type ReactNode, useState } from 'react';
import type { Apl01 } from '../../domain/apl/apl01.ts';
import type { Apl02 } from '../../domain/apl/apl02.ts';
import { type FormStatus, isClosed, isEditable, isJudged } from '../../domain/assessment/form-status.ts';
import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import { AssessmentForm, type AssessmentFormProps } from '../assessment/public/form-page/assessment-form.tsx';
import { MissedDay } from '../assessment/public/form-page/missed-day.tsx';
import { InZoneOf } from '../assessment/public/in-zone-of.tsx';
import { HandedIn } from '../assessment/public/next-step/handed-in.tsx';
import { AfterNextStep, NextStepOf } from '../assessment/public/next-step/next-step-of.tsx';
import { useConfig } from '../core/config-context.ts';
import { useLostFocus } from '../core/page/use-lost-focus.ts';
import { paths } from '../core/paths.ts';
import { useZone } from '../core/zone-context.ts';
import { BesidePaper } from '../forms/document/form-frame.ts';
import { PaperActions } from '../forms/document/paper-actions.tsx';
import { DropDraft } from '../forms/draft/drop-draft.tsx';
import { LinkButton } from '../kit/components/button/link-button.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { PageHeading } from '../kit/components/layout/page-heading.tsx';
import { longDateTime } from '../kit/format/date.ts';

type JustSent = 'first' | 'correction';

type Seen = 'open' | 'returned' | JustSent | null;

const nextOf = (seen: Seen, status: FormStatus | undefined): Seen => {
  if (status === undefined) return seen;
  if (status === 'unknown') return seen ?? 'open';
  if (isEditable(status)) return status === 'returned' ? 'returned' : 'open';
  if (seen === null || status !== 'submitted') return null;
  return seen === 'returned' || seen === 'correction' ? 'correction' : 'first';
};

/** How the form was sent, if it was editable during this visit, even if another device sent it. Null on later visits. */
export const useJustSent = (status: FormStatus | undefined): JustSent | null => {
  const [seen, setSeen] = useState<Seen>(null);
  const next = nextOf(seen, status);
  if (next !== seen) setSeen(next);
  return next === 'first' || next === 'correction' ? next : null;
};

/** `reviewer`: who receives the form and examines it. */
export interface AplTexts {
  readonly code: string;
  readonly title: string;
  readonly lead: (scheme: Apl01['scheme']) => string;
  readonly name: string;
  readonly reviewer: string;
  readonly approved: string;
  readonly rejected: string;
  readonly waiting: string;
}

type AplFormProps<Form> = Omit<AssessmentFormProps<Form>, 'stage' | 'children'> & {
  readonly stage: 'apl01' | 'apl02';
  readonly texts: AplTexts;
  readonly open: (form: Form) => ReactNode;
  readonly paper: (form: Form) => ReactNode;
};

/** A form of the application: filled in, examined by somebody of the body, and perhaps returned. */
export const AplForm = <Form extends Apl01 | Apl02>({ texts, open, paper, ...of }: AplFormProps<Form>) => {
  const status = of.query.data === null ? 'draft' : of.query.data?.status;
  const justSent = useJustSent(status);
  useLostFocus(status);
  return (
    <InZoneOf trxId={of.trxId}>
      <AssessmentForm {...of}>
        {(form) =>
          isEditable(form.status) ? (
            <>
              <div data-print="hidden">
                <PageHeading eyebrow={`Formulir ${texts.code}`} title={texts.title} lead={texts.lead(form.scheme)} />
              </div>
              <MissedDay trxId={form.trxId} wide />
              {open(form)}
            </>
          ) : (
            <AfterNextStep trxId={form.trxId}>
              <Sent stage={of.stage} form={form} justSent={justSent} texts={texts} />
              {paper(form)}
            </AfterNextStep>
          )
        }
      </AssessmentForm>
    </InZoneOf>
  );
};

interface SentProps extends Pick<AplFormProps<never>, 'stage' | 'texts'> {
  readonly form: Apl01 | Apl02;
  readonly justSent: JustSent | null;
}

const Sent = ({ stage, form, justSent, texts }: SentProps) => {
  const { trxId, status, sentAt, review } = form;
  const zone = useZone();
  const done = `${texts.name} terkirim`;
  const wait = `${texts.reviewer} memeriksanya, biasanya dalam ${useConfig().times[stage]}.`;
  const toTimeline = (
    <LinkButton variant="secondary" to={paths.timeline.to({ id: encodeTrxId(trxId) })}>
      Lihat proses sertifikasi
    </LinkButton>
  );
  return (
    <>
      {isClosed(status) && <DropDraft form={stage} trxId={trxId} closed={[sentAt, review?.at]} />}
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
        ) : isJudged(status) ? (
          <Callout tone={status === 'approved' ? 'positive' : 'critical'} title={texts[status]} action={toTimeline}>
            {review?.note ?? ''}
          </Callout>
        ) : (
          <Callout tone="info" title={texts.waiting} action={toTimeline}>
            {sentAt === null ? wait : `Dikirim ${longDateTime(sentAt, zone)}. ${wait}`}
          </Callout>
        )}
      </PaperActions>
      {(status === 'approved' || status === 'unknown') && (
        <BesidePaper data-print="hidden">
          <NextStepOf trxId={trxId} here={stage} />
        </BesidePaper>
      )}
    </>
  );
};
