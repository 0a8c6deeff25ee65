import { styled } from 'styled-components';
import { isEnded } from '../../../domain/assessment/progress.ts';
import {
  isJudgedAgain,
  type Stage,
  type StageName,
  stageBefore,
  type Timeline,
} from '../../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../core/paths.ts';
import { Slot } from '../../core/slots.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { Badge } from '../../kit/components/text/badge.tsx';
import { Note } from '../../kit/components/text/note.tsx';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { longDate } from '../../kit/format/date.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import { dueText } from '../public/next-step/act-text.ts';
import { stageAddress } from '../public/next-step/stage-address.ts';
import { stageTable } from '../public/next-step/stage-table.ts';
import {
  holderText,
  isAbsence,
  type StatusText,
  type Surroundings,
  stageAction,
  stageName,
  stageStatus,
  stageTitle,
  unknownStatusText,
} from '../public/next-step/stage-text.ts';

const reviewers = { admin: 'admin LSP', assessor: 'asesor', candidate: null, system: null } as const;

const endOf = (stage: Stage): string => {
  const { name, waitingFor } = stage;
  const { end, acceptedBy } = stageTable[name];
  if (end === undefined) return `tahap ${stageTitle(stage)} selesai`;
  return acceptedBy ? `${end} ${(waitingFor && reviewers[waitingFor]) ?? acceptedBy}` : end;
};

/** After the end, only the first closed stage says why; the others are closed for the same reason. */
const lockedReason = (timeline: Timeline, locked: Stage): string | null => {
  const { stages } = timeline;
  if (locked.note) return locked.note;
  if (isEnded(timeline))
    return stages.find(({ status, note }) => status === 'locked' && !note) === locked
      ? 'Tahap ini tidak dibuka karena proses sertifikasi ini sudah berakhir.'
      : null;
  if (locked.name === 'appeal') return 'Terbuka hanya bila hasil asesmen belum kompeten.';
  if (locked.name === 'certificate' && (timeline.verdict?.competent === false || isJudgedAgain(stages)))
    return 'Terbit hanya bila hasil asesmen kompeten.';
  const before = stageBefore(stages, locked);
  return before && before.status !== 'done'
    ? `Terbuka setelah ${endOf(before)}.`
    : 'Lembaga sertifikasi akan membuka tahap ini. Anda akan mendapat notifikasi.';
};

const Heading = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};

  h2 {
    font-size: ${fontSize.body};
  }

  h2[data-idle='true'] {
    color: ${color.textMuted};
  }
`;

const StageHeading = ({ stage, status }: { stage: Stage; status: StatusText }) => (
  <Heading>
    <h2 data-idle={stage.status === 'locked'}>{stageTitle(stage)}</h2>
    <Badge $tone={status.tone}>{status.label}</Badge>
  </Heading>
);

const StageTimes = ({ stage, timeline }: { stage: Stage; timeline: Timeline }) => {
  const { name, status, since, opensAt } = stage;
  if (status === 'locked' || opensAt !== undefined) return null; // the note already contains the opening time
  if (status === 'done' || status === 'unknown') {
    const isAssessed = name === 'exam' && status === 'done'; // here `since` is the day of the verdict, not of the exam
    return (
      since && (
        <Note>
          {isAssessed ? `Dinilai ${longDate(since, timeline.schedule.zone)}` : longDate(since, timeline.schedule.zone)}
        </Note>
      )
    );
  }
  if (isAbsence(stage)) return since && <Note>Dicatat {longDate(since, timeline.schedule.zone)}</Note>;
  const parts = [holderText(stage, timeline), since && `sejak ${longDate(since, timeline.schedule.zone)}`].filter(
    Boolean,
  );
  return parts.length > 0 && <Note>{parts.join(' ')}</Note>;
};

const DocumentLink = styled(TextLink)`
  font-size: ${fontSize.small};
  padding-block: ${space(0.5)};
`;

const documented: ReadonlySet<StageName> = new Set(['agreement', 'apl01', 'apl02', 'result', 'appeal', 'feedback']);

/** Also true for an unknown status, because the page of the stage explains it. */
const canOpen = ({ name, status, waitingFor }: Stage): boolean =>
  name !== 'other' && (waitingFor === 'candidate' || status === 'unknown');

const hasDocument = ({ name, status, waitingFor }: Stage): boolean =>
  documented.has(name) &&
  waitingFor !== 'candidate' &&
  (status === 'submitted' || status === 'done' || (status === 'open' && waitingFor !== null));

/** After a granted appeal and a new decision, the feedback is open beside the result, which comes first. */
const waitsForResult = ({ name }: Stage, { stages }: Timeline): boolean =>
  name === 'feedback' &&
  stages.some((other) => other.name === 'result' && other.status === 'open' && other.waitingFor === 'candidate');

const LockedReason = ({ timeline, stage }: { readonly timeline: Timeline; readonly stage: Stage }) => {
  const reason = lockedReason(timeline, stage);
  return reason && <Note>{reason}</Note>;
};

const DueNote = ({ timeline, stage }: { readonly timeline: Timeline; readonly stage: Stage }) => {
  const due = dueText(stage, timeline);
  return due && <Note>{due}</Note>;
};

export interface QuietStageProps {
  readonly timeline: Timeline;
  readonly stage: Stage;
  readonly around: Surroundings;
  readonly isNext: boolean;
}

const waitingStatus: StatusText = { label: 'Menunggu hasil asesmen', tone: 'neutral' };
const freeStatus: StatusText = { label: 'Boleh diisi sekarang atau nanti', tone: 'neutral' };

export const QuietStage = ({ timeline, stage, around, isNext }: QuietStageProps) => {
  const opens = !isNext && canOpen(stage);
  const waits = opens && waitsForResult(stage, timeline);
  // until the new decision of a granted appeal, the candidate may choose when to give feedback
  const isFree = opens && stage.name === 'feedback' && isJudgedAgain(timeline.stages);
  const beside = waits ? waitingStatus : isFree ? freeStatus : null;
  return (
    <Stack $gap={1} $align="start">
      {beside ? (
        <StageHeading stage={stage} status={beside} />
      ) : (
        <>
          <StageHeading stage={stage} status={stageStatus(stage, around)} />
          <StageTimes stage={stage} timeline={timeline} />
        </>
      )}
      {stage.status === 'unknown' && <Note>{unknownStatusText(stage.word, 'tahap ini')}.</Note>}
      {!isNext && stage.note && (stage.status !== 'locked' || around.passedBy) && <Note>{stage.note}</Note>}
      {!isNext && stage.status !== 'done' && stage.status !== 'locked' && <DueNote timeline={timeline} stage={stage} />}
      {stage.status === 'locked' && !around.passedBy && <LockedReason timeline={timeline} stage={stage} />}
      {hasDocument(stage) && (
        <DocumentLink to={stageAddress(stage.name, timeline.trxId)}>
          Lihat dokumen<VisuallyHidden> {stageName(stage.name)}</VisuallyHidden>
        </DocumentLink>
      )}
      {stage.name === 'exam' && (stage.status === 'submitted' || stage.status === 'done') && (
        <DocumentLink to={paths.exams.to({ trxid: encodeTrxId(timeline.trxId) })}>
          Lihat tanda terima<VisuallyHidden> {stageName(stage.name)}</VisuallyHidden>
        </DocumentLink>
      )}
      {stage.status === 'locked' && (
        <Slot name="lockedStage" timeline={timeline} stage={stage} title={stageName(stage.name)} />
      )}
      {waits && <Note>Isi setelah Anda menerima hasil asesmen.</Note>}
      {opens && !waits && (
        <LinkButton to={stageAddress(stage.name, timeline.trxId)} variant="secondary" size="small">
          {stageAction(stage)}
        </LinkButton>
      )}
    </Stack>
  );
};
