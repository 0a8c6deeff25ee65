import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/ui/paths.ts';
import { missingFrom, problemsOf, rowsOf } from './requirements-table.ts';

/** Written out from specification 7; the two generic resources have no address there. */
const calls = `
GET /sanctum/csrf-cookie
POST /api/login
POST /api/logout
GET /api/asesi
POST /api/signup
POST /api/forgot-password
POST /api/reset-password
GET /api/email/verify/{x}
POST /api/email/verification-notification
GET /api/date-now
GET /api/schema/thumbnail
GET /api/schema/{slug}/detail
GET /api/reviews/{id}?page=
GET /api/transaction/list/{x}
POST /api/transaction/update-transaction
POST /api/transaction/remove
POST /api/transaction/token
POST /api/interapp/lms-prakerja
POST /api/transaction/prakerja-transaction
GET /api/vouchers
GET /api/timeline/{id}
POST /api/timeline/download-certificate
POST /api/assessment/questions
POST /api/assessment/answers
GET /api/assessment/exam-status/{id}
GET /api/assessment/demonstrationStatus/{trx_id}/{question_detail_id}
POST /api/timer/startTimer
GET /api/apl-01/{id}
POST /api/apl-01
POST /api/apl-01/resubmit
GET /api/apl-02/{id}
POST /api/apl-02
POST /api/apl-02/resubmit
GET /api/pre-assessment/{id}
POST /api/pre-assessment/
GET /api/result/{id}
PUT /api/result
GET /api/mekari/download-file/{id}
GET /api/appeals/{id}
POST /api/appeals
PUT /api/feedbacks
GET /api/province
GET /api/city/{id}
GET /api/district/{id}
GET /api/village/{id}
GET /api/profile/{id}
POST /api/profile
GET /api/profile/{id}/education
POST /api/profile/education
GET /api/profile/{id}/career
POST /api/profile/career
POST /api/profile/signature
GET /api/disability
GET /api/disabilitytype
GET /api/notification?page=
GET /api/notification?read=false&page=
PATCH /api/notification/mark-as-read
PATCH /api/notification/mark-all
`
  .trim()
  .split('\n');

const patterns = Object.values(paths).map(({ pattern }) => pattern);
const rows = rowsOf(fs.readFileSync('docs/requirements.md', 'utf8'));
const ids = rows.map(({ cells: [id = ''] }) => id);

describe('docs/requirements.md', () => {
  it('has whole rows only, each with an id of its own section and a file that is there', () => {
    expect(problemsOf(rows, fs.existsSync)).toEqual([]);
  });

  it('has a row for every address of the portal', () => {
    expect(missingFrom(rows, patterns)).toEqual([]);
  });

  it('has a row for every call', () => {
    expect(missingFrom(rows, calls)).toEqual([]);
  });

  it('has rows for all nine sections, and more of them than addresses and calls', () => {
    expect([...new Set(ids.map((id) => id[0]))]).toEqual('123456789'.split(''));
    expect(rows.length).toBeGreaterThan(patterns.length + calls.length);
  });

  it('has a test for every row, whose title carries the id', () => {
    const tests = fs
      .readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .map((file) => fs.readFileSync(`tests/${file}`, 'utf8'));
    expect(ids.filter((id) => !tests.some((test) => test.includes(`[${id}]`) || test.includes(`'${id}'`)))).toEqual([]);
  });
});

describe('the check', () => {
  const head = '| Id | What | Where |\n| --- | --- | --- |\n';
  const problems = (row: string) => problemsOf(rowsOf(head + row), (path) => path === 'src/a.ts');

  it.each(['| 1.a | `/a` | `src/a.ts` |', '| 1.a.b-c | a \\| b | `src/a.ts` |'])('accepts %s', (row) => {
    expect(problems(row)).toEqual([]);
  });

  it.each([
    ['| 1.a | a | `src/b.ts` |', 'src/b.ts is missing'],
    ['| 1.a | a | src/a.ts |', '"src/a.ts" is no path'],
    ['| 1.a | a | – |', '"–" is no path'],
    ['| 1 | a | `src/a.ts` |', '"1" is no id'],
    ['| 1.A | a | `src/a.ts` |', '"1.A" is no id'],
    ['| 1.a |  | `src/a.ts` |', 'a row has three cells, none empty'],
    ['| 1.a | a | b | `src/a.ts` |', 'a row has three cells, none empty'],
  ])('refuses %s', (row, problem) => {
    expect(problems(row)).toEqual([`line 3: ${problem}`]);
  });

  it('refuses an id that two rows have', () => {
    const row = '| 1.a | a | `src/a.ts` |';
    expect(problems(`${row}\n${row}`)).toEqual(['line 4: 1.a is there twice']);
  });

  it('notices an address and a call without a row', () => {
    const table = rowsOf(`${head}| 1.a | \`/a\` and \`GET /api/a/{id}\` | \`src/a.ts\` |`);
    expect(missingFrom(table, ['/a', '/b', 'GET /api/a', 'GET /api/a/{id}'])).toEqual(['/b', 'GET /api/a']);
  });
});
