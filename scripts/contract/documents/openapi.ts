import type { Known } from '../check/drift.ts';
import { knownCalls } from '../check/known.ts';
import type { Exchange } from '../recording/recorder.ts';
import type { Row } from '../row.ts';
import { everywhere, statusesOf } from '../statuses.ts';
import { chapters } from '../table.ts';
import { exampleOf } from './examples.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { replySchemaOf } from './reply-schema.ts';

interface Recorded {
  readonly exchanges: readonly Exchange[];
  readonly known: ReadonlyMap<object, Known>;
}

/** OpenAPI knows no name that holds slashes. */
const pathOf = ({ path }: Row): string => path.replace('*}', '}');

const namesOf = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Several calls may share an address: in OpenAPI they are one, which says what each is for. */
type Shared = readonly [Row, ...Row[]];

const parametersOf = (rows: Shared): readonly object[] => {
  const [{ params = {}, path }] = rows;
  const text = { type: 'string' };
  const inPath = namesOf(path.replace('*}', '}')).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
    ...(params[name] ? { description: params[name] } : {}),
  }));
  const inQuery = rows.flatMap(({ query = {} }) =>
    Object.entries(query).map(([name, description]) => ({
      name,
      in: 'query',
      description,
      schema: name === 'page' ? { type: 'integer', minimum: 1 } : text,
    })),
  );
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  return [...inPath, ...inQuery, ...(rows.some(({ once }) => once) ? [key] : [])];
};

const oneOrAny = (schemas: readonly JsonSchema[]): JsonSchema => {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return different.length === 1 ? (different[0] ?? {}) : { anyOf: different };
};

const requestBody = (rows: Shared): object => {
  const forms = rows.filter(({ multipart }) => multipart).flatMap(({ bodies = [] }) => bodies);
  const texts = rows.filter(({ multipart }) => !multipart).flatMap(({ bodies = [] }) => bodies);
  if (forms.length + texts.length === 0) return {};
  const content = {
    ...(texts.length > 0 ? { 'application/json': { schema: oneOrAny(texts.map(jsonSchemaOf)) } } : {}),
    ...(forms.length > 0 ? { 'multipart/form-data': { schema: oneOrAny(forms.map(jsonSchemaOf)) } } : {}),
  };
  return { requestBody: { required: true, content } };
};

const goodReply = (rows: Shared, { exchanges, known }: Recorded): object => {
  const schemas = rows.filter(({ call }) => 'reply' in call).map((row) => replySchemaOf(row, known.get(row.call)));
  if (schemas.length === 0)
    return { description: 'The file.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  const examples = rows.flatMap(({ name, call }) => {
    const value = exampleOf(call, exchanges);
    return value === undefined ? [] : [[name, { value }] as const];
  });
  const shown = examples.length > 0 ? { examples: Object.fromEntries(examples) } : {};
  return { description: 'Good.', content: { 'application/json': { schema: oneOrAny(schemas), ...shown } } };
};

const problemOf = (description: string): object => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const responsesOf = (rows: Shared, recorded: Recorded): object => {
  const [{ method }] = rows;
  const own: Record<string, string> = Object.assign({}, ...rows.map(({ statuses }) => statuses));
  const { 204: empty, ...refused } = statusesOf(method, own);
  const refusals = Object.entries(refused).map(([status, what]) => [
    status,
    own[status] === undefined ? { $ref: `#/components/responses/${status}` } : problemOf(what),
  ]);
  const good = empty ? { 204: { description: empty } } : { 200: goodReply(rows, recorded) };
  return { ...good, ...Object.fromEntries(refusals) };
};

const operationOf = (title: string, rows: Shared, recorded: Recorded): object => {
  const [{ name, open }] = rows;
  const parameters = parametersOf(rows);
  const shown = rows.flatMap((row) => row.shown ?? []);
  return {
    operationId: name.replace('.', '_'),
    tags: [title],
    summary: rows[0].when.length > 110 ? `${rows[0].when.slice(0, 109)}…` : rows[0].when,
    description: rows
      .map(({ when, feature, without }) =>
        [when, feature && `Sent only with \`features.${feature}\`. Without: ${without}`].filter(Boolean).join(' '),
      )
      .join('\n\n'),
    ...(open ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(rows),
    responses: responsesOf(rows, recorded),
    'x-shown-in-the-specification': [...new Set(shown)],
    'x-requirements': [...new Set(rows.flatMap(({ requirement }) => requirement ?? []))],
  };
};

const components = {
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'laravel_session',
      description: 'Sanctum, with `X-XSRF-TOKEN` on what is no GET.',
    },
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: 'The `token` of the log-in, where the configuration says so.',
    },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'A repeated key is answered by the first reply, and does nothing more.',
      schema: { type: 'string' },
    },
  },
  responses: Object.fromEntries(Object.entries(everywhere).map(([status, what]) => [status, problemOf(what)])),
  schemas: {
    Envelope: {
      type: 'object',
      properties: { code: { type: 'string', examples: ['00'] }, message: { type: 'string' } },
      description: 'Codes 02, 03 and numbers from 400 refuse; whatever else is here, or nothing, is a good reply.',
    },
    Problem: {
      type: 'object',
      properties: {
        message: { type: 'string' },
        errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      },
    },
  },
};

/** Every call, as OpenAPI 3.1. */
export const openApi = (exchanges: readonly Exchange[]): object => {
  const recorded = { exchanges, known: knownCalls(exchanges) };
  const paths: Record<string, Record<string, object>> = {};
  for (const { title, rows } of chapters) {
    for (const row of rows) {
      const operations = paths[pathOf(row)] ?? {};
      paths[pathOf(row)] = operations;
      const shared = rows.filter(({ path, method }) => path === row.path && method === row.method) as [Row, ...Row[]];
      operations[row.method.toLowerCase()] ??= operationOf(title, shared, recorded);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API that Portal Asesi calls',
      version: '1',
      description:
        'Written by `npm run contract` from the calls of the portal. What is in no `x-shown-in-the-specification` is assumed.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: 'https://api.lsp.example' }],
    security: [{ session: [] }, { bearer: [] }],
    tags: chapters.map(({ title }) => ({ name: title, description: `Calls about: ${title.toLowerCase()}.` })),
    paths,
    components,
  };
};
