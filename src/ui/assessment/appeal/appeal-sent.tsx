import type { AppealForm, SentAppeal } from '../../../domain/assessment/appeal.ts';
import { Callout } from '../../components/feedback/callout.tsx';
import { DocumentButton } from '../../document/document-button.tsx';
import { BesidePaper } from '../../document/form-frame.ts';
import { PaperActions } from '../../document/paper-actions.tsx';
import { longDateTime } from '../../format/date.ts';
import { HandedIn } from '../../next-step/handed-in.tsx';
import { NextStepOf } from '../../next-step/next-step-of.tsx';
import { AppealPaper } from './appeal-paper.tsx';

const noticeOf = ({ answer, sentAt }: SentAppeal) => {
  if (!answer) {
    const title = sentAt === null ? 'Banding sudah dikirim' : `Banding dikirim ${longDateTime(sentAt)}`;
    return {
      tone: 'info',
      title,
      text: 'LSP meninjaunya, biasanya dalam beberapa hari kerja. Jawabannya tampil di sini.',
    } as const;
  }
  if (answer.granted === null) return { tone: 'info', title: 'Banding Anda sudah dijawab', text: answer.text } as const;
  if (answer.granted) return { tone: 'positive', title: 'Banding Anda diterima', text: answer.text } as const;
  return { tone: 'info', title: 'Banding Anda tidak diterima', text: answer.text } as const;
};

interface AppealSentProps {
  readonly form: AppealForm;
  readonly appeal: SentAppeal;
  readonly handedIn?: boolean;
}

export const AppealSent = ({ form, appeal, handedIn = false }: AppealSentProps) => {
  const { tone, title, text } = noticeOf(appeal);
  return (
    <>
      {handedIn && !appeal.answer && (
        <BesidePaper data-print="hidden">
          <HandedIn trxId={form.trxId} done="Banding terkirim" at={appeal.sentAt}>
            <p>Jawabannya tampil di halaman ini.</p>
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
          <Callout tone={tone} title={title}>
            {text}
          </Callout>
        </BesidePaper>
      )}
      {!(handedIn && !appeal.answer) && (
        <BesidePaper data-print="hidden">
          <NextStepOf trxId={form.trxId} withOutcome={false} />
        </BesidePaper>
      )}
      <AppealPaper form={form} appeal={appeal} />
    </>
  );
};
