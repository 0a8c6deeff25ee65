import { describe, expect, it } from 'vitest';
import { shownImage } from '../../../../src/adapters/http/shown-image.ts';
import { scriptedClient } from './scripted-client.ts';

const { http } = scriptedClient(undefined, { baseUrl: 'https://api.example/v1', storage: ['https://berkas.example'] });

describe('a photo or signature (fault matrix 51)', () => {
  it.each([
    ['storage/foto/7.png', 'https://api.example/v1/storage/foto/7.png'],
    ['/storage/foto/Ayu Contoh.jpg', 'https://api.example/v1/storage/foto/Ayu%20Contoh.jpg'],
    ['https://api.example/storage/7.gif', 'https://api.example/storage/7.gif'],
    ['https://berkas.example/7.png?signature=a', 'https://berkas.example/7.png?signature=a'],
    ['data:image/jpg;base64,/9j/4AAQ', 'data:image/jpg;base64,/9j/4AAQ'],
  ])('%j is shown from %j [3.photo.forms]', (image, shown) => {
    expect(shownImage(http, image)).toBe(shown);
    expect(shownImage(http, shown)).toBe(shown);
  });

  it.each([
    'https://evil.example/7.png',
    'http://api.example/7.png',
    'https://api.example:444/7.png',
    '//evil.example/7.png',
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'https://api.example/v1/api/logout',
  ])('%j is the default photo', (image) => {
    expect(shownImage(http, image)).toBeNull();
  });
});
