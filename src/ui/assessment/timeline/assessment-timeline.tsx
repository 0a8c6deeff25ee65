import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { ApiFailure } from '../../../application/api-failure.ts';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import { nextStep } from '../../../domain/assessment/next-step.ts';
import { countedStages, hasEnded, isExamOver, isPassedBy } from '../../../domain/assessment/progress.ts';
import { isDayOver, type Stage, type Timeline } from '../../../domain/assessment/timeline.ts';
import type { CalendarEvent } from '../../../domain/calendar/calendar-file.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { usePageTitle } from '../../core/page/page-title.ts';
import { paths } from '../../core/paths.ts';
import { useService } from '../../core/services.tsx';
import { InZone } from '../../core/zone-context.ts';
import { DayTrouble } from '../../information/public/day-trouble.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { placeText } from '../../kit/format/place.ts';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import { AdjustmentsStatus } from '../agreement/adjustments-status.tsx';
import { DayAndPlace } from '../public/next-step/day-and-place.tsx';
import { isDayAhead, isExamAhead } from '../public/next-step/exam-ahead.ts';
import { NextStepCallout } from '../public/next-step/next-step-callout.tsx';
import { useTimeline } from './assessment-data.ts';
import { FinishedStages } from './finished-stages.tsx';
import { Progress } from './progress.tsx';
import { StageRow } from './stage-row.tsx';
import { TimelineMissing } from './timeline-missing.tsx';

/** Shows `title` until the scheme is known, in the same `h1`, so that it keeps its focus. */
const Heading = ({ title, timeline }: { readonly title: string; readonly timeline: Timeline | undefined }) => {
  const startsAt = timeline?.schedule.startsAt;
  return (
    <PageHeading
      eyebrow={<TextLink to={paths.assessments.to({})}>Sertifikasi Saya</TextLink>}
      title={timeline ? schemeTitle(timeline.scheme) : title}
      actions={
        timeline && startsAt && isExamAhead(timeline) && <CalendarButton timeline={timeline} startsAt={startsAt} />
      }
      lead={
        timeline && <DayAndPlace day={timeline.schedule} past={isExamOver(timeline.stages) || isDayOver(timeline)} />
      }
    />
  );
};

/** Number of leading finished stages to fold; 0 if all have ended, so that the list is not empty. */
const foldable = (stages: readonly Stage[]): number => {
  if (hasEnded(stages)) return 0;
  const first = stages.findIndex((stage) => stage.status !== 'done' && !isPassedBy(stages, stage));
  return Math.max(0, first);
};

const Found = ({ timeline }: { timeline: Timeline }) => {
  const { stages, trxId, adjustments, schedule } = timeline;
  const adjusted = adjustments && adjustments.needs.length > 0 && isExamAhead(timeline);
  const step = nextStep(stages);
  const folded = foldable(stages);
  const finished = stages.slice(0, folded);
  usePageTitle(`Proses Sertifikasi: ${schemeTitle(timeline.scheme)}`);
  const rows = (from: number, to?: number) => (
    <Stack as="ol" $gap={0} start={from + 1}>
      {stages.slice(from, to).map((stage, index) => (
        <StageRow
          key={stage.name === 'other' ? `other ${from + index}` : stage.name}
          timeline={timeline}
          stage={stage}
          isNext={step.kind === 'act' && stage === step.stage}
        />
      ))}
    </Stack>
  );
  return (
    <Stack $gap={6}>
      <NextStepCallout timeline={timeline} />
      {adjusted && (
        <InZone value={timeline.schedule.zone}>
          <AdjustmentsStatus trxId={trxId} request={adjustments} />
        </InZone>
      )}
      {isDayAhead(timeline) && <DayTrouble trxId={trxId} scheme={schemeTitle(timeline.scheme)} day={schedule} />}
      <Progress timeline={timeline} />
      {folded > 0 && (
        <FinishedStages
          count={countedStages(finished).length}
          appealed={finished.some(({ name, status }) => name === 'appeal' && status === 'done')}
        >
          {rows(0, folded)}
        </FinishedStages>
      )}
      {rows(folded)}
    </Stack>
  );
};

export const AssessmentTimeline = ({ trxId, title }: { trxId: string; title: string }) => {
  const { data, error, isFetching, refetch } = useTimeline(trxId);
  if (data === null) return <TimelineMissing title={title} />;
  if (!data && error instanceof ApiFailure && error.status === 403) return <TimelineMissing title={title} forbidden />;
  return (
    <>
      <Heading title={title} timeline={data} />
      {data ? (
        <Found timeline={data} />
      ) : error ? (
        <FailureState
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          action={
            <LinkButton to={paths.assessments.to({})} variant="secondary">
              Kembali ke Sertifikasi Saya
            </LinkButton>
          }
        />
      ) : (
        <Skeleton name="timeline" />
      )}
    </>
  );
};

const eventOf = ({ trxId, scheme, schedule }: Timeline, startsAt: string): CalendarEvent => ({
  uid: `${trxId}@portal-asesi`,
  title: `Asesmen ${schemeTitle(scheme)}`,
  location: placeText(schedule.siteName, schedule.city),
  description: `Nomor pendaftaran: ${trxId}\nBawa kartu identitas asli dan bukti pendukung Anda.`,
  startsAt,
  endsAt: schedule.endsAt,
});

const CalendarButton = ({ timeline, startsAt }: { timeline: Timeline; startsAt: string }) => {
  const save = useService(assessmentTokens.saveAssessmentDay);
  const { failed } = useAlerts();
  const name = `asesmen${timeline.scheme.slug && `-${timeline.scheme.slug}`}.ics`;
  return (
    <Button variant="secondary" size="small" onClick={() => void save(eventOf(timeline, startsAt), name).catch(failed)}>
      <CalendarPlus size={18} aria-hidden="true" />
      Simpan ke kalender (.ics)
    </Button>
  );
};
