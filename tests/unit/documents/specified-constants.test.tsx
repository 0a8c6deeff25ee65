// @vitest-environment node
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currentReply } from '../../../src/adapters/http/account/account-wire.ts';
import { route } from '../../../src/ui/core/route.tsx';
import { Skeleton } from '../../../src/ui/kit/components/feedback/skeleton.tsx';
import { FileName } from '../../../src/ui/kit/components/media/file-name.tsx';
import { colorDefaults } from '../../../src/ui/kit/theme/theme.ts';
import { htmlOf, textOf } from './screens.tsx';

describe('texts that are too long', () => {
  it('file names are cut at 30 characters [5.text.file-name]', () => {
    const [fits, long] = [`${'a'.repeat(26)}.pdf`, `${'a'.repeat(27)}.pdf`];
    const shown = (name: string) => textOf(htmlOf(<FileName name={name} />).replace(/<\/?(?:wbr|x-text)\/?>/g, ''));
    expect(shown(fits)).toBe(fits);
    expect(shown(long)).toBe(`${'a'.repeat(21)}…aaaa.pdf`);
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

it('a page that is loading shows its title and a skeleton [1.loading.skeleton]', () => {
  const Page = route(() => new Promise<never>(() => undefined));
  expect(textOf(htmlOf(<Page args={{}} title="Profil" />))).toBe('Profil Memuat…');
});

it('a skeleton has an accessible name and says that something is loading [4.loading.skeleton-name]', () => {
  const html = htmlOf(<Skeleton name="timeline" />);
  expect(html).toContain('data-skeleton="timeline"');
  expect(textOf(html)).toBe('Memuat…');
});
