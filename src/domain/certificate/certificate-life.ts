import { dayInWib, monthsBefore } from '../calendar/calendar-date.ts';

/** How long before its end a certificate can be renewed, in months. */
const reminderMonths = 6;

/**
 * How far the life of a certificate is: `running` · `ending` within six months it ends, and can be renewed · `ended` · `unknown` its last
 * day or today is not known.
 */
export type CertificateLife = 'running' | 'ending' | 'ended' | 'unknown';

/** How long a certificate holds. The end is an ISO instant; what is not known is null. */
export interface CertificateTerm {
  readonly number: string | null;
  readonly validUntil: string | null;
  readonly life: CertificateLife;
}

/**
 * The life of a certificate at `now` (server's time, milliseconds; null when it is not known). It counts in days of WIB: a certificate
 * holds until its last day is over, whatever time of that day the server names.
 */
export const lifeOf = (validUntil: string | null, now: number | null): CertificateLife => {
  if (validUntil === null || now === null) return 'unknown';
  const lastDay = dayInWib(Date.parse(validUntil));
  const today = dayInWib(now);
  if (today > lastDay) return 'ended';
  return today >= monthsBefore(lastDay, reminderMonths) ? 'ending' : 'running';
};
