import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { isExamOver } from '../../../domain/assessment/progress.ts';
import { isDayOver, type Timeline } from '../../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { paths } from '../../core/paths.ts';
import { Breathing, SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { Card } from '../../kit/components/layout/card.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { StretchedLink } from '../../kit/components/navigation/stretched-link.tsx';
import { CARD_TITLE_LIMIT, Truncated } from '../../kit/components/text/truncated.tsx';
import { purchaseTitle } from '../../kit/format/scheme-title.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import { DayAndPlace } from '../public/next-step/day-and-place.tsx';
import { NextStepLine } from '../public/next-step/next-step-line.tsx';
import { UnreadStep } from '../public/next-step/unread-step.tsx';
import { Progress } from './progress.tsx';

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};

  > :last-child {
    margin-block-start: auto;
  }

  h2 {
    font-size: ${fontSize.lead};
  }
`;

const Title = styled.div`
  align-items: start;
  display: flex;
  gap: ${space(3)};
  justify-content: space-between;

  > svg {
    color: ${color.brand};
    margin-block-start: ${space(0.5)};
  }
`;

/** The next step, and how many stages are done. */
const StatusShape = () => (
  <Stack>
    <SkeletonBlock $height="5.5rem" />
    <Stack $gap={2}>
      <SkeletonBlock $height="0.375rem" />
      <SkeletonBlock $width="60%" $height="1.3125rem" />
    </Stack>
  </Stack>
);

const Awaiting = () => (
  <Breathing aria-hidden="true">
    <StatusShape />
  </Breathing>
);

export interface AssessmentCardProps {
  readonly assessment: Transaction;
  readonly timeline: Timeline | null | undefined;
}

const CardStatus = ({ timeline }: { timeline: Timeline }) => (
  <>
    <NextStepLine timeline={timeline} />
    <Progress timeline={timeline} />
  </>
);

export const AssessmentCard = ({ assessment, timeline }: AssessmentCardProps) => (
  <Frame as="li" $interactive>
    <Title>
      <h2>
        <StretchedLink to={paths.timeline.to({ id: encodeTrxId(assessment.id) })}>
          <Truncated text={purchaseTitle(assessment)} limit={CARD_TITLE_LIMIT} />
        </StretchedLink>
      </h2>
      <ChevronRight size={20} aria-hidden="true" />
    </Title>
    <DayAndPlace
      day={timeline?.schedule ?? assessment.schedule}
      past={timeline ? isExamOver(timeline.stages) || isDayOver(timeline) : false}
    />
    {timeline === undefined && <Awaiting />}
    {timeline === null && <UnreadStep trxId={assessment.id} />}
    {timeline && <CardStatus timeline={timeline} />}
  </Frame>
);

/** A title, the day and the place, the next step, the progress. */
export const AssessmentCardSkeleton = () => (
  <Frame>
    <SkeletonBlock $width="65%" $height="1.5rem" />
    <Stack $gap={2}>
      <SkeletonBlock $width="75%" />
      <SkeletonBlock $width="35%" />
      <SkeletonBlock $width="85%" />
      <SkeletonBlock $width="60%" />
    </Stack>
    <StatusShape />
  </Frame>
);
