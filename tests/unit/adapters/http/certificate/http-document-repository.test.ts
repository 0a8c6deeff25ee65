import { expect, test } from 'vitest';
import { HttpDocumentRepository } from '../../../../../src/adapters/http/certificate/http-document-repository.ts';
import { jsonReply, textReply } from '../replies.ts';
import { over } from '../repositories.ts';
import { scriptedClient } from '../scripted-client.ts';

test('a PDF is returned unchanged, and its id stays one segment of the path', async () => {
  const { http, paths } = scriptedClient(() => textReply('%PDF-1.3', 'application/pdf'));
  const file = await new HttpDocumentRepository(http).fetch('CERT-../a?b');
  expect(await file.text()).toBe('%PDF-1.3');
  expect(paths()).toEqual(['/api/mekari/download-file/CERT-..%2Fa%3Fb']);
});

test.each([
  ['application/octet-stream', '%PDF-1.7'],
  ['', '%PDF-1.7'],
  ['text/html', '%PDF-1.7'],
  ['application/pdf', '\uFEFF\r\n  %PDF-1.4'],
  ['application/pdf', `${' '.repeat(1019)}%PDF-`],
])(
  'content with type %j is accepted as a PDF, also with blanks before it (fault matrix 82) [7.document.download]',
  async (type, text) => {
    const file = await over(() => textReply(text, type)).documents.fetch('CERT-1');
    expect([file.type, await file.text()]).toEqual(['application/pdf', await new Blob([text]).text()]);
  },
);

test.each([
  ['application/pdf', '<!DOCTYPE html><title>Masuk</title> %PDF-1.7'],
  ['application/pdf', '{"code":"02","message":"Belum"}'],
  ['application/pdf', `${' '.repeat(1020)}%PDF-`],
  ['application/pdf', ''],
  ['application/octet-stream', 'PK\u0003\u0004'],
])('content with type %s that does not begin like a PDF is refused: %j (fault matrix 82)', async (type, text) => {
  await expect(over(() => textReply(text, type)).documents.fetch('CERT-1')).rejects.toMatchObject({ kind: 'contract' });
});

test.each([
  [jsonReply({ code: '02', message: 'Sedang ditandatangani' }), { kind: 'refused' }],
  [jsonReply({ message: 'This action is unauthorized.' }, 403), { kind: 'http', status: 403 }],
])('a reply that is no PDF is a failure (%#)', async (reply, expected) => {
  await expect(over(() => reply.clone()).documents.fetch('CERT-1')).rejects.toMatchObject(expected);
});
