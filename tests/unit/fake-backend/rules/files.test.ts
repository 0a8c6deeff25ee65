import { describe, expect, it } from 'vitest';
import { judgeDocument } from '../../../../fake-backend/rules/document.ts';
import { judgeWorkFile } from '../../../../fake-backend/rules/exam/work-file.ts';
import { judgeSignature } from '../../../../fake-backend/rules/sign.ts';

const bytesOf = (beginning: string, length = beginning.length) => {
  const bytes = new Uint8Array(length);
  bytes.set(Buffer.from(beginning, 'latin1'));
  return bytes;
};
const refused = (message: string) => ({ kind: 'refused', message });

const documents = [
  ['application/pdf', '%PDF-1.7'],
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/png', '\x89PNG\r\n\x1a\n\0'],
] as const;
const works = [...documents, ['application/zip', 'PK\x03\x04'], ['video/mp4', '\0\0\0\x20ftypisom']] as const;

describe('evidence and task files', () => {
  it('get their type from their first bytes', () => {
    for (const [type, beginning] of works) {
      const accepted = { kind: 'accepted', type };
      expect(judgeWorkFile(bytesOf(beginning), 1)).toEqual(accepted);
    }
    for (const [type, beginning] of documents)
      expect(judgeDocument(bytesOf(beginning, 2_000_000), 'File')).toMatchObject({ kind: 'accepted', type });
  });

  it('are refused when they are empty, too large, or something else', () => {
    expect(judgeWorkFile(bytesOf(''), 1)).toEqual(refused('File kosong.'));
    expect(judgeDocument(bytesOf(''), 'File')).toEqual(refused('File kosong.'));
    expect(judgeWorkFile(bytesOf('%PDF-', 3000), 3).kind).toBe('accepted');
    expect(judgeWorkFile(bytesOf('%PDF-', 3001), 3)).toEqual(refused('File tidak boleh berukuran lebih dari 3 KB'));
    const large = 'File tidak boleh berukuran lebih dari 2.000 KB.';
    expect(judgeDocument(bytesOf('%PDF-', 2_000_001), 'File')).toEqual(refused(large));
    expect(judgeDocument(bytesOf('%PDF-', 5_000_000), 'File', 5000).kind).toBe('accepted');
    for (const other of ['GIF89a', 'RIFF\0\0\0\0WEBPVP8 ', 'ftypisom', ' PK\x03\x04']) {
      expect(judgeWorkFile(bytesOf(other), 1)).toEqual(refused('File harus berupa PDF, JPG, PNG, ZIP, atau MP4.'));
      expect(judgeDocument(bytesOf(other), 'File')).toEqual(refused('File harus berupa PDF, JPG, atau PNG.'));
    }
  });
});

describe('the signature of a form', () => {
  const own = 'data:image/png;base64,AA==';
  const judged = (texts: Record<string, string>, ofProfile: string | null) =>
    judgeSignature((name) => texts[name] ?? '', ofProfile);

  it('is that of the profile when the form requests it', () => {
    const missing = refused('Profil Anda belum memiliki tanda tangan.');
    expect(judged({ signature_source: 'profile' }, own)).toEqual({ kind: 'signed', image: own });
    expect(judged({ signature_source: 'profile', signature: own }, null)).toEqual(missing);
  });
});
