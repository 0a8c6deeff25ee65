import { type CalendarDate, isDay } from '../calendar/calendar-date.ts';
import { type ProblemCode, type Problems, textProblem, withoutFine } from './problem-code.ts';
import { type Career, type CareerFields, type Education, type EducationFields, qualifications } from './profile.ts';

const firstYear = 1950;

const yearProblem = (year: string, thisYear: number): ProblemCode | null => {
  if (!/^\d{4}$/.test(year) || Number(year) < firstYear) return 'notAYear';
  return Number(year) > thisYear ? 'inFuture' : null;
};

const dayProblem = (date: CalendarDate, today: CalendarDate): ProblemCode | null => {
  if (!isDay(date)) return 'notADate';
  return date > today ? 'inFuture' : null;
};

const endProblem = (start: string, end: string, judge: (end: string) => ProblemCode | null): ProblemCode | null => {
  if (end === '') return null;
  return judge(end) ?? (end < start ? 'beforeStart' : null);
};

/** Problems that prevent saving: years must be between 1950 and this one; end and major are optional. */
export const educationProblems = (
  { level, institution, major, startYear, endYear }: EducationFields,
  today: CalendarDate,
): Problems<EducationFields> => {
  const thisYear = Number(today.slice(0, 4));
  return withoutFine<EducationFields>({
    level: level === '' ? 'required' : qualifications.includes(level) ? null : 'unknownChoice',
    institution: textProblem(institution, 255, true),
    major: textProblem(major, 255),
    startYear: startYear === '' ? 'required' : yearProblem(startYear, thisYear),
    endYear: endProblem(startYear, endYear, (year) => yearProblem(year, thisYear)),
  });
};

/** Problems that prevent saving: no date may be in the future; the end is optional. */
export const careerProblems = (
  { company, position, startDate, endDate, description }: CareerFields,
  today: CalendarDate,
): Problems<CareerFields> =>
  withoutFine<CareerFields>({
    company: textProblem(company, 255, true),
    position: textProblem(position, 255, true),
    startDate: startDate === '' ? 'required' : dayProblem(startDate, today),
    endDate: endProblem(startDate, endDate, (date) => dayProblem(date, today)),
    description: textProblem(description, 1000),
  });

const latestFirst = (a: readonly [end: string, start: string], b: readonly [end: string, start: string]): number => {
  const [aEnd, bEnd] = [a[0] || '9999', b[0] || '9999'];
  return bEnd.localeCompare(aEnd) || b[1].localeCompare(a[1]);
};

export const latestEducationsFirst = (educations: readonly Education[]): readonly Education[] =>
  [...educations].sort((a, b) => latestFirst([a.endYear, a.startYear], [b.endYear, b.startYear]));

export const latestCareersFirst = (careers: readonly Career[]): readonly Career[] =>
  [...careers].sort((a, b) => latestFirst([a.endDate, a.startDate], [b.endDate, b.startDate]));
