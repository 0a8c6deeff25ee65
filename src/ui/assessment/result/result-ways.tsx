import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { isAppealPending } from '../../../domain/assessment/appeal.ts';
import { nextStep } from '../../../domain/assessment/next-step.ts';
import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import { awaitsNewDecision, type Timeline } from '../../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { useConfig } from '../../core/config-context.ts';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import { useAppealWindow, windowText } from '../appeal/appeal-window.ts';
import { appealPending } from '../public/next-step/reassessment-text.ts';
import { stageAddress } from '../public/next-step/stage-address.ts';
import { sinceText } from '../public/next-step/wait-text.ts';

const List = styled.ul`
  border-block-start: 1px solid ${color.border};
  display: grid;
  gap: ${space(5)} ${space(8)};
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  list-style: none;
  padding-block-start: ${space(5)};

  &:empty {
    display: none;
  }

  li {
    align-content: start;
    display: grid;
    gap: ${space(2)};
    justify-items: start;
  }

  h3 {
    font-size: ${fontSize.body};
  }
`;

interface WayProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly to?: string;
  readonly label?: string;
}

const Way = ({ title, children, to, label }: WayProps) => (
  <li>
    <h3>{title}</h3>
    <p>{children}</p>
    {to !== undefined && (
      <LinkButton to={to} variant="secondary" size="small">
        {label}
      </LinkButton>
    )}
  </li>
);

const AgainWay = ({ timeline }: { readonly timeline: Timeline }) => {
  const { trxId, scheme, continuedBy, stages } = timeline;
  const appealed = isAppealPending(stages);
  const isAccepted = !stages.some(({ name, status }) => name === 'result' && status === 'open');
  const { repeatPurchases } = useConfig().features;
  // the next-step notice on this page already leads to the reassessment
  if (continuedBy !== undefined || nextStep(stages).kind === 'reassess' || awaitsNewDecision(timeline)) return null;
  const address = scheme.slug ? paths.scheme.to({ slug: scheme.slug }) : paths.schedules.to({});
  return (
    <Way
      title="Asesmen ulang"
      label="Lihat jadwal asesmen ulang"
      {...(isAccepted && { to: `${address}?ulang=${encodeTrxId(trxId)}` })}
    >
      {repeatPurchases
        ? 'Yang diuji lagi hanya unit yang belum kompeten. Unit yang sudah kompeten tetap tercatat.'
        : 'Anda dapat mendaftar pada jadwal lain skema ini bila sudah siap.'}
      {!isAccepted &&
        !appealed &&
        ' Terima hasil ini dahulu, di bagian bawah halaman ini; setelah itu Anda dapat memilih jadwalnya.'}
      {appealed && ` ${appealPending.title}. ${appealPending.text}`}
    </Way>
  );
};

const AppealWay = ({ result, timeline }: Omit<ResultWaysProps, 'withAppeal'>) => {
  const { times } = useConfig();
  const stage = timeline.stages.find(({ name }) => name === 'appeal');
  const sent = stage?.status === 'submitted' || stage?.status === 'done';
  const window = useAppealWindow({ until: result.appealUntil, sent, open: stage?.status === 'open' });
  if (window.kind === 'none') return null;
  const to = stageAddress('appeal', result.trxId);
  if (window.kind === 'sent') {
    const answered = stage?.status === 'done';
    return (
      <Way
        title={answered ? 'Banding Anda sudah dijawab' : 'Banding Anda sedang ditinjau LSP'}
        to={to}
        label="Lihat banding"
      >
        {answered
          ? stage.note
          : [stage && sinceText(stage, timeline, times), 'Jawabannya tampil di halaman banding dan sebagai notifikasi.']
              .filter(Boolean)
              .join(' ')}
      </Way>
    );
  }
  if (window.kind === 'over') return <Way title="Banding">{windowText(window, timeline.schedule.zone)}</Way>;
  return (
    <Way title="Banding" to={to} label="Ajukan banding">
      Bila Anda tidak setuju dengan keputusan ini, Anda berhak meminta LSP meninjaunya.{' '}
      {windowText(window, timeline.schedule.zone)} Yang ditinjau hanya unit yang belum kompeten; unit yang sudah
      kompeten tetap. Bila Anda tidak mengajukannya, keputusan ini tetap berlaku.
    </Way>
  );
};

interface ResultWaysProps {
  readonly result: AssessmentResult;
  readonly timeline: Timeline;
  readonly withAppeal: boolean;
}

export const ResultWays = ({ result, timeline, withAppeal }: ResultWaysProps) => (
  <List>
    <AgainWay timeline={timeline} />
    {withAppeal && <AppealWay result={result} timeline={timeline} />}
  </List>
);
