import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownAttributes, knownTags, onlyKnownMarks } from '../../../../src/ui/exam/question-marks.ts';

describe('onlyKnownMarks', () => {
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
  ])('of %s leaves %s', (html, left) => {
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

  it('of anything at all leaves nothing but known marks, each of them whole', () => {
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

  it('takes no longer than the text is long, however broken', () => {
    const started = performance.now();
    for (const part of ['<', '<a "', "<p x='", '<!--', '<svg>', '<p a=', '</', '<p ='])
      onlyKnownMarks(part.repeat(50_000));
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
