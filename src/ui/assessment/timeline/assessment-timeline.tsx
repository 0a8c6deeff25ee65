import { CalendarDays, CalendarPlus, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { ApiFailure } from '../../../application/api-failure.ts';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import { doneCount, hasEnded, lastWord, presentStage } from '../../../domain/assessment/progress.ts';
import { nextAction, type Stage, type Timeline } from '../../../domain/assessment/timeline.ts';
import type { CalendarEvent } from '../../../domain/calendar/calendar-file.ts';
import { useAlerts } from '../../alerts/alerts-view.ts';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Stack } from '../../components/layout/stack.tsx';
import { TextLink } from '../../components/navigation/text-link.tsx';
import { FailureState } from '../../errors/failure-state.tsx';
import { longDate, longDateTime } from '../../format/date.ts';
import { placeText } from '../../format/place.ts';
import { schemeTitle } from '../../format/scheme-title.ts';
import { usePageTitle } from '../../page/page-title.ts';
import { paths } from '../../paths.ts';
import { useUseCase } from '../../services.tsx';
import { space } from '../../theme/theme.ts';
import { useTimeline } from './assessment-data.ts';
import { Progress } from './progress.tsx';
import { StageRow } from './stage-row.tsx';
import { stageName, waitingText } from './stage-text.ts';
import { TimelineMissing } from './timeline-missing.tsx';

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

const Heading = ({ timeline }: { timeline: Timeline }) => {
  const { startsAt } = timeline.schedule;
  return (
    <PageHeading
      eyebrow={<TextLink to={paths.assessments.to({})}>Sertifikasi Saya</TextLink>}
      title={schemeTitle(timeline.scheme)}
      actions={startsAt && examAhead(timeline) && <CalendarButton timeline={timeline} startsAt={startsAt} />}
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
};

const Found = ({ timeline }: { timeline: Timeline }) => {
  const { stages } = timeline;
  const next = nextAction(stages);
  usePageTitle(`Proses Sertifikasi: ${schemeTitle(timeline.scheme)}`);
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

const eventOf = ({ trxId, scheme, schedule }: Timeline, startsAt: string): CalendarEvent => ({
  uid: `${trxId}@portal-asesi`,
  title: `Asesmen ${schemeTitle(scheme)}`,
  location: placeText(schedule.siteName, schedule.city),
  description: `Nomor pendaftaran: ${trxId}\nBawa kartu identitas asli dan bukti pendukung Anda.`,
  startsAt,
  endsAt: schedule.endsAt,
});

/** Saves the day of the assessment for any calendar. */
const CalendarButton = ({ timeline, startsAt }: { timeline: Timeline; startsAt: string }) => {
  const save = useUseCase(assessmentTokens.saveAssessmentDay);
  const { failed } = useAlerts();
  const name = `asesmen${timeline.scheme.slug && `-${timeline.scheme.slug}`}.ics`;
  return (
    <Button variant="secondary" size="small" onClick={() => void save(eventOf(timeline, startsAt), name).catch(failed)}>
      <CalendarPlus size={18} aria-hidden="true" />
      Simpan ke kalender (.ics)
    </Button>
  );
};

const EndedNotice = ({ last }: { last: Stage | undefined }) => (
  <Callout
    tone="caution"
    title="Proses sertifikasi ini sudah berakhir tanpa sertifikat"
    action={<TextLink to={paths.schedules.to({})}>Lihat jadwal asesmen lain</TextLink>}
  >
    {last?.note && <p>{`${stageName(last.name)}: ${last.note}`}</p>}
    Anda dapat mendaftar lagi pada jadwal lain.
  </Callout>
);

/** Stands above a timeline where the candidate has nothing to do: who acts, since when, or that it is over. */
const WaitingNotice = ({ stages }: { stages: readonly Stage[] }) => {
  const present = presentStage(stages);
  const certified = stages.some(({ name, status }) => name === 'certificate' && status === 'done');
  if (certified) {
    return (
      <Callout tone="positive" title="Selamat, sertifikat Anda sudah terbit">
        Seluruh proses sertifikasi ini sudah selesai.
      </Callout>
    );
  }
  if (hasEnded(stages)) return <EndedNotice last={lastWord(stages)} />;
  if (!present?.waitingFor) return null;
  return (
    <Callout title={`${waitingText(present.waitingFor)}: ${stageName(present.name)}`}>
      {present.since && `Sejak ${longDate(present.since)}. `}
      Belum ada yang perlu Anda kerjakan. Kami memberi tahu Anda lewat notifikasi saat giliran Anda tiba.
    </Callout>
  );
};
