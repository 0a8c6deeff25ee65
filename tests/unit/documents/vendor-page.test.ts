import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { transitions } from '../../../fake-backend/rules/stages/stage-transitions.ts';
import type { Transition } from '../../../fake-backend/rules/stages/transition.ts';
import { wireCompetent } from '../../../src/adapters/http/form-wire.ts';
import { personalWireNames, sentDay, wireDay } from '../../../src/adapters/http/profile/profile-wire.ts';
import { accept } from '../../../src/adapters/http/read-reply.ts';
import { signatureFields } from '../../../src/adapters/http/signature-requests.ts';
import { wireFlag, wireId, wireMoney } from '../../../src/adapters/http/wire.ts';
import { wireInstant } from '../../../src/adapters/http/wire-instant.ts';
import { acceptedPhoto } from '../../../src/domain/account/profile-photo.ts';
import { longestEvidence } from '../../../src/domain/apl/apl02-answers.ts';
import { otherNeedLength } from '../../../src/domain/assessment/adjustment.ts';
import { reasonLength } from '../../../src/domain/assessment/appeal.ts';
import { furtherNotesLength, noteLength } from '../../../src/domain/assessment/feedback.ts';
import { stageNames } from '../../../src/domain/assessment/timeline.ts';
import { largestRevision } from '../../../src/domain/exam/answer-revision.ts';
import { messageLengths, messageSubjects } from '../../../src/domain/information/message.ts';
import { guardianRelations } from '../../../src/domain/own-data/guardian.ts';
import { neededFields } from '../../../src/domain/profile/completeness.ts';
import { emptyPersonalData } from '../../../src/domain/profile/personal-data.ts';
import { paths } from '../../../src/ui/core/paths.ts';
import { costOf, judged } from '../../../tools/contract/check/judge.ts';
import { changedAt, type Place, placeText, removed } from '../../../tools/contract/check/shape.ts';
import { bodySchemaOf, type JsonSchema, jsonSchemaOf } from '../../../tools/contract/documents/schemas.ts';
import type { Row } from '../../../tools/contract/row.ts';
import { everywhere, table } from '../../../tools/contract/table.ts';
import { senders, sentBy, summed } from './vendor-requests.ts';

const page = fs.readFileSync('docs/how-to-serve-this-portal.md', 'utf8');
const sections = page.split(/^## /m).map((text) => [text.split('\n')[0] ?? '', text] as const);

type Examples = Readonly<Record<string, unknown>>;

// the code blocks are marked json5, so that the formatter leaves them alone; the text is JSON
const examplesIn = (text: string, mark: string): Examples =>
  Object.assign(
    {},
    ...[...text.matchAll(new RegExp(`^\`\`\`json5${mark}\n(.*?)^\`\`\``, 'gms'))].map(([, json = '']) =>
      JSON.parse(json),
    ),
  );

const replies = examplesIn(page, '');
const requests = examplesIn(page, ' sends');

/** The rows of the contract that an example names: `POST /api/profile (photo)` by its address. */
const rowsOf = (named: string): readonly Row[] => {
  const [, call = '', word] = /^(\S+ \S+)(?: \((\w+)\))?$/.exec(named) ?? [];
  const rows = table.filter(({ method, path }) => `${method} ${path.replace('*}', '}')}` === call);
  return rows.filter(({ name }) => word && name.split('.').includes(word)).concat(rows);
};

const readerOf = (named: string) => {
  const call = rowsOf(named)[0]?.call;
  if (!call || !('reply' in call)) throw new Error(`no call ${named}`);
  return call.reply;
};

const placesOf = (value: unknown, at: Place = []): readonly Place[] => {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((each) => placesOf(each, [...at, '[]']));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => placesOf(each, [...at, name]));
  return value ? [at] : [];
};

const costWithout = (named: string, place: Place) =>
  costOf(
    judged(readerOf(named), replies[named]),
    judged(readerOf(named), changedAt(replies[named], place, removed).value),
  );

/** The name of a place in the documents: `slug`, or `schema.slug` for a field of another resource. */
const shortName = (place: Place) => {
  const [holder = '', name = ''] = place.slice(-2);
  return ['[]', 'data'].includes(holder) ? name : `${holder}.${name}`;
};

/** The cells of each row of the table below this head. */
const tableOf = (head: RegExp): readonly (readonly string[])[] => {
  const [, ...lines] = page.slice(page.search(head)).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(1, end).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const codesIn = (text = ''): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Each field of a reply with the words that the portal knows there. */
const wordsIn = (json: JsonSchema, name = ''): readonly (readonly [string, readonly string[]])[] => {
  const {
    properties = {},
    items,
    anyOf = [],
    allOf = [],
    enum: only,
    examples = only,
  } = json as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly items?: JsonSchema;
    readonly [list: string]: unknown;
  };
  const parts = [...(anyOf as JsonSchema[]), ...(allOf as JsonSchema[]), ...(items ? [items] : [])];
  return [
    ...(Array.isArray(examples) ? [[name, examples.filter((word) => word !== null)] as const] : []),
    ...Object.entries(properties).flatMap(([field, part]) => wordsIn(part, field)),
    ...parts.flatMap((part) => wordsIn(part, name)),
  ];
};

const readers = table.flatMap(({ call }) => ('reply' in call ? [call.reply] : []));
const known = readers.flatMap((reader) => wordsIn(jsonSchemaOf(reader, true)));

/** Without lists that are a part of another one of the same field, which only recognise a special reply. */
const wholeLists = known.filter(
  ([field, words]) =>
    !known.some(
      ([other, more]) => other === field && more.length > words.length && words.every((word) => more.includes(word)),
    ),
);

const line = (field: string, words: readonly string[]) => `${field}: ${words.join(', ')}`;
const sorted = (lines: readonly string[]) => [...new Set(lines)].toSorted();

/** The schemas of the replies that know words, by these words. */
const wordSchemas = new Map<string, z.core.$ZodType>();
const learnWords = (schema: object): void => {
  if ('parts' in schema) for (const part of schema.parts as readonly object[]) learnWords(part);
  if (!('_zod' in schema)) return;
  z.toJSONSchema(schema as z.core.$ZodType, {
    ...{ io: 'input', unrepresentable: 'any' },
    override: ({ zodSchema }) => {
      if ('words' in zodSchema) wordSchemas.set((zodSchema.words as readonly string[]).join(', '), zodSchema);
    },
  });
};
for (const reader of readers) learnWords(reader);

/** Whether an example has the fields of a body, and no others. */
const fits = (example: unknown, { properties = {}, patternProperties = {}, required = [] }: JsonSchema): boolean => {
  const names = Object.keys(example as object);
  const patterns = Object.keys(patternProperties as object).map((pattern) => new RegExp(pattern));
  const isKnown = (name: string) => name in (properties as object) || patterns.some((pattern) => pattern.test(name));
  return names.every(isKnown) && (required as readonly string[]).every((name) => names.includes(name));
};

const oddWord = 'kata_baru';

/** Returns how the page describes the fate of an unknown word: the beginning of its text. */
const saidOfOdd = (words: readonly string[]): RegExp => {
  const schema = wordSchemas.get(words.join(', '));
  if (!schema) return /^not read/;
  const read = z.safeParse(schema, oddWord).data;
  if (read === 'unknown') return /^unknown/;
  return read === oddWord ? /^(?!unknown|your word|not read)/ : /^your word/;
};

/** The values of a cell, each in JSON. */
const valuesIn = (cell = ''): readonly unknown[] => codesIn(cell).map((code) => JSON.parse(code));

const isRead = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;
const readings: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: (value) => isRead(wireId, value),
  instant: (value) => isRead(wireInstant, value),
  day: (value) => isRead(wireDay, value),
  money: (value) => isRead(wireMoney, value),
  'yes or no': (value) => isRead(wireFlag, value),
  verdict: (value) => isRead(wireCompetent, value),
  signature: (value) => acceptedPhoto(String(value)) !== null,
};

const screenTexts = Object.values(
  import.meta.glob<string>('/src/ui/**/*-text.ts', { query: '?raw', import: 'default', eager: true }),
);

const lengths: Readonly<Record<string, number>> = {
  evidence: longestEvidence,
  other: otherNeedLength,
  note: noteLength,
  notes: furtherNotesLength,
  reason: reasonLength.most,
  message: messageLengths.most,
};

const moves: readonly Transition[] = Object.values(transitions);

describe('the page for authors of an API', () => {
  it('says first what is lost without partial saves', () => {
    const [, first = ''] = page.split('\n\n');
    expect(first).toMatch(/partial saves.*features\.partialSaves.*leaves your server with nothing/s);
  });

  it.each(tableOf(/^\| stage +\| opens when /m))(
    'names what opens a stage, and for whom it waits then, as the simulation has it: %s',
    (...cells) => {
      const [[name], after, waits] = cells.map(codesIn) as [string[], string[], string[]];
      const opening = moves.flatMap(({ stage, opens = [] }) =>
        opens.flatMap((each) => (each.stage === name && !each.again ? [{ ...each, after: stage }] : [])),
      );
      expect(sorted(after)).toEqual(sorted(opening.map((each) => each.after)));
      const holders = [
        ...moves.flatMap(({ stage, to, waitsFor }) =>
          stage === name && to === 'submitted' && waitsFor ? waitsFor : [],
        ),
        ...opening.flatMap(({ waitsFor = [] }) => waitsFor),
      ];
      expect(waits).toEqual(sorted(holders));
    },
  );

  it('names the zone in every example that names a city, because the portal knows the zones of few cities', () => {
    const cities = JSON.stringify(replies).match(/"city":"[^}]*/g) ?? [];
    expect(cities.length).toBeGreaterThan(4);
    expect(cities.filter((rest) => !rest.includes('"zone"'))).toEqual([]);
  });

  it('has a row for every stage, in the order of the stages', () => {
    const stages = tableOf(/^\| stage +\| opens when /m).flatMap(([stage]) => codesIn(stage));
    expect(stages).toEqual(stageNames);
  });

  it('names exactly the fields of APL 01 that may be empty', () => {
    const [said = ''] = /^- Of APL 01, only .*? may\s+be\s+empty\.$/ms.exec(page) ?? [];
    const [always, whenDisabled] = [false, true].map((disabled) =>
      neededFields({ ...emptyPersonalData(''), disabled }).map((field) => personalWireNames[field]),
    ) as [string[], string[]];
    const form = Object.keys(requests['POST /api/apl-01'] as object);
    const personal = form.filter((field) => Object.values<string>(personalWireNames).includes(field));
    const mayBeEmpty = personal.filter((field) => field !== 'identity_type' && !always.includes(field));
    expect(sorted(codesIn(said))).toEqual(sorted([...mayBeEmpty, 'other_purpose']));
    const [, ofDisability = ''] = said.split('without a disability');
    expect(sorted(codesIn(ofDisability))).toEqual(sorted(whenDisabled.filter((field) => !always.includes(field))));
  });

  it.each([
    ['"email_verified_at":"2026-11-02T08:00:00Z"', '"email_verified":true', '"email_verified":1'],
    ['"email_verified_at":null', '"email_verified":false', '"email_verified":"0"'],
  ])('names two ways to say whether an e-mail is verified, which are read as the same: %s', (...ways) => {
    const said = JSON.stringify(replies['GET /api/asesi']);
    const read = ways.map((way) =>
      accept(readerOf('GET /api/asesi'), JSON.parse(said.replace(/"email_verified_at":"[^"]*"/, way))),
    );
    expect(read).toEqual(ways.map(() => read[0]));
    expect(read[0]).toMatchObject({ emailVerified: ways[0]?.endsWith('"') });
  });

  it('names the short type of a file and the media type, which are both read', () => {
    const long = JSON.stringify(replies['GET /api/apl-01/{id}']).replace('"type":"pdf"', '"type":"application/pdf"');
    expect(long).toContain('application/pdf');
    expect(page).toContain('(`pdf`, `application/pdf`)');
    expect(judged(readerOf('GET /api/apl-01/{id}'), JSON.parse(long))).toMatchObject({ accepted: true, reasons: [] });
  });

  it('is read in ten minutes, the examples not counted', () => {
    const words = page.replaceAll(/^```.*?^```/gms, '').match(/[^\s|-]\S*/g) ?? [];
    expect(words.length).toBeGreaterThan(1_000);
    expect(words.length / 200).toBeLessThanOrEqual(10);
  });

  it('shows a reply for every call that a server must have and that reads more than a word of success', () => {
    const readsMore = ({ method, call }: Row) =>
      'reply' in call && (method === 'GET' || !judged(call.reply, { data: null }).accepted);
    const wanted = table.filter((row) => !row.feature && row.name !== 'session.csrf' && readsMore(row));
    const shown = new Set(Object.keys(replies).flatMap((named) => rowsOf(named).slice(0, 1)));
    expect(wanted.filter((row) => !shown.has(row)).map(({ name }) => name)).toEqual([]);
  });

  it.each(Object.keys(replies))('shows a reply that the portal reads whole: %s', (named) => {
    expect(judged(readerOf(named), replies[named])).toMatchObject({ accepted: true, rowsLost: 0, reasons: [] });
    const ignored = placesOf(replies[named]).filter((place) => costWithout(named, place) === 'none');
    expect(ignored.map(placeText)).toEqual([]);
  });

  it.each(sections)('names what its replies cannot do without, and nothing else: %s', (_, section) => {
    const needed = Object.keys(examplesIn(section, '')).flatMap((named) =>
      placesOf(replies[named])
        .filter((place) => place.length > 1 && ['reply', 'rows'].includes(costWithout(named, place)))
        .map(shortName),
    );
    const [said] = /^Cannot do without:.*?\.$/ms.exec(section) ?? [];
    expect(sorted(codesIn(said))).toEqual(sorted(needed));
  });

  it.each(Object.keys(requests))('shows a request as the portal sends it: %s', async (named) => {
    const use = senders[named];
    if (!use) throw new Error(`nothing sends ${named}`);
    const { call, body } = await sentBy(use);
    expect([named.replace(/ \(\w+\)$/, ''), requests[named]]).toEqual([call, body]);
  });

  it('shows a request for every body that the contract has, and those of features apart', () => {
    const isShown = (body: z.core.$ZodType) =>
      Object.keys(requests).some(
        (named) =>
          rowsOf(named).some(({ bodies }) => bodies?.includes(body)) && fits(requests[named], bodySchemaOf(body)),
      );
    const without = table.filter(({ bodies = [] }) => !bodies.every(isShown));
    expect(without.map(({ name }) => name)).toEqual([]);
    expect(Object.keys(requests).toSorted()).toEqual(Object.keys(senders).toSorted());
    const [, optional = ''] = sections.find(([title]) => title === 'Optional calls') ?? [];
    const apart = Object.keys(examplesIn(optional, ' sends'));
    const isOfFeature = (named: string) => rowsOf(named)[0]?.feature !== undefined || named.endsWith('(removal)');
    expect(Object.keys(requests).filter(isOfFeature)).toEqual(apart);
  });

  it('explains the digest with the text behind the example', () => {
    const [, text = ''] = /For the example: `([^`]+)`/.exec(page.replaceAll(/\n +/g, ' ')) ?? [];
    const plain = text.replaceAll('␉', '\t').replaceAll('␊', '\n');
    expect(plain).toBe(summed);
    const { digest } = requests['POST /api/assessment/answers (submit)'] as { readonly digest: string };
    expect(createHash('sha256').update(plain).digest('hex')).toBe(digest);
  });

  it('lists exactly the words that the portal knows, and says what becomes of others', () => {
    const rows = tableOf(/^\| field +\| words /m);
    const listed = rows.flatMap(([fields, words]) => codesIn(fields).map((field) => line(field, codesIn(words))));
    expect(sorted(listed)).toEqual(sorted(wholeLists.map(([field, words]) => line(field, words))));
    for (const [fields, words, other] of rows)
      expect([fields, other]).toEqual([fields, expect.stringMatching(saidOfOdd(codesIn(words)))]);
    const quoted = rows.flatMap(([, , other = '']) => [...other.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text));
    expect(quoted.length).toBeGreaterThan(3);
    expect(quoted.filter((text) => !screenTexts.some((source) => source.includes(`'${text}'`)))).toEqual([]);
  });

  it('lists exactly the words that only requests have', () => {
    const sent = tableOf(/^\| field +\| the portal sends /m).map(([field, words]) =>
      line(codesIn(field)[0] ?? '', codesIn(words)),
    );
    expect(sent).toEqual([
      line('signature_source', signatureFields.signature_source.options),
      line('guardian_relation', guardianRelations),
      line('subject', [...messageSubjects, 'exam-question']),
    ]);
  });

  it.each(tableOf(/^\| value +\| the portal sends /m))(
    'names forms that are read, and forms that are not: %s',
    (...cells) => {
      const [name = '', sent, read, unread] = cells;
      const reads = readings[name];
      if (!reads) throw new Error(`no reader of ${name}`);
      expect(valuesIn(read).filter((value) => !reads(value))).toEqual([]);
      expect(valuesIn(unread).filter(reads)).toEqual([]);
      if (name === 'instant')
        expect(sorted(valuesIn(read).map((value) => z.parse(wireInstant, value)))).toEqual(valuesIn(sent));
      if (name === 'day')
        expect(sorted(valuesIn(read).map((value) => sentDay(z.parse(wireDay, value))))).toEqual(valuesIn(sent));
    },
  );

  it('names every status of the contract, and the true lengths', () => {
    const statuses = tableOf(/^\| refusal /m).flatMap(([status = '']) => status.match(/\d{3}/g) ?? []);
    expect(statuses).toEqual(expect.arrayContaining(Object.keys(everywhere)));
    const rows = tableOf(/^\| value +\| at most /m);
    for (const [name, length] of Object.entries(lengths))
      expect(rows.find(([value]) => codesIn(value).includes(name))?.[1]).toBe(String(length));
    expect(page).toContain(String(largestRevision));
  });

  it('names the addresses to which links in mails must lead', () => {
    for (const { pattern } of [paths.verifyEmail, paths.resetPassword])
      expect(page).toContain(`\`${pattern.replaceAll('?}', '}')}?`);
  });

  it('names every call that a server must have, and no call that the contract does not have', () => {
    const patternOf = ({ method, path }: Row) => {
      const pattern = path.replace(/\{\w+\*\}/g, '.+').replace(/\{\w+\}/g, '[^/]+');
      return new RegExp(`^${method} ${pattern}/?$`);
    };
    const named = [...page.matchAll(/\b(?:GET|POST|PUT|PATCH) \/[^\s`"?]+/g)].map(([call]) => call);
    const needed = table.filter(({ feature }) => !feature);
    expect(needed.filter((row) => !named.some((call) => patternOf(row).test(call))).map(({ name }) => name)).toEqual(
      [],
    );
    expect(named.filter((call) => !table.some((row) => patternOf(row).test(call)))).toEqual([]);
  });
});
