import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownAttributes, knownTags, onlyKnownMarks } from '../../../src/ui/exam/questions/question-marks.ts';

describe('the filter of question HTML', () => {
  it.each([
    ['teks biasa', 'teks biasa'],
    ['a < b & c &lt; d', 'a &lt; b & c &lt; d'],
    ['<P STYLE="color:red" Lang=id onclick=x()>Satu</P>', '<p lang="id">Satu</p>'],
    ['<p title=">" onclick=\'>\'>x', '<p>x'],
    ['<img/src="a.png"onerror=x alt=\'a "b" <c>\'/>', '<img src="a.png" alt="a &quot;b&quot; &lt;c&gt;">'],
    ['<a href="x">tautan</a> <font color=red>merah</font>', 'tautan merah'],
    ['<!-- <p> --><?php x ?><!doctype html></ p>ya', 'ya'],
    ['<SCRIPT>if (a < b) x("</p>")</sCript >ya', 'ya'],
    ['<style>p{}</style><textarea><b></textarea>ya<svg><p>tidak', 'ya'],
    ['<p', '<p>'],
    ['<p a="belum selesai', '<p>'],
    ['<', '&lt;'],
  ])('turns %s into %s', (html, left) => {
    expect(onlyKnownMarks(html)).toBe(left);
  });

  const marks = fc.constantFrom(
    ...[
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      ' ',
      '<!--',
      '-->',
      '<p',
      '<svg',
      '</svg>',
      'onerror=',
      'style=',
      'src=',
      '<img ',
      '<script>',
    ],
  );
  const nasty = fc
    .array(fc.oneof(marks, fc.string({ maxLength: 4 })), { maxLength: 60 })
    .map((parts) => parts.join(''));

  it('keeps only complete known tags of any text', () => {
    const attribute = ` (${knownAttributes.join('|')})="[^"<>]*"`;
    const whole = new RegExp(`</?(${knownTags.join('|')})(${attribute})*>`, 'g');
    fc.assert(
      fc.property(nasty, (html) => {
        expect(onlyKnownMarks(html).replace(whole, '')).not.toContain('<');
      }),
      { seed: 5, numRuns: 3_000 },
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(nasty, (html) => {
        const once = onlyKnownMarks(html);
        expect(onlyKnownMarks(once)).toBe(once);
      }),
      { seed: 6, numRuns: 1_000 },
    );
  });

  // one pass per tag would take minutes, far beyond the limit of a test
  it.each(['<', '<a "', "<p x='", '<!--', '<svg>', '<p a=', '</', '<p ='])(
    'goes through a broken text in one pass, however often it contains "%s"',
    (part) => expect(onlyKnownMarks(part.repeat(500_000))).toBeTypeOf('string'),
  );
});
