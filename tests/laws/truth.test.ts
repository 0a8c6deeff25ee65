import { describe, expect, it } from 'vitest';
import { normal, rawExamServer } from './raw-exam-server.ts';

/** What servers do to a text before they store it. `allowed`: the contract lets them. */
const servers: Readonly<Record<string, { readonly stores: (text: string) => string | null; readonly allowed?: true }>> =
  {
    'keeps it': { stores: (text) => text, allowed: true },
    'trims it': { stores: (text) => text.trim(), allowed: true },
    'trims signs that nobody sees': {
      stores: (text) => text.replaceAll(/^[\s\u200B]+|[\s\u200B]+$/g, ''),
      allowed: true,
    },
    'stores it as NFC': { stores: (text) => text.normalize('NFC'), allowed: true },
    'stores it as NFD': { stores: (text) => text.normalize('NFD'), allowed: true },
    'ends lines with CRLF': { stores: (text) => text.replaceAll('\n', '\r\n'), allowed: true },
    'stores nothing as null': { stores: (text) => text.trim() || null, allowed: true },
    'strips tags': { stores: (text) => text.replaceAll(/<[^>]*>/g, '') },
    'escapes markup': { stores: (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') },
    'escapes quotes': { stores: (text) => text.replaceAll(/['"\\]/g, '\\$&') },
    'has no emoji': { stores: (text) => text.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '????') },
    'has Latin only': { stores: (text) => text.replaceAll(/[^\0-\u00FF]/g, '?') },
    'has ASCII only': { stores: (text) => text.replaceAll(/[^\0-\u007F]/g, '?') },
    'folds spaces': { stores: (text) => text.replaceAll(/\s+/g, ' ') },
    'cuts at 255': { stores: (text) => text.slice(0, 255) },
    'cuts at 4096': { stores: (text) => text.slice(0, 4_096) },
  };

const texts: Readonly<Record<string, string>> = {
  plain: 'Baik sekali.',
  spaced: '  \u200BBaik \t\n',
  tagged: 'Suhu <90 dan <b>tebal</b>',
  quoted: `Kata "ibu", 'ayah' \\ & lain`,
  emoji: 'Baik 😀😀',
  typographic: '“Baik” – katanya…',
  accented: 'Cafe\u0301 crème',
  arabic: 'بِسْمِ ٱللّٰه',
  lines: 'Satu\ndua\n\n  tiga',
  long: 'kopi '.repeat(60),
  'very long': 'kopi susu '.repeat(500),
};

const same = (a: string, b: string): boolean => normal(a) === normal(b);

const cases = Object.keys(servers).flatMap((server) =>
  Object.keys(texts).flatMap((text) => (['normal', 'none'] as const).map((digests) => ({ server, text, digests }))),
);

describe('an answer (fault matrix 107)', () => {
  it.each(cases)('($text) is sent only if a server that $server shows it (digest: $digests)', async (each) => {
    const typed = texts[each.text] ?? '';
    const server = servers[each.server];
    if (!server) throw new Error(each.server);
    const here = rawExamServer({ questions: ['S1', 'S2'], stores: server.stores, digests: each.digests });
    const first = await here.open();
    first.answer('S1', typed);
    first.answer('S2', 'biasa');
    await here.pass(20_000);
    const isTrue = same(here.storedFor('S1'), typed);
    if (server.allowed) expect(isTrue).toBe(true);

    const agrees = (attempt: typeof first) => {
      const answer = attempt.state.value.answers.get('S1');
      expect(answer?.phase).toBe(isTrue ? 'sent' : 'changed');
      expect(same(answer?.value ?? '', typed)).toBe(true);
      expect(answer?.others.map(({ value }) => value)).toEqual(isTrue ? [] : [here.storedFor('S1')]);
      expect(attempt.state.value.refused).toBe(isTrue ? 0 : 1);
    };
    agrees(first);
    expect(first.state.value.answers.get('S1')?.value).toBe(typed);
    await first.close();
    const again = await here.open();
    agrees(again);

    expect(await here.submit(again)).toMatchObject({ kind: 'submitted', proven: true });
    expect(here.kept()).toEqual(isTrue ? [] : [expect.toSatisfy((text: string) => same(text, typed))]);
    expect(await here.left()).toEqual(isTrue ? null : expect.objectContaining({ count: 1 }));
  });

  it.each(['keeps it', 'trims it'])(
    'that a server that %s sums up as it stores it needs no normal form there',
    async (name) => {
      const here = rawExamServer({ questions: ['S1'], stores: servers[name]?.stores ?? String });
      const attempt = await here.open();
      attempt.answer('S1', '  Cafe\u0301\n ');
      await here.pass(20_000);
      expect(await here.submit(attempt)).toMatchObject({ kind: 'submitted', proven: true });
    },
  );

  it.each(['rewrites it', 'takes the server’s words'])(
    'that the server has changed is what the candidate chooses, who %s',
    async (name) => {
      const here = rawExamServer({ questions: ['S1'], stores: servers['has no emoji']?.stores ?? String });
      const attempt = await here.open();
      attempt.answer('S1', 'Baik 😀');
      await here.pass(20_000);
      const { others = [], value = '' } = attempt.state.value.answers.get('S1') ?? {};
      expect([value, ...others.map((each) => each.value)]).toEqual(['Baik 😀', 'Baik ????']);
      const [theirs] = others;
      if (name === 'rewrites it') attempt.answer('S1', 'Baik, senyum');
      else if (theirs) attempt.choose('S1', theirs);
      await here.pass(20_000);
      expect(attempt.state.value.answers.get('S1')).toMatchObject({
        value: name === 'rewrites it' ? 'Baik, senyum' : 'Baik ????',
        phase: 'sent',
        others: [],
      });
      expect(await here.submit(attempt)).toMatchObject({ kind: 'submitted', proven: true });
      expect(here.kept()).toEqual([]);
    },
  );
});
