import fs from 'node:fs';
import { expect, it } from 'vitest';
import { unofficialContact, unofficialText } from '../../../src/ui/information/unofficial.ts';

const screens = fs
  .readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file.replaceAll('\\', '/'), fs.readFileSync(`src/ui/${file}`, 'utf8')] as const);

it('no screen tells a candidate to set up the portal, except the page of an unusable configuration', () => {
  const telling = screens.filter(([, text]) =>
    /Isi di config\.json|[Uu]ntuk pengelola|oleh pengelola|masih contoh/.test(text),
  );
  expect(telling.map(([file]) => file)).toEqual(['core/errors/config-error-page.tsx']);
});

it.each([unofficialText, unofficialContact])(
  'a live page without the body’s own text warns the candidate and gives no advice to the operator',
  (notice) => {
    expect(Object.values(notice).join(' ')).not.toMatch(/memakai portal ini|menggantinya|rekaan/);
  },
);
