import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { presentStage } from '../../../domain/assessment/progress.ts';
import type { ResultGroup } from '../../../domain/assessment/result.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../core/paths.ts';
import { Card } from '../../kit/components/layout/card.tsx';
import { StretchedLink } from '../../kit/components/navigation/stretched-link.tsx';
import { CARD_TITLE_LIMIT, Truncated } from '../../kit/components/text/truncated.tsx';
import { longDate } from '../../kit/format/date.ts';
import { placeText } from '../../kit/format/place.ts';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import { stageTitle, workText } from '../public/next-step/stage-text.ts';
import type { WithTimeline } from '../timeline/all-assessments.ts';

const Frame = styled(Card)`
  align-items: center;
  display: flex;
  gap: ${space(4)};
  justify-content: space-between;

  > div {
    display: grid;
    gap: ${space(1)};
    min-inline-size: 0;
  }

  h2 {
    font-size: ${fontSize.lead};
    overflow-wrap: anywhere;
  }

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }

  svg {
    color: ${color.brand};
  }
`;

const statusTextOf = ({ timeline }: WithTimeline, group: ResultGroup): string => {
  const { stages } = timeline;
  const result = stages.find(({ name }) => name === 'result');
  if (group !== 'none' && result?.since) {
    return `${group === 'accepted' ? 'Diterima' : 'Diumumkan'} ${longDate(result.since, timeline.schedule.zone)}`;
  }
  const present = presentStage(stages);
  if (!present) return 'Proses sertifikasi ini sudah berakhir tanpa hasil';
  const others = present.waitingFor !== null && present.waitingFor !== 'candidate';
  return others ? workText(present, timeline) : `Sekarang: ${stageTitle(present)}`;
};

export const ResultRow = ({ entry, group }: { readonly entry: WithTimeline; readonly group: ResultGroup }) => {
  const { id, scheme, schedule } = entry.assessment;
  const trxid = encodeTrxId(id);
  return (
    <Frame as="li" $interactive>
      <div>
        <h2>
          <StretchedLink to={group === 'none' ? paths.timeline.to({ id: trxid }) : paths.result.to({ trxid })}>
            <Truncated text={schemeTitle(scheme)} limit={CARD_TITLE_LIMIT} />
          </StretchedLink>
        </h2>
        <p>
          {longDate(schedule.startsAt, schedule.zone)} · {placeText(schedule.siteName, schedule.city)}
        </p>
        <p>{statusTextOf(entry, group)}</p>
      </div>
      <ChevronRight size={20} aria-hidden="true" />
    </Frame>
  );
};
