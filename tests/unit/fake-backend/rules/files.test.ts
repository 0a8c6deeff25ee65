import { describe, expect, it } from 'vitest';
import { judgeWorkFile } from '../../../../fake-backend/rules/exam/work-file.ts';
import { judgeSignature } from '../../../../fake-backend/rules/sign.ts';

const bytesOf = (beginning: string, length = beginning.length) => {
  const bytes = new Uint8Array(length);
  bytes.set([...beginning].map((char) => char.charCodeAt(0)));
  return bytes;
};
const refused = (message: string) => ({ kind: 'refused', message });
const accepted = (type: string, beginning: string) => ({
  kind: 'accepted',
  type,
  dataUrl: `data:${type};base64,${btoa(beginning)}`,
});

describe('what was made for a task', () => {
  it.each([
    ['application/pdf', '%PDF-1.7'],
    ['image/jpeg', '\xff\xd8\xff\xe0'],
    ['image/png', '\x89PNG\r\n\x1a\n\0'],
    ['application/zip', 'PK\x03\x04'],
    ['video/mp4', '\0\0\0\x20ftypisom'],
  ])('is %s by its first bytes', (type, beginning) => {
    expect(judgeWorkFile(bytesOf(beginning), 1)).toEqual(accepted(type, beginning));
  });

  it('is refused when it is empty, too large, or something else', () => {
    expect(judgeWorkFile(bytesOf(''), 1)).toEqual(refused('File kosong.'));
    expect(judgeWorkFile(bytesOf('%PDF-', 3000), 3).kind).toBe('accepted');
    expect(judgeWorkFile(bytesOf('%PDF-', 3001), 3)).toEqual(refused('File tidak boleh berukuran lebih dari 3 KB'));
    for (const other of ['GIF89a', 'ftypisom', ' PK\x03\x04']) {
      expect(judgeWorkFile(bytesOf(other), 1)).toEqual(refused('File harus berupa PDF, JPG, PNG, ZIP, atau MP4.'));
    }
  });
});

describe('the signature of a form', () => {
  const judged = (texts: Record<string, string>, own: string | null = null) =>
    judgeSignature((name) => texts[name] ?? '', own);

  it('is that of the profile when it is asked for', () => {
    const own = 'data:image/png;base64,AA==';
    expect(judged({ signature_source: 'profile' }, own)).toEqual({ kind: 'signed', image: own });
    expect(judged({ signature_source: 'profile', signature: own })).toEqual(
      refused('Profil Anda belum memiliki tanda tangan.'),
    );
  });

  it.each(['', 'data:image/png;base64,', 'data:text/plain;base64,AA==', 'xdata:image/png;base64,AA==', 'AA=='])(
    'is missing with %j',
    (signature) => {
      expect(judged({ signature }, 'data:image/png;base64,AA==')).toEqual(refused('Tanda tangan wajib diisi.'));
    },
  );
});
