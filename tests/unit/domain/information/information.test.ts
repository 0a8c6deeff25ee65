import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { messageProblems } from '../../../../src/domain/information/message.ts';
import {
  longestPageText,
  readPageText,
  type TextBlock,
  type TextPiece,
} from '../../../../src/domain/information/page-text.ts';
import { runs } from '../../../runs.ts';

describe('a message', () => {
  const fine = { subject: 'question', trxId: '', text: 'Kapan jadwal berikutnya?', email: 'a@contoh.example' } as const;

  test('needs a subject, enough text and an address for the answer', () => {
    expect(messageProblems(fine)).toEqual({ subject: null, text: null, email: null });
    const all = { subject: 'required', text: 'required', email: 'required' };
    expect(messageProblems({ subject: '', trxId: '', text: ' ', email: '' })).toEqual(all);
  });

  test.each([
    [19, 'tooShort'],
    [20, null],
    [4000, null],
    [4001, 'tooLong'],
  ])('of %i characters is %s, an emoji counts as one', (length, problem) => {
    expect(messageProblems({ ...fine, text: '🙂'.repeat(length) }).text).toBe(problem);
  });

  test('has an address as the sign-up takes it, with at most 255 characters and spaces around it', () => {
    const problem = (email: string) => messageProblems({ ...fine, email }).email;
    expect(problem(` ${'a'.repeat(255 - '@contoh.example'.length)}@contoh.example `)).toBeNull();
    for (const wrong of ['a', `${'a'.repeat(250)}@contoh.example`]) expect(problem(wrong)).toBe('notEmail');
  });
});

describe('the text of a page', () => {
  const blocksOf = (source: string): readonly TextBlock[] => readPageText(source)?.blocks ?? [];
  const lineOf = (source: string): readonly TextPiece[] => {
    const [block] = blocksOf(source);
    return block?.kind === 'paragraph' ? block.line : [];
  };
  const plain = (text: string): TextPiece => ({ kind: 'text', text });
  const piecesOf = (blocks: readonly TextBlock[]): TextPiece[] =>
    blocks.flatMap((block) =>
      block.kind === 'heading' ? [] : block.kind === 'paragraph' ? [...block.line] : block.items.flat(),
    );

  it('has headings, paragraphs, lists and the day of its last change', () => {
    const text = readPageText(
      '\uFEFF\r\nDiperbarui: 2026-02-28\r\n\r\nSatu baris\r\nyang bersambung.\r\n# Data Anda\r\n- nama\r\n- alamat\r\n  rumah\r\n\r\n3. tiga\r\n4) empat\r\n## Lagi',
    );
    expect(text).toEqual({
      updatedOn: '2026-02-28',
      blocks: [
        { kind: 'paragraph', line: [plain('Satu baris yang bersambung.')] },
        { kind: 'heading', level: 2, id: 'bagian-data-anda', text: 'Data Anda' },
        { kind: 'list', start: null, items: [[plain('nama')], [plain('alamat rumah')]] },
        { kind: 'list', start: 3, items: [[plain('tiga')], [plain('empat')]] },
        { kind: 'heading', level: 3, id: 'bagian-lagi', text: 'Lagi' },
      ],
    });
  });

  it('gives headings with the same text different ids', () => {
    const blocks = blocksOf('# Hak\n# Hak\n# ★\n# Hak 2\nx');
    const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    expect(ids).toEqual(['bagian-hak', 'bagian-hak--2', 'bagian-tanpa-nama', 'bagian-hak-2']);
  });

  it.each([
    ...['https://lsp.example/a?b=1', 'http://lsp.example:8080', '/kebijakan-cookie', '#bagian-hak'],
    ...['mailto:a@b.example', 'tel:+6221'],
  ])('links to %s', (address) => {
    const link = { kind: 'link', text: 'ini', address };
    expect(lineOf(`Baca [ini](${address}).`)).toEqual([plain('Baca '), link, plain('.')]);
  });

  it.each([
    ...['javascript:alert(1)', 'JavaScript:alert', 'data:text/html,x', '//evil.example', '/\\evil.example'],
    ...['https://a@evil.example', 'vbscript:x', 'https:evil', '\u0001javascript:x'],
  ])('shows a link to %s as it is written', (address) => {
    const source = `[ini](${address})`;
    const texts = lineOf(source).map(({ kind, text }) => (kind === 'text' ? text : kind));
    expect(texts.join('')).toBe(source);
  });

  it('supports bold, and keeps incomplete markup and HTML as text', () => {
    const strong = { kind: 'strong', text: 'NIK' };
    expect(lineOf('**NIK** dan ** sisa [x]( y')).toEqual([strong, plain(' dan ** sisa [x]( y')]);
    const html = 'Hai <img src=x onerror=alert(1)> & <b>x</b>';
    expect(lineOf(html)).toEqual([plain(html)]);
  });

  it.each([
    ['only headings', '# Judul\n## Lagi'],
    ['an HTML page', '\n <!doctype html><p>Masuk ke jaringan'],
    ['too long', 'x'.repeat(longestPageText + 1)],
  ])('is refused when it is %s', (_, source) => {
    expect(readPageText(source)).toBeNull();
  });

  it('may be as long as thirty pages, and an invalid date is not shown', () => {
    expect(readPageText('x'.repeat(longestPageText))).not.toBeNull();
    expect(readPageText('Diperbarui: 2026-02-30\n\nx')?.updatedOn).toBeNull();
  });

  it('loses no word, has no unsafe link and never throws, for any text', () => {
    const marks = ['# ', '## ', '- ', '1. ', '**', '[', '](', ')', '\n', '\n\n', ' ', '<b>'];
    const mark = fc.constantFrom(...marks, 'javascript:', '/x', 'https://a.example');
    const source = fc
      .array(fc.oneof(mark, fc.string({ unit: 'grapheme' })))
      .map((parts) => `kata ${parts.join('')} akhir`);
    const textOf = (block: TextBlock) =>
      block.kind === 'heading' ? block.text : piecesOf([block]).reduce((all, { text }) => all + text, '');
    fc.assert(
      fc.property(source, (text) => {
        const page = readPageText(text);
        if (!page) return;
        for (const piece of piecesOf(page.blocks)) {
          if (piece.kind === 'link') expect(piece.address).toMatch(/^(https?:\/\/[^@]|\/(?![/\\])|#|mailto:|tel:)/i);
        }
        const ids = page.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
        expect(new Set(ids).size).toBe(ids.length);
        expect(page.blocks.map(textOf).join(' ')).toMatch(/kata[\s\S]*akhir/);
      }),
      { numRuns: runs(300, 2_000) },
    );
  });

  // backtracking from each position would exceed the time-out of a test
  it.each(['[', '**', '**a', '[a](', '# ', '- ', '(', '[['])('parses the longest row of "%s" in one pass', (part) => {
    const source = `x ${part.repeat(Math.floor((longestPageText - 2) / part.length))}`;
    for (let reading = 0; reading < 10; reading++) expect(readPageText(source)?.blocks).toHaveLength(1);
  });
});
