import { CalendarDays, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { ApiFailure } from '../../../application/api-failure.ts';
import { nextAction, type Timeline } from '../../../domain/assessment/timeline.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Stack } from '../../components/layout/stack.tsx';
import { TextLink } from '../../components/navigation/text-link.tsx';
import { FailureState } from '../../errors/failure-state.tsx';
import { longDateTime } from '../../format/date.ts';
import { placeText } from '../../format/place.ts';
import { usePageTitle } from '../../page/page-title.ts';
import { paths } from '../../paths.ts';
import { space } from '../../theme/theme.ts';
import { useTimeline } from './assessment-data.ts';
import { CalendarButton } from './calendar-button.tsx';
import { Progress } from './progress.tsx';
import { StageRow } from './stage-row.tsx';
import { doneCount, hasEnded } from './standing.ts';
import { TimelineMissing } from './timeline-missing.tsx';
import { WaitingNotice } from './waiting-notice.tsx';

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};

  > span {
    display: flex;
    gap: ${space(2)};
  }

  svg {
    margin-block-start: ${space(0.5)};
  }
`;

const Stages = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** A day that is over needs no calendar. */
const examAhead = ({ stages }: Timeline): boolean =>
  stages.some(({ name, status }) => name === 'exam' && (status === 'locked' || status === 'open')) && !hasEnded(stages);

const Heading = ({ timeline }: { timeline: Timeline }) => (
  <PageHeading
    eyebrow={<TextLink to={paths.assessments.to({})}>Sertifikasi Saya</TextLink>}
    title={timeline.scheme.title}
    actions={examAhead(timeline) && <CalendarButton timeline={timeline} />}
    lead={
      <Facts>
        <span>
          <CalendarDays size={20} aria-hidden="true" />
          {longDateTime(timeline.schedule.startsAt)}
        </span>
        <span>
          <MapPin size={20} aria-hidden="true" />
          {placeText(timeline.schedule.siteName, timeline.schedule.city)}
        </span>
      </Facts>
    }
  />
);

const Found = ({ timeline }: { timeline: Timeline }) => {
  const { stages } = timeline;
  const next = nextAction(stages);
  usePageTitle(`Proses Sertifikasi: ${timeline.scheme.title}`);
  return (
    <>
      <Heading timeline={timeline} />
      <Stack $gap={6}>
        <Progress done={doneCount(stages)} total={stages.length} />
        {!next && <WaitingNotice stages={stages} />}
        <Stages>
          {stages.map((stage) => (
            <StageRow key={stage.name} timeline={timeline} stage={stage} isNext={stage === next} />
          ))}
        </Stages>
      </Stack>
    </>
  );
};

/** One assessment with its stages, or why they cannot be shown. */
export const AssessmentTimeline = ({ trxId, title }: { trxId: string; title: string }) => {
  const { data, error, isFetching, refetch } = useTimeline(trxId);
  if (data) return <Found timeline={data} />;
  if (data === null) return <TimelineMissing title={title} />;
  if (error instanceof ApiFailure && error.status === 403) return <TimelineMissing title={title} forbidden />;
  if (!error) return <Skeleton name="timeline" />;
  return (
    <>
      <PageHeading title={title} />
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
    </>
  );
};
