import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedPhoto } from '../../../../src/domain/account/profile-photo.ts';

const longest = `data:image/png;base64,${'A'.repeat(1_000_000 - 22)}`;

describe('a profile photo (fault matrix 51)', () => {
  it.each([
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/jpeg;base64,/9j/4AAQ',
    'data:image/webp;base64,UklGRg==',
    '/storage/photos/7.png',
    'foto/7.JPG',
    'a.jpeg',
    longest,
  ])('%.60s is shown [3.photo.forms]', (photo) => {
    expect(acceptedPhoto(photo)).toBe(photo);
  });

  it.each([
    null,
    undefined,
    '',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PGI+',
    'data:image/png,raw',
    'DATA:image/png;base64,AA==',
    'data:image/png;base64,AA==" onerror="x',
    'data:image/png;base64,',
    'data:image/png;base64,AA==\n',
    `${longest}A`,
    'https://evil.example/x.png',
    '//evil.example/x.png',
    '/\\evil/x.png',
    'javascript:alert(1)//x.png',
    '../../x.png',
    '/storage/../x.png',
    '/api/7.png',
    'sanctum/x.png',
    'x.svg',
    'x.png?y=1',
    'x.png#y',
    '/storage/x.php.html',
    'blob:https://portal/x.png',
  ])('%.60j is the default photo', (photo) => {
    expect(acceptedPhoto(photo)).toBeNull();
  });

  it('never leaves the host, whatever the path', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      'evil.example',
      ':',
      '@',
      'a',
      '%2f',
      '.png',
      'javascript:',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const photo = acceptedPhoto(`${pieces.join('')}.png`);
        if (photo === null) return;
        expect(new URL(photo, 'https://api.example/').origin).toBe('https://api.example');
      }),
      { numRuns: 5_000 },
    );
  });

  // trying each place as a beginning would take minutes: far beyond the limit of a test
  it.each(['a', 'a/', 'a.', '-/'])('of a megabyte of "%s" is refused after one look', (part) => {
    expect(acceptedPhoto(`${part.repeat(500_000)}!`)).toBeNull();
  });
});
