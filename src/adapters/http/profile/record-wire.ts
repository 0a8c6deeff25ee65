import * as z from 'zod/mini';
import type { NewOrStored } from '../../../application/ports/profile/profile-repository.ts';
import { type Career, type Education, qualifications } from '../../../domain/profile/profile.ts';
import { wireId } from '../wire.ts';
import { filledText, sentDay, wireDay } from './profile-wire.ts';

const year = z.pipe(filledText, z.string().check(z.regex(/^(\d{4})?$/)));

/** GET /api/profile/{id}/education; every name is assumed. */
export const educationWire = z.object({
  id: wireId,
  level: z.enum(qualifications),
  institution: filledText,
  major: filledText,
  start_year: year,
  end_year: year,
});

/** The wire's name of each field of an education. */
export const educationWireNames = { startYear: 'start_year', endYear: 'end_year' } as const;

export const toEducation = ({ start_year, end_year, ...wire }: z.output<typeof educationWire>): Education => ({
  ...wire,
  startYear: start_year,
  endYear: end_year,
});

/** POST /api/profile/education: with an id it changes that record (assumed), without one it adds. */
export const fromEducation = ({ id, level, institution, major, startYear, endYear }: NewOrStored<Education>) => ({
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

/** The wire's name of each field of a career. */
export const careerWireNames = { startDate: 'start_date', endDate: 'end_date' } as const;

export const toCareer = ({ start_date, end_date, ...wire }: z.output<typeof careerWire>): Career => ({
  ...wire,
  startDate: start_date,
  endDate: end_date,
});

/** POST /api/profile/career: as `fromEducation`. */
export const fromCareer = ({ id, company, position, startDate, endDate, description }: NewOrStored<Career>) => ({
  ...(id === null ? {} : { id }),
  company,
  position,
  start_date: sentDay(startDate),
  end_date: sentDay(endDate),
  description,
});

/** Laravel's method spoofing: a POST that is meant as a DELETE. That records are removed so is assumed. */
export const removalOf = (id: string) => ({ _method: 'DELETE', id });
