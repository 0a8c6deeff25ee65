import type { HttpHandler } from 'msw';
import { authorised, type Call } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { CareerRow, EducationRow } from '../database/profile-rows.ts';
import { nextNumber } from '../database/seeding.ts';
import type { Table } from '../database/table.ts';
import { once } from '../idempotent.ts';
import { type FieldErrors, forbidden, notFound, ok, refused } from '../respond.ts';
import { careerErrors, educationErrors } from '../rules/profile-records.ts';
import { ownProfile } from './profile.ts';

interface Kind<Row extends EducationRow | CareerRow> {
  readonly path: string;
  readonly prefix: string;
  readonly table: Table<Row>;
  readonly wire: (row: Row) => unknown;
  readonly texts: (call: Call) => Omit<Row, 'id' | 'candidate_id'>;
  readonly errors: (texts: Omit<Row, 'id' | 'candidate_id'>) => FieldErrors;
}

const withDashes = (day: string | null) => day?.replaceAll('/', '-') ?? null;
const orNull = (text: string) => (text === '' ? null : text);
const orEmpty = (text: string | null) => text ?? '';

const education = ({ db, clock }: Backend): Kind<EducationRow> => ({
  path: 'education',
  prefix: 'PDD',
  table: db.educations,
  wire: ({ candidate_id: _, ...row }) => row,
  texts: ({ text }) => ({
    level: text('level') as EducationRow['level'], // the validation below checks it
    institution: text('institution'),
    major: orNull(text('major')),
    start_year: text('start_year'),
    end_year: orNull(text('end_year')),
  }),
  errors: (texts) =>
    educationErrors({ ...texts, major: orEmpty(texts.major), end_year: orEmpty(texts.end_year) }, clock.now()),
});

const career = ({ db, clock }: Backend): Kind<CareerRow> => ({
  path: 'career',
  prefix: 'KRJ',
  table: db.careers,
  wire: ({ candidate_id: _, ...row }) => ({
    ...row,
    start_date: withDashes(row.start_date),
    end_date: withDashes(row.end_date),
  }),
  texts: ({ text }) => ({
    company: text('company'),
    position: text('position'),
    start_date: text('start_date'),
    end_date: orNull(text('end_date')),
    description: orNull(text('description')),
  }),
  errors: (texts) =>
    careerErrors({ ...texts, end_date: orEmpty(texts.end_date), description: orEmpty(texts.description) }, clock.now()),
});

const handlersOf = <Row extends EducationRow | CareerRow>(backend: Backend, kind: Kind<Row>): HttpHandler[] => {
  const { path, prefix, table, wire, texts, errors } = kind;
  const listOf = (candidateId: string) => ok(table.where((row) => row.candidate_id === candidateId).map(wire));

  const save = (call: Call, id: string): Response => {
    const said = texts(call);
    const objections = errors(said);
    if (Object.keys(objections).length > 0) {
      return refused({ code: '03', message: 'Data yang dikirim tidak sesuai', errors: objections });
    }
    const rowId = id || `${prefix}-${String(nextNumber(backend.db)).padStart(6, '0')}`;
    table.put({ ...said, id: rowId, candidate_id: call.candidate.id } as Row);
    return listOf(call.candidate.id);
  };

  const change = (call: Call): Response => {
    const id = call.text('id');
    const removes = call.text('_method') === 'DELETE'; // Laravel reads the method from this field
    const row = table.get(id);
    if (row && row.candidate_id !== call.candidate.id) return forbidden();
    if (removes) {
      table.remove(id);
      return listOf(call.candidate.id);
    }
    return id !== '' && !row ? notFound() : save(call, id);
  };

  return [
    authorised(backend, 'get', `/api/profile/:id/${path}`, (call) =>
      ownProfile(backend, call, () => listOf(call.candidate.id)),
    ),
    authorised(backend, 'post', `/api/profile/${path}`, (call) => once(backend, call, () => change(call))),
  ];
};

export const profileRecordsHandlers = (backend: Backend): HttpHandler[] => [
  ...handlersOf(backend, education(backend)),
  ...handlersOf(backend, career(backend)),
];
