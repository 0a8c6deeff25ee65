import { isFields } from '../../../src/application/fields-of.ts';
import { placeText } from '../check/shape.ts';
import { anchorOf, everywhere, table } from '../table.ts';
import type { RecordedChapter, RecordedRow } from './recorded.ts';
import { jsonSchemaOf } from './schemas.ts';

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const facts = (row: RecordedRow): readonly string[] => {
  const { requirement, shown = [], bodies = [], multipart, once, feature, without } = row;
  const inReply = shown.filter((place) => place.startsWith('reply.')).map((place) => place.slice('reply.'.length));
  const sent = shown.filter((place) => !place.startsWith('reply.'));
  return [
    ...Object.entries(row.params ?? {}).map(([name, what]) => `\`{${name}}\`: ${what}`),
    ...Object.entries(row.query ?? {}).map(([name, what]) => `\`?${name}=\`: ${what}`),
    ...bodies.map((body) => {
      const names = Object.keys(jsonSchemaOf(body).properties ?? {});
      return `Sends ${multipart ? 'as multipart' : 'as JSON'}: ${names.length > 0 ? code(names) : 'an empty object'}.`;
    }),
    ...(once ? ['With an `Idempotency-Key`.'] : []),
    requirement ? `Address shown in the specification ([${requirement}](requirements.md)).` : 'The address is assumed.',
    ...(sent.length > 0 ? [`Shown of what is sent: ${code(sent)}.`] : []),
    ...(inReply.length > 0 ? [`Shown of the reply: ${code(inReply)}; every other name is assumed.`] : []),
    ...(row.needed.length > 0 ? [`Cannot do without: ${code(row.needed.map(placeText))}.`] : []),
    ...Object.entries(row.statuses ?? {}).map(([status, what]) => `**${status}** ${what}`),
    ...(feature ? [`Sent only with \`features.${feature}\`. Without: ${without}`] : []),
  ];
};

const example = (value: unknown): string => {
  if (!isFields(value)) return '';
  return `\n<details><summary>Example</summary>\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n\n</details>\n`;
};

const section = (row: RecordedRow): string => {
  const told = ['', `\`${row.name}\``, '', row.when, '', ...facts(row).map((fact) => `- ${fact}`)];
  return [`### <a id="${anchorOf(row)}"></a>${row.method} ${row.path}`, ...told, example(row.example)].join('\n');
};

const head = `# The calls of the API

Written by \`npm run tools -- contract\`: do not change it by hand. The same as OpenAPI: [openapi.json](openapi.json); the socket:
[asyncapi.yaml](asyncapi.yaml). How to serve it: [how-to-serve-this-portal.md](how-to-serve-this-portal.md).

There are ${table.length} calls. A name is _shown_ where its call says so, by the specification, and every other one is _assumed_: \`npm run tools -- contract:check\` says
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

/** The text of docs/api-contract.md, which describes every call. */
export const callsPage = (chapters: readonly RecordedChapter[]): string => {
  const parts = chapters.map(({ title, rows }) => [`## ${title}`, '', ...rows.map(section)].join('\n'));
  const text = [head, ...parts].join('\n');
  return `${text.replaceAll(/\n{3,}/g, '\n\n').trimEnd()}\n`;
};
