import type { Availability } from '../../../domain/catalog/schedule.ts';
import { Badge } from '../../kit/components/text/badge.tsx';

const fewSeats = 5;

export interface AvailabilityBadgeProps {
  readonly availability: Availability;
  readonly seatsLeft: number | null;
}

export const AvailabilityBadge = ({ availability, seatsLeft }: AvailabilityBadgeProps) => {
  if (availability === 'closed') return <Badge>Pendaftaran ditutup</Badge>;
  if (availability === 'full') return <Badge $tone="critical">Penuh</Badge>;
  if (seatsLeft === null) return <Badge $tone="positive">Pendaftaran dibuka</Badge>;
  return seatsLeft <= fewSeats ? (
    <Badge $tone="caution">Tinggal {seatsLeft} kursi</Badge>
  ) : (
    <Badge $tone="positive">Sisa {seatsLeft} kursi</Badge>
  );
};
