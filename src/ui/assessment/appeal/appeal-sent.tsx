import { useQuery } from '@tanstack/react-query';
import type { AppealForm, SentAppeal } from '../../../domain/assessment/appeal.ts';
import { nextStep } from '../../../domain/assessment/next-step.ts';
import { isLate } from '../../../domain/assessment/timeline.ts';
import type { Zone } from '../../../domain/calendar/in-zone.ts';
import { useConfig } from '../../core/config-context.ts';
import { useZone } from '../../core/zone-context.ts';
import { DocumentButton } from '../../forms/document/document-button.tsx';
import { BesidePaper } from '../../forms/document/form-frame.ts';
import { PaperActions } from '../../forms/document/paper-actions.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { longDateTime } from '../../kit/format/date.ts';
import { HandedIn } from '../public/next-step/handed-in.tsx';
import { NextStepOf } from '../public/next-step/next-step-of.tsx';
import { nextStepText } from '../public/next-step/next-step-text.ts';
import { askBody } from '../public/next-step/step-parts.ts';
import { useTimelineQuery } from '../public/timeline-data.ts';
import { AppealPaper } from './appeal-paper.tsx';

const noticeOf = ({ answer, sentAt }: SentAppeal, time: string, zone: Zone | undefined) => {
  if (!answer) {
    const title = sentAt === null ? 'Banding sudah dikirim' : `Banding dikirim ${longDateTime(sentAt, zone)}`;
    return {
      tone: 'info',
      title,
      text: `LSP meninjaunya, biasanya dalam ${time}. Jawabannya tampil di sini.`,
    } as const;
  }
  if (answer.granted === null) return { tone: 'info', title: 'Banding Anda sudah dijawab', text: answer.text } as const;
  if (answer.granted) return { tone: 'positive', title: 'Banding Anda dikabulkan', text: answer.text } as const;
  return { tone: 'info', title: 'Banding Anda ditolak', text: answer.text } as const;
};

/** The notice of a sent appeal; while it waits for its answer, with what the timeline says about the wait. */
const Notice = ({ trxId, appeal }: { readonly trxId: string; readonly appeal: SentAppeal }) => {
  const { times } = useConfig();
  const { tone, title, text } = noticeOf(appeal, times.appeal, useZone());
  const { data: timeline } = useQuery(useTimelineQuery()(trxId));
  const step = timeline && nextStep(timeline.stages);
  if (appeal.answer || !timeline || step?.kind !== 'wait' || step.stage.name !== 'appeal')
    return (
      <Callout tone={tone} title={title}>
        {text}
      </Callout>
    );
  const late = isLate(step.stage, timeline);
  const { details, besides } = nextStepText(step, timeline, { times });
  const ways = [...(late ? [askBody(timeline.trxId)] : []), ...(besides ? [besides] : [])];
  return (
    <Callout
      tone={tone}
      title={title}
      action={
        ways.length > 0 &&
        ways.map(({ to, label }) => (
          <LinkButton key={to} to={to} variant="secondary" size="small">
            {label}
          </LinkButton>
        ))
      }
    >
      <p>{late ? 'LSP meninjaunya; ini sudah lebih lama dari biasanya.' : text}</p>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
    </Callout>
  );
};

interface AppealSentProps {
  readonly form: AppealForm;
  readonly appeal: SentAppeal;
  readonly handedIn?: boolean;
}

export const AppealSent = ({ form, appeal, handedIn = false }: AppealSentProps) => {
  const { times } = useConfig();
  return (
    <>
      {handedIn && !appeal.answer && (
        <BesidePaper data-print="hidden">
          <HandedIn trxId={form.trxId} done="Banding terkirim" at={appeal.sentAt}>
            <p>{noticeOf(appeal, times.appeal, undefined).text}</p>
          </HandedIn>
        </BesidePaper>
      )}
      <PaperActions>
        {appeal.fileId && (
          <DocumentButton variant="secondary" fileId={appeal.fileId} kind="Banding" number={form.trxId} />
        )}
      </PaperActions>
      {!(handedIn && !appeal.answer) && (
        <BesidePaper data-print="hidden">
          <Notice trxId={form.trxId} appeal={appeal} />
        </BesidePaper>
      )}
      {!(handedIn && !appeal.answer) && (
        <BesidePaper data-print="hidden">
          <NextStepOf trxId={form.trxId} here="appeal" withOutcome={false} />
        </BesidePaper>
      )}
      <AppealPaper form={form} appeal={appeal} />
    </>
  );
};
