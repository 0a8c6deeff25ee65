import { type NextStep, nextStep } from '../../../domain/assessment/next-step.ts';
import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import type { Stage, StageName, Timeline } from '../../../domain/assessment/timeline.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { NextStepCallout } from '../../next-step/next-step-callout.tsx';
import { stageAddress } from '../../next-step/stage-address.ts';
import { useAppealWindow, windowText } from '../appeal/appeal-window.ts';
import { reassessmentText } from '../reassessment-text.ts';
import { useTimeline } from '../timeline/assessment-data.ts';

const stageIn = (timeline: Timeline | null | undefined, name: StageName): Stage | undefined =>
  timeline?.stages.find((stage) => stage.name === name);

const isHere = (step: NextStep): boolean => step.kind === 'act' && step.stage.name === 'result';

const AppealLink = ({ trxId }: { readonly trxId: string }) => (
  <LinkButton to={stageAddress('appeal', trxId)} variant="secondary" size="small">
    Lihat banding
  </LinkButton>
);

const AppealNext = ({ result, stage }: { result: AssessmentResult; stage: Stage | undefined }) => {
  const sent = stage?.status === 'submitted' || stage?.status === 'done';
  const window = useAppealWindow({ until: result.appealUntil, sent, open: stage?.status === 'open' });
  if (window.kind === 'none') return null;
  if (window.kind === 'sent') {
    return (
      <Callout
        title={stage?.status === 'done' ? 'Banding Anda sudah dijawab' : 'Banding Anda sedang ditinjau LSP'}
        action={<AppealLink trxId={result.trxId} />}
      >
        {stage?.status === 'done' ? stage.note : 'Jawabannya tampil di halaman banding dan sebagai notifikasi.'}
      </Callout>
    );
  }
  if (window.kind === 'over') return <Callout>{windowText(window)}</Callout>;
  return (
    <Callout
      tone="caution"
      title="Tidak setuju dengan keputusan ini?"
      action={
        <LinkButton to={stageAddress('appeal', result.trxId)} variant="secondary" size="small">
          Ajukan banding
        </LinkButton>
      }
    >
      {windowText(window)}
    </Callout>
  );
};

interface ResultNextProps {
  readonly result: AssessmentResult;
  readonly handedIn: boolean;
}

export const ResultNext = ({ result, handedIn }: ResultNextProps) => {
  const { data: timeline } = useTimeline(result.trxId);
  return (
    <>
      {result.reassessment && (
        <Callout
          title="Banding Anda diterima: sebagian unit sedang dinilai ulang"
          action={<AppealLink trxId={result.trxId} />}
        >
          {reassessmentText(result.reassessment)} Sampai penilaian ulang selesai, keputusan di bawah ini belum berubah.
        </Callout>
      )}
      {timeline && !handedIn && !isHere(nextStep(timeline.stages)) && (
        <NextStepCallout timeline={timeline} withOutcome={false} />
      )}
      {result.competent === false && !result.reassessment && timeline !== undefined && (
        <AppealNext result={result} stage={stageIn(timeline, 'appeal')} />
      )}
    </>
  );
};
