import { styled } from 'styled-components';
import { nextStep } from '../../domain/assessment/next-step.ts';
import { presentStage } from '../../domain/assessment/progress.ts';
import type { Timeline } from '../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import { useNextStepText } from '../assessment/public/next-step/use-next-step-text.ts';
import { useAssessments, useTimelines } from '../assessment/public/timeline-data.ts';
import { useReachable } from '../core/page/reachable.ts';
import { paths } from '../core/paths.ts';
import { LinkButton } from '../kit/components/button/link-button.tsx';
import { SkeletonBlock } from '../kit/components/feedback/skeleton-block.ts';
import { schemeTitle } from '../kit/format/scheme-title.ts';
import { media } from '../kit/theme/media.ts';
import { space } from '../kit/theme/theme.ts';

/** As many certifications as the home page shows. */
const most = 6;

const Running = ({ timeline }: { readonly timeline: Timeline }) => {
  const { tone, title, since, action } = useNextStepText(timeline).text;
  const trxid = encodeTrxId(timeline.trxId);
  const process = { label: 'Lihat proses sertifikasi', to: paths.timeline.to({ id: trxid }) };
  const { label, to } = action ?? process;
  const way = useReachable()(to, trxid);
  return (
    <>
      <p>
        {schemeTitle(timeline.scheme)}: {tone === 'mine' ? `langkah Anda berikutnya ${title}` : title}. {since}
      </p>
      <LinkButton to={way} variant={tone === 'mine' ? 'accent' : 'secondary'}>
        {way === to ? label : 'Lihat di Beranda'}
      </LinkButton>
    </>
  );
};

const Place = styled.div`
  align-content: start;
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  min-block-size: 7.25rem; /* two lines and a button, so that the answer moves nothing below it */

  ${media.mobile} {
    min-block-size: 10.5rem;
  }
`;

/** Also called by the page at its start, because the next step of a candidate with a complete profile is its largest text. */
export const useRunningTimelines = () => {
  const { data, isError } = useAssessments();
  const newest = (data?.pages[0]?.items ?? []).slice(0, most);
  return { data, isError, timelines: useTimelines(newest.map(({ id }) => id)) };
};

const Step = () => {
  const { data, isError, timelines } = useRunningTimelines();
  if (!isError && (!data || timelines.some(({ isPending }) => isPending)))
    return <SkeletonBlock $width="70%" $height="1.5rem" aria-hidden="true" />;
  const running = timelines.flatMap(({ data: timeline }) =>
    timeline && presentStage(timeline.stages) !== null ? [timeline] : [],
  );
  const first = running.find(({ stages }) => nextStep(stages).kind === 'act') ?? running[0];
  if (first) return <Running timeline={first} />;
  if (isError || timelines.some((timeline) => timeline.isError))
    return (
      <>
        <p>Langkah Anda berikutnya tertulis di Beranda.</p>
        <LinkButton to={paths.home.to({})} variant="secondary">
          Buka Beranda
        </LinkButton>
      </>
    );
  return (
    <>
      <p>Langkah berikutnya: pilih skema Anda.</p>
      <LinkButton to={paths.schemes.to({})} variant="accent">
        Cari skema
      </LinkButton>
    </>
  );
};

export const AfterProfile = () => (
  <Place>
    <Step />
  </Place>
);
