import { describe, expect, it } from 'vitest';
import type { Career, Education } from '../../../../src/domain/profile/profile.ts';
import {
  careerProblems,
  educationProblems,
  latestCareersFirst,
  latestEducationsFirst,
} from '../../../../src/domain/profile/records.ts';
import { aJob as career, aDegree as education } from '../../../builders/personal-data.ts';

const today = '2026-03-10';

describe('an education', () => {
  it.each<[Partial<Education>, object]>([
    [{}, {}],
    [{ endYear: '' }, {}],
    [{ startYear: '1950', endYear: '1950' }, {}],
    [{ startYear: '1949' }, { startYear: 'notAYear' }],
    [{ startYear: '16' }, { startYear: 'notAYear', endYear: undefined }],
    [{ startYear: '' }, { startYear: 'required' }],
    [{ startYear: '2026', endYear: '2026' }, {}],
    [{ startYear: '2027', endYear: '' }, { startYear: 'inFuture' }],
    [{ endYear: '2027' }, { endYear: 'inFuture' }],
    [{ endYear: '2015' }, { endYear: 'beforeStart' }],
    [{ endYear: '20x0' }, { endYear: 'notAYear' }],
    [{ institution: ' ' }, { institution: 'required' }],
    [{ major: 'x'.repeat(256) }, { major: 'tooLong' }],
    [{ level: '' as 'SD' }, { level: 'required' }],
    [{ level: 'TK' as 'SD' }, { level: 'unknownChoice' }],
  ])('with %j has the problems %j', (change, problems) => {
    expect(educationProblems({ ...education, ...change }, today)).toEqual(problems);
  });
});

describe('a career', () => {
  it.each<[Partial<Career>, object]>([
    [{}, {}],
    [{ startDate: today, endDate: today }, {}],
    [{ startDate: '2026-03-11' }, { startDate: 'inFuture' }],
    [{ startDate: '' }, { startDate: 'required' }],
    [{ startDate: '2021-02-29' }, { startDate: 'notADate' }],
    [{ endDate: '2026-03-11' }, { endDate: 'inFuture' }],
    [{ endDate: '2021-01-31' }, { endDate: 'beforeStart' }],
    [{ endDate: 'sekarang' }, { endDate: 'notADate' }],
    [
      { company: '', position: '' },
      { company: 'required', position: 'required' },
    ],
    [{ description: 'x'.repeat(1001) }, { description: 'tooLong' }],
  ])('with %j has the problems %j', (change, problems) => {
    expect(careerProblems({ ...career, ...change }, today)).toEqual(problems);
  });
});

describe('lists', () => {
  it('show ongoing records first, then the latest end, then the latest start', () => {
    const of = (startYear: string, endYear: string): Education => ({ ...education, startYear, endYear });
    const sorted = [of('2024', ''), of('2020', ''), of('2018', '2022'), of('2016', '2022'), of('2000', '2006')];
    const mixed = [3, 0, 4, 2, 1].flatMap((place) => sorted[place] ?? []);
    expect(latestEducationsFirst(mixed)).toEqual(sorted);
    expect(latestEducationsFirst(mixed.toReversed())).toEqual(sorted);
    const job = (startDate: string, endDate: string): Career => ({ ...career, startDate, endDate });
    const jobs = [job('2024-01-01', ''), job('2020-01-01', '2023-12-31'), job('2020-01-01', '2023-12-30')];
    expect(latestCareersFirst(jobs.toReversed())).toEqual(jobs);
  });
});
