import { type NextStep, nextStep } from '../../../domain/assessment/next-step.ts';
import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import { isFeedbackGiven } from '../../../domain/assessment/timeline.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { NextStepCallout } from '../public/next-step/next-step-callout.tsx';
import { reassessmentText } from '../public/next-step/reassessment-text.ts';
import { stageAddress } from '../public/next-step/stage-address.ts';
import { useTimeline } from '../timeline/assessment-data.ts';
import { ResultMoment } from './result-moment.tsx';
import { ResultNotYet } from './result-not-yet.tsx';
import { ResultWays } from './result-ways.tsx';

const isHere = (step: NextStep): boolean => step.kind === 'act' && step.stage.name === 'result';

interface ResultNextProps {
  readonly result: AssessmentResult;
  readonly recommended: boolean;
  readonly handedIn: boolean;
}

export const ResultNext = ({ result, recommended, handedIn }: ResultNextProps) => {
  const { data: timeline } = useTimeline(result.trxId);
  const { competent, reassessment } = result;
  const step = timeline && nextStep(timeline.stages);
  const showsStep = step != null && !handedIn && !isHere(step);
  const saysAppeal = showsStep && step.kind === 'wait' && step.stage.name === 'appeal';
  return (
    <>
      {reassessment && (
        <Callout
          title={`Banding Anda dikabulkan${showsStep ? '' : ': sebagian unit sedang dinilai ulang'}`}
          action={
            <LinkButton to={stageAddress('appeal', result.trxId)} variant="secondary" size="small">
              Lihat banding
            </LinkButton>
          }
        >
          {showsStep ? '' : `${reassessmentText(reassessment)} `}
          Sampai penilaian ulang selesai, keputusan di bawah ini belum berubah.
        </Callout>
      )}
      {competent ? (
        <ResultMoment
          result={result}
          recommended={recommended}
          number={timeline?.certificate?.number ?? null}
          feedbackGiven={timeline != null && isFeedbackGiven(timeline.stages)}
        />
      ) : (
        <ResultNotYet result={result} recommended={recommended}>
          {competent === false && !reassessment && timeline && (
            <ResultWays result={result} timeline={timeline} withAppeal={!saysAppeal} />
          )}
        </ResultNotYet>
      )}
      {timeline && showsStep && <NextStepCallout timeline={timeline} withOutcome={false} />}
    </>
  );
};
