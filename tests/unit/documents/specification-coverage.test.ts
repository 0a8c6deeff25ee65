import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/ui/paths.ts';
import { type Files, missingFrom, problemsOf, rowsOf, titlesOf } from './coverage-table.ts';

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

const repository: Files = { exists: fs.existsSync, read: (path) => fs.readFileSync(path, 'utf8') };
const patterns = Object.values(paths).map(({ pattern }) => pattern);

describe('docs/specification-coverage.md', () => {
  const rows = rowsOf(fs.readFileSync('docs/specification-coverage.md', 'utf8'));

  it('names only files and tests that are there', () => {
    expect(problemsOf(rows, repository)).toEqual([]);
  });

  it('has a row for every address of the portal', () => {
    expect(missingFrom(rows, patterns)).toEqual([]);
  });

  it('has a row for every call', () => {
    expect(missingFrom(rows, calls)).toEqual([]);
  });

  it('has rows for all nine sections, and more of them than addresses and calls', () => {
    expect([...new Set(rows.map(({ cells: [section] }) => section))]).toEqual('123456789'.split(''));
    expect(rows.length).toBeGreaterThan(patterns.length + calls.length);
  });
});

describe('the check', () => {
  const files: Files = {
    exists: (path) => ['src/a.ts', 'tests/a.test.ts'].includes(path),
    read: () => "test('says \\'yes\\'', () => {});\n// says no\n",
  };
  const head = '| Spec | What | Where | Test |\n| --- | --- | --- | --- |\n';
  const problems = (row: string) => problemsOf(rowsOf(head + row), files);

  it.each([
    "| 1 | `/a` | `src/a.ts` | `tests/a.test.ts` › says 'yes' |",
    "| 1 | a \\| b | `src/a.ts` | `tests/a.test.ts` › 'yes' |",
  ])('accepts %s', (row) => {
    expect(problems(row)).toEqual([]);
  });

  it.each([
    ["| 1 | a | `src/b.ts` | `tests/a.test.ts` › 'yes' |", 'src/b.ts is missing'],
    ["| 1 | a | src/a.ts | `tests/a.test.ts` › 'yes' |", '"src/a.ts" is no path'],
    ["| 1 | a | – | `tests/a.test.ts` › 'yes' |", '"–" is no path'],
    ['| 1 | a | `src/a.ts` | `tests/b.test.ts` › yes |', 'tests/b.test.ts is missing'],
    ['| 1 | a | `src/a.ts` | `tests/a.test.ts` › says no |', 'tests/a.test.ts has no test "says no"'],
    ['| 1 | a | `src/a.ts` | `src/a.ts` › yes |', '"`src/a.ts` › yes" names no test'],
    ['| 1 | a | `src/a.ts` | `tests/a.test.ts` |', '"`tests/a.test.ts`" names no test'],
    ['| 1 | a | `src/a.ts` | belum: uji |', '"belum: uji" names no test'],
    ["| 1 |  | `src/a.ts` | `tests/a.test.ts` › 'yes' |", 'a row has four cells, none empty'],
    ["| 1 | a | b | `src/a.ts` | `tests/a.test.ts` › 'yes' |", 'a row has four cells, none empty'],
  ])('refuses %s', (row, problem) => {
    expect(problems(row)).toEqual([`line 3: ${problem}`]);
  });

  it('notices an address and a call without a row', () => {
    const rows = rowsOf(`${head}| 1 | \`/a\` and \`GET /api/a/{id}\` | \`src/a.ts\` | – |`);
    expect(missingFrom(rows, ['/a', '/b', 'GET /api/a', 'GET /api/a/{id}'])).toEqual(['/b', 'GET /api/a']);
  });

  it('finds the titles of tests, those of tables and with options as well', () => {
    const source =
      "it.each([\n  ['a'],\n])('%s', (a) => 0);\ntest('b', { timeout: 1 }, f);\nit(\n  `c`,\n  async () => 0);";
    expect(titlesOf(source)).toEqual(['%s', 'b', 'c']);
  });
});
