import type { Backend } from './backend.ts';
import { changeSettings, settingsOf } from './database/seeding.ts';
import { tooManyAttempts } from './respond.ts';
import { judgeAttempt, maxAttempts, recentAttempts } from './rules/registration.ts';

/** At most `most` calls per minute, action and caller, like Laravel's `throttle:6,1`. */
export const throttled = (
  { db, clock }: Backend,
  caller: string,
  answer: () => Response,
  most = maxAttempts,
): Response => {
  const now = clock.now().getTime();
  const { attempts } = settingsOf(db);
  const outcome = judgeAttempt(attempts[caller] ?? [], now, most);
  if (outcome.kind === 'throttled') return tooManyAttempts(outcome.retryAfterSeconds, most);
  const recent = Object.entries(attempts).filter(([, instants]) => recentAttempts(instants, now).length > 0);
  changeSettings(db, { attempts: { ...Object.fromEntries(recent), [caller]: outcome.attempts } });
  return answer();
};
