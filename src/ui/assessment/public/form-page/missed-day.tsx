import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { isDayOver } from '../../../../domain/assessment/timeline.ts';
import { BesidePaper } from '../../../forms/document/form-frame.ts';
import { LinkButton } from '../../../kit/components/button/link-button.tsx';
import { Callout } from '../../../kit/components/feedback/callout.tsx';
import { daysText } from '../../../kit/format/date.ts';
import { askBody } from '../next-step/step-parts.ts';
import { useTimelineQuery } from '../timeline-data.ts';

const Place = styled(BesidePaper)<{ $wide: boolean }>`
  ${({ $wide }) => $wide && 'max-inline-size: none;'}
`;

/**
 * A notice above an unsent form, after the day of the assessment: sending it does not lead to the exam. It reads nothing from the server: the
 * pages that lead to a form know the timeline, and a form that is opened by its address must not appear later or move. `wide`: the form is as
 * wide as the page.
 */
export const MissedDay = ({ trxId, wide = false }: { readonly trxId: string; readonly wide?: boolean }) => {
  const { data: timeline } = useQuery({ ...useTimelineQuery()(trxId), enabled: false });
  if (!timeline || !isDayOver(timeline)) return null;
  const ask = askBody(trxId, 'absence');
  const { startsAt, endsAt, zone } = timeline.schedule;
  return (
    <Place $wide={wide} data-print="hidden">
      <Callout
        tone="caution"
        live="polite"
        title={`Hari asesmen (${daysText(startsAt, endsAt, zone)}) sudah lewat`}
        action={
          <LinkButton to={ask.to} variant="secondary" size="small">
            {ask.label}
          </LinkButton>
        }
      >
        Hubungi LSP dulu untuk menanyakan jadwal penggantinya. Formulir ini tetap dapat dikirim, sebaiknya setelah LSP
        menjawab.
      </Callout>
    </Place>
  );
};
