import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currentReply } from '../../../src/adapters/http/account/account-wire.ts';
import { tabOf, transactionStatuses } from '../../../src/domain/purchase/transaction.ts';
import { Carousel } from '../../../src/ui/components/carousel.tsx';
import { FileName } from '../../../src/ui/components/file-name.tsx';
import { LoadingBar } from '../../../src/ui/components/loading-bar.tsx';
import { Skeleton } from '../../../src/ui/components/skeleton.tsx';
import { CARD_TITLE_LIMIT, DESCRIPTION_LIMIT, Truncated } from '../../../src/ui/components/truncated.tsx';
import { statusText } from '../../../src/ui/failure-text.ts';
import { ProfilePhoto } from '../../../src/ui/layouts/profile-photo.tsx';
import { route } from '../../../src/ui/route.tsx';
import { MOBILE_QUERY } from '../../../src/ui/theme/media.ts';
import { colorDefaults } from '../../../src/ui/theme/theme.ts';
import { cssOf, htmlOf, textOf } from './screens.tsx';

describe('texts that are too long', () => {
  it('file names have at most 30 characters, card titles 50, descriptions 40', () => {
    const [fits, long] = [`${'a'.repeat(26)}.pdf`, `${'a'.repeat(27)}.pdf`];
    expect(textOf(htmlOf(<FileName name={fits} />))).toBe(fits);
    expect(textOf(htmlOf(<FileName name={long} />))).toBe(`${'a'.repeat(21)}…aaaa.pdf`);
    expect([CARD_TITLE_LIMIT, DESCRIPTION_LIMIT]).toEqual([50, 40]);
    for (const limit of [50, 40]) {
      expect(textOf(htmlOf(<Truncated text={'a'.repeat(limit)} limit={limit} />))).toBe('a'.repeat(limit));
      expect(textOf(htmlOf(<Truncated text={'a'.repeat(limit + 1)} limit={limit} />))).toBe(`${'a'.repeat(limit)}…`);
    }
  });
});

describe('widths', () => {
  it('mobile is 992 px or less', () => {
    expect(MOBILE_QUERY).toBe('(max-width: 992px)');
  });

  it('the carousel shows 4 slides; 3 below 1024 px, 2 below 600 px, 1 below 480 px', () => {
    const css = cssOf(<Carousel label="x">isi</Carousel>);
    const slides = Array.from(css.matchAll(/(?:@media\(width<(\d+)px\)\{\.\w+\{)?--slides:(\d)/g));
    expect(slides.map(([, width, count]) => [width ?? '', count])).toEqual([
      ['', '4'],
      ['1024', '3'],
      ['600', '2'],
      ['480', '1'],
    ]);
  });
});

describe('times', () => {
  it('the loading bar waits 200 ms and runs for 5 s', () => {
    const css = cssOf(<LoadingBar active />);
    expect(css).toMatch(/animation:\w+5s/);
    expect(css).toContain('transition:opacity120ms200ms');
  });
});

describe('the person who is logged in', () => {
  it('has id, email and fullname [3.user.fields]', () => {
    const data = { id: 7, email: 'gita@contoh.example', fullname: 'Gita Contoh' };
    expect(currentReply.safeParse({ data })).toMatchObject({ success: true, data: { ...data, id: '7' } });
  });

  it('is a guest when empty [3.user.guest]', () => {
    for (const data of [null, [], {}]) expect(currentReply.safeParse({ data })).toEqual({ success: true, data: null });
  });

  it('has a default photo when there is none [3.photo.default]', () => {
    expect(textOf(htmlOf(<ProfilePhoto candidate={{ fullname: 'Gita Contoh', photo: null }} />))).toBe('GC');
  });
});

it('every purchase stands in one of the tabs pending, paid and failed [4.transaction.tabs]', () => {
  expect(transactionStatuses.map(tabOf)).toEqual(['pending', 'paid', 'failed', 'failed', 'failed']);
});

it("the text of 401 is 'Username atau Password salah'", () => {
  expect(statusText(401)).toBe('Username atau Password salah');
});

it('the page says that it is in Indonesian [1.language.indonesian]', () => {
  expect(fs.readFileSync('index.html', 'utf8')).toContain('<html lang="id">');
});

it('the brand colour is a dark blue', () => {
  const [red = 0, green = 0, blue = 0] = (colorDefaults.brand.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  expect(blue).toBeGreaterThan(1.5 * Math.max(red, green));
  expect(0.2126 * red + 0.7152 * green + 0.0722 * blue).toBeLessThan(80);
});

it('a skeleton stands for a page that is being loaded [1.loading.skeleton]', () => {
  const Page = route(() => new Promise<never>(() => undefined));
  expect(textOf(htmlOf(<Page args={{}} title="x" />))).toBe('Memuat…');
});

it('a skeleton is known by its name and says that something is loading [4.loading.skeleton-name]', () => {
  const html = htmlOf(<Skeleton name="timeline" />);
  expect(html).toContain('data-skeleton="timeline"');
  expect(textOf(html)).toBe('Memuat…');
});
