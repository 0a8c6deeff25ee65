import { everywhere } from '../table.ts';
import type { RecordedChapter, RecordedRow } from './recorded.ts';
import { bodySchemaOf, commonSchemas, type JsonSchema, replySchemaOf } from './schemas.ts';
import { camel, type Each, sharing } from './shared-schemas.ts';

/** OpenAPI has no path parameter with slashes, so `{x*}` becomes `{x}`. */
const pathOf = ({ path }: RecordedRow): string => path.replace('*}', '}');

/** The calls with one address and method. In OpenAPI they are one operation, which describes all of them. */
type Shared = readonly [RecordedRow, ...RecordedRow[]];

const parametersOf = (rows: Shared): readonly object[] => {
  const [{ params = {} }] = rows;
  const text = { type: 'string' };
  const inPath = [...pathOf(rows[0]).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const description = params[name];
    return { name, in: 'path', required: true, schema: text, ...(description && { description }) };
  });
  const inQuery = rows.flatMap(({ query = {} }) =>
    Object.entries(query).map(([name, description]) => {
      const schema = name === 'page' ? { type: 'integer', minimum: 1 } : text;
      return { name, in: 'query', description, schema };
    }),
  );
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  return [...inPath, ...inQuery, ...(rows.some(({ once }) => once) ? [key] : [])];
};

const oneOrAny = (schemas: readonly JsonSchema[]): JsonSchema => {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return different.length === 1 ? (different[0] ?? {}) : { anyOf: different };
};

const requestBody = (rows: Shared, put: Each): object => {
  const contentOf = (type: string, senders: readonly RecordedRow[]) => {
    const schemas = senders.flatMap(({ bodies = [] }) => bodies.map(bodySchemaOf));
    return schemas.length > 0 ? { [type]: { schema: put(oneOrAny(schemas), `${camel(rows[0].name)}Body`) } } : {};
  };
  const texts = rows.filter(({ multipart }) => !multipart);
  const forms = rows.filter(({ multipart }) => multipart);
  const content = { ...contentOf('application/json', texts), ...contentOf('multipart/form-data', forms) };
  return Object.keys(content).length > 0 ? { requestBody: { required: true, content } } : {};
};

const goodReply = (rows: Shared, put: Each): object => {
  const schemas = rows.filter(({ call }) => 'reply' in call).map(replySchemaOf);
  if (schemas.length === 0)
    return { description: 'The file.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  const examples = rows.flatMap(({ name, example: value }) =>
    value === undefined ? [] : [[name, { value }] as const],
  );
  const shown = examples.length > 0 ? { examples: Object.fromEntries(examples) } : {};
  const schema = put(oneOrAny(schemas), `${camel(rows[0].name)}Reply`);
  return { description: 'Good.', content: { 'application/json': { schema, ...shown } } };
};

const problemOf = (description: string): object => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const onlyWithBody = new Set(['419', '422']);

const responsesOf = (rows: Shared, put: Each): object => {
  const [{ method }] = rows;
  const own: Record<string, string> = Object.assign({}, ...rows.map(({ statuses }) => statuses));
  const { 204: empty, ...refused } = own;
  const everyCalls = Object.keys(everywhere)
    .filter((status) => method !== 'GET' || !onlyWithBody.has(status))
    .map((status) => [status, { $ref: `#/components/responses/${status}` }]);
  const ownOnes = Object.entries(refused).map(([status, what]) => [status, problemOf(what)]);
  const good = empty ? { 204: { description: empty } } : { 200: goodReply(rows, put) };
  return { ...good, ...Object.fromEntries([...everyCalls, ...ownOnes]) };
};

const operationOf = (title: string, rows: Shared, put: Each): object => {
  const [{ name, open, when: summary }] = rows;
  const parameters = parametersOf(rows);
  const description = rows
    .map(({ when, feature, without }) =>
      feature ? `${when} Sent only with \`features.${feature}\`. Without: ${without}` : when,
    )
    .join('\n\n');
  return {
    operationId: name.replace('.', '_'),
    tags: [title],
    summary: summary.length > 110 ? `${summary.slice(0, 109)}…` : summary,
    ...(description !== summary && { description }),
    ...(open ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(rows, put),
    responses: responsesOf(rows, put),
    'x-shown-in-the-specification': [...new Set(rows.flatMap(({ shown = [] }) => shown))],
    'x-requirements': [...new Set(rows.flatMap(({ requirement }) => requirement ?? []))],
  };
};

const textsByName = { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } };

const components = {
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'laravel_session',
      description: 'Sanctum, with `X-XSRF-TOKEN` on every call that is not a GET.',
    },
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: 'The `token` from the log-in, if the configuration uses bearer tokens.',
    },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'The server answers a repeated key with its first reply and does nothing more.',
      schema: { type: 'string' },
    },
  },
  responses: Object.fromEntries(Object.entries(everywhere).map(([status, what]) => [status, problemOf(what)])),
  schemas: {
    Envelope: {
      type: 'object',
      properties: { code: { type: 'string', examples: ['00'] }, message: { type: 'string' } },
      description: 'A code other than 00, 0, 200 to 299, `success` or `ok` is a refusal. The code may be absent.',
    },
    Problem: { type: 'object', properties: { message: { type: 'string' }, errors: textsByName } },
  },
};

const pathsOf = (chapters: readonly RecordedChapter[], put: Each): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const { title, rows } of chapters) {
    for (const row of rows) {
      const operations = paths[pathOf(row)] ?? {};
      paths[pathOf(row)] = operations;
      const shared = rows.filter(({ path, method }) => path === row.path && method === row.method);
      operations[row.method.toLowerCase()] ??= operationOf(title, shared as [RecordedRow, ...RecordedRow[]], put);
    }
  }
  return paths;
};

export const openApi = (chapters: readonly RecordedChapter[]): object => {
  const schemas: [JsonSchema, string][] = [];
  pathsOf(chapters, (json, name) => {
    schemas.push([json, name]);
    return json;
  });
  const { shared, components: found } = sharing(schemas, commonSchemas);
  const paths = pathsOf(chapters, shared);
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API that Portal Asesi calls',
      version: '1',
      description:
        'Generated by `npm run tools -- contract` from the calls of the portal. Names that no `x-shown-in-the-specification` lists are assumed.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: 'https://api.lsp.example' }],
    security: [{ session: [] }, { bearer: [] }],
    tags: chapters.map(({ title }) => ({ name: title, description: `Calls about: ${title.toLowerCase()}.` })),
    paths,
    components: { ...components, schemas: { ...components.schemas, ...found } },
  };
};
