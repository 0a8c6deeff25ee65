/** Where most candidates have their mail, and at least as near to each typo of it as any other domain that people use. */
const knownDomains = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.id',
  'ymail.com',
  'rocketmail.com',
  'outlook.com',
  'outlook.co.id',
  'hotmail.com',
  'live.com',
  'icloud.com',
] as const;

/** Real domains that are only one letter away from a known one. */
const realDomains: ReadonlySet<string> = new Set(['mail.com', 'email.com', 'gmx.com', 'me.com', 'live.co', 'aol.com']);

/** Whether one letter is missing, added, wrong, or has changed places with its neighbour. */
const isOneSlip = (typed: string, meant: string): boolean => {
  const [short, long] = typed.length <= meant.length ? [typed, meant] : [meant, typed];
  if (long.length - short.length > 1 || typed === meant) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (text: string, from: number) => text.slice(start + from);
  if (long.length > short.length) return rest(long, 1) === rest(short, 0);
  if (rest(typed, 1) === rest(meant, 1)) return true;
  const [first, second] = rest(typed, 0);
  return rest(typed, 2) === rest(meant, 2) && `${second}${first}` === meant.slice(start, start + 2);
};

/** The address that was probably meant, if its domain is one slip away from a known one; null otherwise. `email` is a valid address. */
export const meantEmail = (email: string): string | null => {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (realDomains.has(domain) || knownDomains.some((known) => known === domain)) return null;
  const meant = knownDomains.find((known) => isOneSlip(domain, known));
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`;
};
