import CalendarClock from 'lucide-react/icons/calendar-clock';
import Hourglass from 'lucide-react/icons/hourglass';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { groupedPrakerjaCode, type Voucher, type VoucherStatus } from '../../../domain/purchase/voucher.ts';
import { useCopy } from '../../core/use-copy.ts';
import { CopyButton } from '../../kit/components/button/copy-button.tsx';
import { Badge, type BadgeTone } from '../../kit/components/text/badge.tsx';
import { longDateTime } from '../../kit/format/date.ts';
import { placeText } from '../../kit/format/place.ts';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import { withWord } from '../../kit/format/with-word.ts';
import { Code, Fact, Facts, Frame, Stub } from './voucher-ticket-frame.ts';

const statusLabels: Readonly<Record<VoucherStatus, { label: string; tone: BadgeTone }>> = {
  unused: { label: 'Belum dipakai', tone: 'positive' },
  used: { label: 'Terpakai', tone: 'neutral' },
  expired: { label: 'Kedaluwarsa', tone: 'neutral' },
  unknown: { label: 'Status tidak dikenal', tone: 'neutral' },
};

const whenText = ({ status, expiresAt, usedAt, schedule }: Voucher): string => {
  if (status === 'used') return usedAt ? `Dipakai ${longDateTime(usedAt, schedule.zone)}` : 'Sudah dipakai';
  if (expiresAt === null) return status === 'expired' ? 'Sudah berakhir' : 'Masa berlaku belum diketahui';
  return `${status === 'expired' ? 'Berakhir' : 'Berlaku sampai'} ${longDateTime(expiresAt, schedule.zone)}`;
};

export interface VoucherTicketProps {
  readonly voucher: Voucher;
  readonly action?: ReactNode;
  readonly as?: 'li' | 'div';
}

export const VoucherTicket = ({ voucher, action, as = 'div' }: VoucherTicketProps) => {
  const copy = useCopy();
  const { scheme, schedule, status } = voucher;
  const { label, tone } = statusLabels[status];
  const code = groupedPrakerjaCode(voucher.code);
  return (
    <Frame as={as} $faded={status !== 'unused'}>
      <Facts>
        <Badge $tone={tone}>{withWord(label, voucher.statusWord)}</Badge>
        <h2>{schemeTitle(scheme)}</h2>
        <Fact>
          <CalendarClock size={16} aria-hidden="true" />
          {longDateTime(schedule.startsAt, schedule.zone)}
        </Fact>
        <Fact>
          <MapPin size={16} aria-hidden="true" />
          {placeText(schedule.siteName, schedule.city)}
        </Fact>
        <Fact>
          <Hourglass size={16} aria-hidden="true" />
          {whenText(voucher)}
        </Fact>
      </Facts>
      <Stub>
        <p>{voucher.source === 'prakerja' ? 'Kode Prakerja' : 'Kode voucher'}</p>
        <Code>{code || '–'}</Code>
        {code && <CopyButton text={code} copy={copy} label="Salin kode" />}
        {action}
      </Stub>
    </Frame>
  );
};
