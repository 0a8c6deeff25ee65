import * as z from 'zod/mini';
import type { NewOrStored } from '../../../application/ports/profile/profile-repository.ts';
import {
  type Career,
  type CareerFields,
  type Education,
  type EducationFields,
  qualifications,
} from '../../../domain/profile/profile.ts';
import { given, wireId } from '../wire.ts';
import type { CareerBody, EducationBody, RemovalBody } from './profile-requests.ts';
import { choice, filledText, sentDay, unreadOf, wireDay } from './profile-wire.ts';

const text = given(filledText);
const year = given(z.pipe(filledText, z.string().check(z.regex(/^(\d{4})?$/))));

export const educationWire = z.object({
  id: wireId,
  level: given(choice(qualifications)),
  institution: text,
  major: text,
  start_year: year,
  end_year: year,
});

export type EducationWire = z.output<typeof educationWire>;

export const educationWireNames = {
  level: 'level',
  institution: 'institution',
  major: 'major',
  startYear: 'start_year',
  endYear: 'end_year',
} as const satisfies Record<keyof EducationFields, keyof EducationWire>;

export const toEducation = (wire: EducationWire): Education => ({
  id: wire.id,
  level: wire.level ?? '',
  institution: wire.institution ?? '',
  major: wire.major ?? '',
  startYear: wire.start_year ?? '',
  endYear: wire.end_year ?? '',
  ...unreadOf(wire, educationWireNames),
});

/** Omits unread fields that are still empty, because they would erase the stored values. */
const sentFields = <Name extends string>(
  record: { readonly id: string | null; readonly unread?: readonly Name[] } & Readonly<Record<Name, string>>,
  wireNames: Readonly<Record<Name, string>>,
) => {
  const names = (Object.keys(wireNames) as Name[]).filter(
    (name) => record[name] !== '' || !record.unread?.includes(name),
  );
  return {
    ...(record.id === null ? {} : { id: record.id }),
    ...Object.fromEntries(names.map((name) => [wireNames[name], record[name]])),
  };
};

export const fromEducation = (record: NewOrStored<Education>): EducationBody => sentFields(record, educationWireNames);

export const careerWire = z.object({
  id: wireId,
  company: text,
  position: text,
  start_date: given(wireDay),
  end_date: given(wireDay),
  description: text,
});

export type CareerWire = z.output<typeof careerWire>;

export const careerWireNames = {
  company: 'company',
  position: 'position',
  startDate: 'start_date',
  endDate: 'end_date',
  description: 'description',
} as const satisfies Record<keyof CareerFields, keyof CareerWire>;

export const toCareer = (wire: CareerWire): Career => ({
  id: wire.id,
  company: wire.company ?? '',
  position: wire.position ?? '',
  startDate: wire.start_date ?? '',
  endDate: wire.end_date ?? '',
  description: wire.description ?? '',
  ...unreadOf(wire, careerWireNames),
});

export const fromCareer = ({ startDate, endDate, ...record }: NewOrStored<Career>): CareerBody =>
  sentFields({ ...record, startDate: sentDay(startDate), endDate: sentDay(endDate) }, careerWireNames);

export const removalOf = (id: string): RemovalBody => ({ _method: 'DELETE', id });
