import { nextStep } from '../../domain/assessment/next-step.ts';
import { presentStage } from '../../domain/assessment/progress.ts';
import type { Timeline } from '../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import { LinkButton } from '../components/button/link-button.tsx';
import { schemeTitle } from '../format/scheme-title.ts';
import { useNextStepText } from '../next-step/use-next-step-text.ts';
import { useReachable } from '../page/reachable.ts';
import { paths } from '../paths.ts';
import { useAssessments, useTimelines } from '../timeline-data.ts';

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
      <div>
        <LinkButton to={way} variant={tone === 'mine' ? 'accent' : 'secondary'}>
          {way === to ? label : 'Lihat di Beranda'}
        </LinkButton>
      </div>
    </>
  );
};

export const AfterProfile = () => {
  const { data } = useAssessments();
  const newest = (data?.pages[0]?.items ?? []).slice(0, most);
  const timelines = useTimelines(newest.map(({ id }) => id));
  if (!data || timelines.some(({ isPending }) => isPending)) return null;
  const running = timelines.flatMap(({ data: timeline }) =>
    timeline && presentStage(timeline.stages) !== null ? [timeline] : [],
  );
  const first = running.find(({ stages }) => nextStep(stages).kind === 'act') ?? running[0];
  if (first) return <Running timeline={first} />;
  if (timelines.some(({ isError }) => isError)) return null;
  return (
    <>
      <p>Langkah berikutnya: pilih skema Anda.</p>
      <div>
        <LinkButton to={paths.schemes.to({})} variant="accent">
          Cari skema
        </LinkButton>
      </div>
    </>
  );
};
