import { expect, onTestFinished, test, vi } from 'vitest';
import { HttpStoredFileRepository } from '../../../../../src/adapters/http/files/http-stored-file-repository.ts';
import { storedFile } from '../../../../builders/apl01.ts';
import { imageOf, jpegHead, pdfHead, pngHead } from '../../../../builders/images.ts';
import { origin, scriptedClient } from '../scripted-client.ts';

const open = (body: Blob, type: string) => {
  const client = scriptedClient(() => new Response(body, { headers: { 'Content-Type': type } }));
  return { ...client, paths: client.paths, files: new HttpStoredFileRepository(client.http) };
};

test.each([
  ['application/pdf', pdfHead],
  ['image/png', pngHead],
  ['image/jpeg', jpegHead],
])('%s gets its type from its bytes, whatever the reply says', async (type, head) => {
  const { files, paths } = open(imageOf(head, 40), 'text/html');
  const content = await files.content(storedFile);
  expect([content.type, content.size]).toEqual([type, 40]);
  expect(paths()).toEqual(['/storage/berkas/BRK-1']);
});

test.each(['', '/aplikasi'])(
  'an address of the API itself, as Laravel gives it, is fetched there (%j)',
  async (below) => {
    const client = scriptedClient(() => new Response(imageOf(pdfHead, 40)), { baseUrl: `${origin}${below}` });
    const src = `${origin}${below}/storage/berkas/KTP%20Ayu%20(1).pdf`;
    await new HttpStoredFileRepository(client.http).content({ ...storedFile, src });
    expect(client.paths()).toEqual([`${below}/storage/berkas/KTP%20Ayu%20(1).pdf`]);
  },
);

test('an address of the page itself is fetched from the API', async () => {
  vi.stubGlobal('location', new URL('https://portal.example/apl-01'));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { files, sent } = open(imageOf(pdfHead, 40), 'application/pdf');
  await files.content({ ...storedFile, src: 'https://portal.example/storage/a.pdf' });
  expect(sent[0]?.url).toBe(`${origin}/storage/a.pdf`);
});

test('a page that arrives instead of the file is not shown', async () => {
  const { files } = open(new Blob(['<script>alert(1)</script>']), 'application/pdf');
  await expect(files.content(storedFile)).rejects.toMatchObject({ kind: 'contract' });
});

test.each([
  null,
  'https://lain.example/storage/a',
  '//lain.example/a',
  '/api/profile',
  '/storage/../api/x',
  'javascript:1',
  `${origin}.lain.example/storage/a`,
  `${origin}@lain.example/storage/a`,
  `${origin}/api/profile`,
  `${origin}/storage/%2e%2e/api/x`,
  `${origin}/storage/%`,
])('%s is not fetched', async (src) => {
  const { files, sent } = open(imageOf(pdfHead, 40), 'application/pdf');
  await expect(files.content({ ...storedFile, src })).rejects.toMatchObject({ kind: 'contract' });
  expect(sent).toHaveLength(0);
});
