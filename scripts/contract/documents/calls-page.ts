import { isFields } from '../../../src/application/fields-of.ts';
import type { Known } from '../check/drift.ts';
import { knownCalls } from '../check/known.ts';
import { placeText } from '../check/place.ts';
import type { Exchange } from '../recording/recorder.ts';
import type { Row } from '../row.ts';
import { everywhere } from '../statuses.ts';
import { chapters, table } from '../table.ts';
import { exampleOf } from './examples.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { neededOf } from './needed.ts';

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const bodyNames = ({ bodies = [] }: Row): readonly string[] =>
  bodies.map((body) => Object.keys((jsonSchemaOf(body).properties as object | undefined) ?? {}).join(', '));

const facts = (row: Row, known: Known | undefined): readonly string[] => {
  const { requirement, query = {}, params = {}, shown = [], statuses = {}, multipart, once, feature, without } = row;
  const inReply = shown.filter((place) => place.startsWith('reply.')).map((place) => place.slice('reply.'.length));
  const sent = shown.filter((place) => !place.startsWith('reply.'));
  const needed = known ? neededOf(row.call, known).map(placeText) : [];
  return [
    ...Object.entries(params).map(([name, what]) => `\`{${name}}\`: ${what}`),
    ...Object.entries(query).map(([name, what]) => `\`?${name}=\`: ${what}`),
    ...bodyNames(row).map(
      (names) =>
        `Sends ${multipart ? 'as multipart' : 'as JSON'}: ${names === '' ? 'an empty object' : code(names.split(', '))}.`,
    ),
    ...(once ? ['With an `Idempotency-Key`.'] : []),
    requirement ? `Address shown in the specification ([${requirement}](requirements.md)).` : 'The address is assumed.',
    ...(sent.length > 0 ? [`Shown of what is sent: ${code(sent)}.`] : []),
    ...(inReply.length > 0 ? [`Shown of the reply: ${code(inReply)}; every other name is assumed.`] : []),
    ...(needed.length > 0 ? [`Cannot do without: ${code(needed)}.`] : []),
    ...Object.entries(statuses).map(([status, what]) => `**${status}** ${what}`),
    ...(feature ? [`Sent only with \`features.${feature}\`. Without: ${without}`] : []),
  ];
};

const example = (row: Row, exchanges: readonly Exchange[]): string => {
  const value = exampleOf(row.call, exchanges);
  if (!isFields(value)) return '';
  return `\n<details><summary>Example</summary>\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n\n</details>\n`;
};

const section = (row: Row, known: Known | undefined, exchanges: readonly Exchange[]): string =>
  [
    `### ${row.name}`,
    '',
    `\`${row.method} ${row.path}\``,
    '',
    row.when,
    '',
    ...facts(row, known).map((fact) => `- ${fact}`),
    example(row, exchanges),
  ].join('\n');

const head = `# The calls of the API

Written by \`npm run contract\`: do not change it by hand. The same as OpenAPI: [openapi.json](openapi.json); the socket:
[asyncapi.yaml](asyncapi.yaml). How to serve it: [how-to-serve-this-portal.md](how-to-serve-this-portal.md).

There are ${table.length} calls. A name is _shown_ where its call says so, by the specification, and every other one is _assumed_: \`npm run contract:check\` says
where a real server differs. _Cannot do without_ was tried out: whatever else a reply leaves out, the page shows the rest. Replies that are no page of
a list come as \`{ code, message, data }\`; \`data\` alone, or nothing around it, is read as well. Examples are what the simulated API answers,
shortened.

## Statuses

What a status means where the call says nothing else. With 200, the codes \`02\`, \`03\` and numbers from 400 refuse.

| status | what the portal does |
| ------ | -------------------- |
${Object.entries(everywhere)
  .map(([status, what]) => `| ${status} | ${what} |`)
  .join('\n')}
`;

/** Every call, to be read. */
export const callsPage = (exchanges: readonly Exchange[]): string => {
  const known = knownCalls(exchanges);
  const parts = chapters.map(({ title, rows }) =>
    [`## ${title}`, '', ...rows.map((row) => section(row, known.get(row.call), exchanges))].join('\n'),
  );
  return `${[head, ...parts]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
};
