import { dayInWib, monthsBefore } from '../calendar/calendar-date.ts';

const reminderMonths = 6;

/** `ending`: ends within six months, and can be renewed. `unknown`: its last day or today is unknown. */
export type CertificateLife = 'running' | 'ending' | 'ended' | 'unknown';

export interface CertificateTerm {
  readonly number: string | null;
  readonly validUntil: string | null;
  readonly life: CertificateLife;
}

/** The life at `now` (server's time, milliseconds). Counts days in WIB: a certificate is valid until the end of its last day. */
export const lifeOf = (validUntil: string | null, now: number | null): CertificateLife => {
  if (validUntil === null || now === null) return 'unknown';
  const lastDay = dayInWib(Date.parse(validUntil));
  const today = dayInWib(now);
  if (today > lastDay) return 'ended';
  return today >= monthsBefore(lastDay, reminderMonths) ? 'ending' : 'running';
};
