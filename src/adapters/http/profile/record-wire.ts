import * as z from 'zod/mini';
import type { NewOrStored } from '../../../application/ports/profile/profile-repository.ts';
import { type Career, type Education, qualifications } from '../../../domain/profile/profile.ts';
import { wireId } from '../wire.ts';
import type { CareerBody, EducationBody, RemovalBody } from './profile-requests.ts';
import { choice, filledText, sentDay, wireDay } from './profile-wire.ts';

const year = z.pipe(filledText, z.string().check(z.regex(/^(\d{4})?$/)));

/** GET /api/profile/{id}/education; every name is assumed. */
export const educationWire = z.object({
  id: wireId,
  level: choice(qualifications),
  institution: filledText,
  major: filledText,
  start_year: year,
  end_year: year,
});

export type EducationWire = z.output<typeof educationWire>;

/** The wire's name of each field of an education. */
export const educationWireNames = { startYear: 'start_year', endYear: 'end_year' } as const;

export const toEducation = ({ start_year, end_year, ...wire }: EducationWire): Education => ({
  ...wire,
  startYear: start_year,
  endYear: end_year,
});

export const fromEducation = ({
  id,
  level,
  institution,
  major,
  startYear,
  endYear,
}: NewOrStored<Education>): EducationBody => ({
  ...(id === null ? {} : { id }),
  level,
  institution,
  major,
  start_year: startYear,
  end_year: endYear,
});

/** GET /api/profile/{id}/career; every name is assumed. */
export const careerWire = z.object({
  id: wireId,
  company: filledText,
  position: filledText,
  start_date: wireDay,
  end_date: wireDay,
  description: filledText,
});

export type CareerWire = z.output<typeof careerWire>;

/** The wire's name of each field of a career. */
export const careerWireNames = { startDate: 'start_date', endDate: 'end_date' } as const;

export const toCareer = ({ start_date, end_date, ...wire }: CareerWire): Career => ({
  ...wire,
  startDate: start_date,
  endDate: end_date,
});

export const fromCareer = ({
  id,
  company,
  position,
  startDate,
  endDate,
  description,
}: NewOrStored<Career>): CareerBody => ({
  ...(id === null ? {} : { id }),
  company,
  position,
  start_date: sentDay(startDate),
  end_date: sentDay(endDate),
  description,
});

export const removalOf = (id: string): RemovalBody => ({ _method: 'DELETE', id });
