import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { InZone } from '../../core/zone-context.ts';
import { useTimelineQuery } from './timeline-data.ts';

interface InZoneOfProps {
  readonly trxId: string;
  readonly children: ReactNode;
}

/** Everything of this assessment in the zone of its place, which its timeline tells. */
export const InZoneOf = ({ trxId, children }: InZoneOfProps) => {
  const { data: timeline } = useQuery(useTimelineQuery()(trxId));
  return <InZone value={timeline?.schedule.zone}>{children}</InZone>;
};
