import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import type { Stage, StageName, Timeline } from '../../../domain/assessment/timeline.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { NextStepCallout } from '../../next-step/next-step-callout.tsx';
import { stageAddress } from '../../next-step/stage-address.ts';
import { useAppealWindow, windowText } from '../appeal/appeal-window.ts';
import { useTimeline } from '../timeline/assessment-data.ts';

const stageIn = (timeline: Timeline | null | undefined, name: StageName): Stage | undefined =>
  timeline?.stages.find((stage) => stage.name === name);

const AppealNext = ({ result, stage }: { result: AssessmentResult; stage: Stage | undefined }) => {
  const sent = stage?.status === 'submitted' || stage?.status === 'done';
  const window = useAppealWindow({ until: result.appealUntil, sent });
  const address = stageAddress('appeal', result.trxId);
  if (window.kind === 'none') return null;
  if (window.kind === 'sent') {
    return (
      <Callout
        title={stage?.status === 'done' ? 'Banding Anda sudah dijawab' : 'Banding Anda sedang ditinjau LSP'}
        action={
          <LinkButton to={address} variant="secondary" size="small">
            Lihat banding
          </LinkButton>
        }
      >
        {stage?.note}
      </Callout>
    );
  }
  if (window.kind === 'over') return <Callout>{windowText(window)}</Callout>;
  return (
    <Callout
      tone="caution"
      title="Tidak setuju dengan keputusan ini?"
      action={
        <LinkButton to={address} variant="secondary" size="small">
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
  /** The answer to the acceptance, above, says the way on already. */
  readonly handedIn: boolean;
}

/** What a result leads to: the way on, and the appeal against one that is not competent yet while there is time. */
export const ResultNext = ({ result, handedIn }: ResultNextProps) => {
  const { data: timeline } = useTimeline(result.trxId);
  return (
    <>
      {timeline && result.acknowledged && !handedIn && <NextStepCallout timeline={timeline} />}
      {result.competent === false && timeline !== undefined && (
        <AppealNext result={result} stage={stageIn(timeline, 'appeal')} />
      )}
    </>
  );
};
