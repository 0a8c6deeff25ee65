import type { ReactNode } from 'react';
import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import { problemsOf, tidied } from '../../../domain/profile/personal-data.ts';
import type { Problems as Codes, ProblemCode } from '../../../domain/profile/problem-code.ts';
import type { PersonalData } from '../../../domain/profile/profile.ts';
import type { CheckedForm, Problems } from '../../forms/use-checked-form.ts';
import { personalLabels } from './personal-labels.ts';
import { problemText } from './problem-text.ts';

export type PersonalValues = Omit<PersonalData, 'disabled'> & { readonly disabled: '' | 'ya' | 'tidak' };

export interface PersonalForm extends Pick<CheckedForm<PersonalValues>, 'form'> {
  readonly field: (
    name: keyof PersonalValues,
  ) => ReturnType<CheckedForm<PersonalValues>['field']> & { readonly note?: ReactNode };
}

export const valuesOf = (personal: PersonalData): PersonalValues => ({
  ...personal,
  disabled: personal.disabled === null ? '' : personal.disabled ? 'ya' : 'tidak',
});

export const personalOf = (values: PersonalValues): PersonalData =>
  tidied({ ...values, disabled: values.disabled === '' ? null : values.disabled === 'ya' });

export const textsOf = (codes: Codes<PersonalData>): Problems<PersonalValues> =>
  Object.fromEntries(
    Object.entries(codes).map(([name, code]) => [
      name,
      problemText(code as ProblemCode, personalLabels[name as keyof PersonalData]),
    ]),
  );

export const judgePersonal = (values: PersonalValues, today: CalendarDate): Problems<PersonalValues> =>
  textsOf(problemsOf(personalOf(values), today));
