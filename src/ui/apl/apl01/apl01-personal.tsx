import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import { AddressFields } from '../../personal-data/address-fields.tsx';
import { BirthFields } from '../../personal-data/birth-fields.tsx';
import { ContactFields } from '../../personal-data/contact-fields.tsx';
import { DisabilityFields } from '../../personal-data/disability-fields.tsx';
import { IdentityFields } from '../../personal-data/identity-fields.tsx';
import type { PersonalForm } from '../../personal-data/personal-values.ts';
import { QualificationFields } from '../../personal-data/qualification-fields.tsx';

/** Bagian 1 a of FR.APL.01, with the fields of the profile. */
export const Apl01Personal = ({ checked, today }: { checked: PersonalForm; today: CalendarDate }) => (
  <>
    <IdentityFields checked={checked} />
    <BirthFields checked={checked} today={today} />
    <ContactFields checked={checked} />
    <AddressFields checked={checked} />
    <QualificationFields checked={checked} />
    <DisabilityFields checked={checked} />
  </>
);
