import type { CalendarDate } from '../calendar/calendar-date.ts';
import { neededFields } from '../profile/completeness.ts';
import { emptyPersonalData, problemsOf, tidied } from '../profile/personal-data.ts';
import { type Problems, textProblem, withoutFine } from '../profile/problem-code.ts';
import type { PersonalData, Profile } from '../profile/profile.ts';
import { type Apl01Content, purposes } from './apl01.ts';

/** The fields of the form by name, beside its files. */
export type Apl01Fields = PersonalData & Pick<Apl01Content, 'purpose' | 'otherPurpose'>;

const longestPurpose = 255;

/** What the form begins with when nothing was sent: the profile, or only the name of the account where there is none. */
export const prefilled = (profile: Profile | null, fullname: string): Apl01Content => ({
  personal: profile?.personal ?? emptyPersonalData(fullname),
  purpose: '',
  otherPurpose: '',
});

/** As it is sent: no spaces around texts, no disability where there is none, no other purpose where one of the list was chosen. */
export const tidiedContent = ({ personal, purpose, otherPurpose }: Apl01Content): Apl01Content => ({
  personal: tidied(personal),
  purpose,
  otherPurpose: purpose === 'other' ? otherPurpose.trim() : '',
});

/** All fields by name. */
const fieldsOf = ({ personal, ...rest }: Apl01Content): Apl01Fields => ({ ...personal, ...rest });

/**
 * What keeps the form from being sent, files aside: something is malformed as in the profile, or something that FR.APL.01 asks
 * for is missing (domain: Official forms). A NIK that disagrees with the birth is a warning and not told here: `nikDisagrees`.
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

/** Whether a field of the form, by its name, says the same in both; null for a name that is no field. */
export const sameField = (a: Apl01Content, b: Apl01Content, name: string): boolean | null => {
  const [before, now] = [fieldsOf(tidiedContent(a)), fieldsOf(tidiedContent(b))];
  if (!Object.hasOwn(before, name)) return null;
  return before[name as keyof Apl01Fields] === now[name as keyof Apl01Fields];
};
