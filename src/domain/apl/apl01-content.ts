import type { CalendarDate } from '../calendar/calendar-date.ts';
import { neededFields } from '../profile/completeness.ts';
import { problemsOf, startingData, tidied } from '../profile/personal-data.ts';
import { type Problems, textProblem, withoutFine } from '../profile/problem-code.ts';
import type { PersonalData, Profile } from '../profile/profile.ts';
import { type Apl01Content, purposes } from './apl01.ts';

export type Apl01Fields = PersonalData & Pick<Apl01Content, 'purpose' | 'otherPurpose'>;

const longestPurpose = 255;

/** Initial content: the profile's data, or the name with defaults while none is stored, and the most common purpose. */
export const prefilled = (profile: Profile | null, fullname: string): Apl01Content => ({
  personal: startingData(profile, fullname),
  purpose: 'certification',
  otherPurpose: '',
});

/** The content as sent: trimmed, without details of a disability or other purpose that is not selected. */
export const tidiedContent = ({ personal, purpose, otherPurpose }: Apl01Content): Apl01Content => ({
  personal: tidied(personal),
  purpose,
  otherPurpose: purpose === 'other' ? otherPurpose.trim() : '',
});

const fieldsOf = ({ personal, ...rest }: Apl01Content): Apl01Fields => ({ ...personal, ...rest });

/**
 * Malformed or missing fields of FR.APL.01 (domain: Official forms), except files. A NIK that contradicts other fields is not a problem.
 */
export const apl01Problems = (content: Apl01Content, today: CalendarDate): Problems<Apl01Fields> => {
  const { personal, purpose, otherPurpose } = tidiedContent(content);
  const missing = neededFields(personal).filter((name) => personal[name] === null || personal[name] === '');
  return {
    ...Object.fromEntries(missing.map((name) => [name, 'required'])),
    ...problemsOf(personal, today),
    ...withoutFine<Pick<Apl01Fields, 'purpose' | 'otherPurpose'>>({
      purpose: purpose === '' ? 'required' : purposes.includes(purpose) ? null : 'unknownChoice',
      otherPurpose: purpose === 'other' ? textProblem(otherPurpose, longestPurpose, true) : null,
    }),
  };
};

/** Whether the field `name` has the same value in both contents; null for an unknown name. */
export const sameField = (a: Apl01Content, b: Apl01Content, name: string): boolean | null => {
  const [before, now] = [fieldsOf(tidiedContent(a)), fieldsOf(tidiedContent(b))];
  if (!Object.hasOwn(before, name)) return null;
  return before[name as keyof Apl01Fields] === now[name as keyof Apl01Fields];
};
