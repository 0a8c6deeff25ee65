import type { CandidateRow } from '../rows.ts';
import { people } from './people.ts';
import { photoOf } from './portraits.ts';
import { completeCandidates } from './profiles.ts';

/** The public password of every seeded person. */
export const demoPassword = 'contoh123';

/** Only the first candidate has not verified the email address. */
export const candidates = (): CandidateRow[] =>
  people.candidates.map(({ id, mailName, name, persona }, index) => ({
    id,
    email: `${mailName}@contoh.example`,
    password: demoPassword,
    fullname: name,
    photo: completeCandidates.includes(id) ? photoOf(Number(id)) : null,
    persona,
    email_verified: index > 0,
  }));
