import { expect, it } from 'vitest';
import { careerErrors, educationErrors } from '../../../../fake-backend/rules/profile-records.ts';

const now = new Date('2026-03-10T02:00:00Z');
const education = { level: 'S1', institution: 'Universitas Contoh', major: '', start_year: '2010', end_year: '2014' };
const career = { company: 'PT Contoh', position: 'Staf', start_date: '2020/01/31', end_date: '', description: '' };
const name = 'a'.repeat(255);

it.each<[Partial<typeof education>, (keyof typeof education)[]]>([
  [{}, []],
  [{ end_year: '' }, []],
  [{ end_year: '2010' }, []],
  [{ start_year: '1950', end_year: '2026' }, []],
  [{ institution: name, major: name }, []],
  [{ level: 'S4' }, ['level']],
  [{ level: 'TK', major: `${name}a` }, ['level', 'major']],
  [{ institution: '' }, ['institution']],
  [{ institution: `${name}a` }, ['institution']],
  [{ start_year: '1949' }, ['start_year']],
  [{ start_year: '', end_year: '' }, ['start_year']],
  [{ end_year: '2027' }, ['end_year']],
  [{ end_year: '2009' }, ['end_year']],
])('an education with %j has errors at %j', (change, fields) => {
  expect(Object.keys(educationErrors({ ...education, ...change }, now))).toEqual(fields);
});

it.each<[Partial<typeof career>, (keyof typeof career)[]]>([
  [{}, []],
  [{ end_date: '2020/01/31' }, []],
  [{ start_date: '2026/03/10', end_date: '2026/03/10' }, []],
  [{ company: name, position: name, description: 'a'.repeat(1000) }, []],
  [{ company: '' }, ['company']],
  [{ company: `${name}a`, position: `${name}a` }, ['company', 'position']],
  [{ position: '' }, ['position']],
  [{ description: 'a'.repeat(1001) }, ['description']],
  [{ start_date: '2020/02/30' }, ['start_date']],
  [{ start_date: '2020-01-31' }, ['start_date']],
  [{ start_date: '2026/03/11' }, ['start_date']],
  [{ end_date: '2026/03/11' }, ['end_date']],
  [{ end_date: 'kemarin' }, ['end_date']],
  [{ end_date: '2020/01/30' }, ['end_date']],
])('a career with %j has errors at %j', (change, fields) => {
  expect(Object.keys(careerErrors({ ...career, ...change }, now))).toEqual(fields);
});
