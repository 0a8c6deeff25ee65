import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currentReply } from '../../../src/adapters/http/account/account-wire.ts';
import type { SchemeSummary } from '../../../src/domain/catalog/scheme.ts';
import { tabOf, transactionStatuses } from '../../../src/domain/purchase/transaction.ts';
import { SchemeCard } from '../../../src/ui/catalog/schemes/scheme-card.tsx';
import { LoadingBar } from '../../../src/ui/components/feedback/loading-bar.tsx';
import { Skeleton } from '../../../src/ui/components/feedback/skeleton.tsx';
import { Carousel } from '../../../src/ui/components/layout/carousel.tsx';
import { FileName } from '../../../src/ui/components/media/file-name.tsx';
import { ProfilePhoto } from '../../../src/ui/layouts/menu/profile-photo.tsx';
import { route } from '../../../src/ui/route.tsx';
import { MOBILE_QUERY } from '../../../src/ui/theme/media.ts';
import { colorDefaults } from '../../../src/ui/theme/theme.ts';
import { cssOf, htmlOf, textOf } from './screens.tsx';

const scheme: SchemeSummary = {
  id: 'SKM-1',
  slug: 'barista',
  title: 'Barista',
  field: { id: 'wisata', name: 'Pariwisata' },
  description: 'Meracik kopi.',
  price: 500_000,
  rating: 4.5,
  reviewCount: 3,
};

describe('texts that are too long', () => {
  it('file names are cut at 30 characters [5.text.file-name]', () => {
    const [fits, long] = [`${'a'.repeat(26)}.pdf`, `${'a'.repeat(27)}.pdf`];
    expect(textOf(htmlOf(<FileName name={fits} />))).toBe(fits);
    expect(textOf(htmlOf(<FileName name={long} />))).toBe(`${'a'.repeat(21)}…aaaa.pdf`);
  });

  it.each([
    ['5.text.card-title', 'title', 50],
    ['5.text.description', 'description', 40],
  ] as const)('a card shows so much of its texts and no more [%s]: the %s at most %i characters', (_, text, limit) => {
    const shown = (length: number) => textOf(htmlOf(<SchemeCard scheme={{ ...scheme, [text]: 'a'.repeat(length) }} />));
    expect(shown(limit)).toMatch(new RegExp(`\\ba{${limit}} `));
    expect(shown(limit + 1)).toMatch(new RegExp(`\\ba{${limit}}…`));
  });
});

describe('widths', () => {
  it('mobile is 992 px or less [9.width.mobile]', () => {
    expect(MOBILE_QUERY).toBe('(max-width: 992px)');
  });

  it('the carousel shows 4 slides; 3 below 1024 px, 2 below 600 px, 1 below 480 px [2.carousel.four] [2.carousel.three] [2.carousel.two] [2.carousel.one]', () => {
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
  it('the loading bar waits 200 ms and runs for 5 s [9.loading-bar.duration] [9.loading-bar.throttle]', () => {
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

it('every purchase is in one of the tabs pending, paid and failed [4.transaction.tabs]', () => {
  expect(transactionStatuses.map(tabOf)).toEqual(['pending', 'paid', 'failed', 'failed', 'failed']);
});

it('the page says that it is in Indonesian [9.locale] [1.language.indonesian]', () => {
  expect(fs.readFileSync('index.html', 'utf8')).toContain('<html lang="id">');
});

it('the brand colour is a dark blue [9.brand-colour]', () => {
  const [red = 0, green = 0, blue = 0] = (colorDefaults.brand.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  expect(blue).toBeGreaterThan(1.5 * Math.max(red, green));
  expect(0.2126 * red + 0.7152 * green + 0.0722 * blue).toBeLessThan(80);
});

it('a skeleton with its title stands for a page that is being loaded [1.loading.skeleton]', () => {
  const Page = route(() => new Promise<never>(() => undefined));
  expect(textOf(htmlOf(<Page args={{}} title="Profil" />))).toBe('Profil Memuat…');
});

it('a skeleton is known by its name and says that something is loading [4.loading.skeleton-name]', () => {
  const html = htmlOf(<Skeleton name="timeline" />);
  expect(html).toContain('data-skeleton="timeline"');
  expect(textOf(html)).toBe('Memuat…');
});
