import { expect, it } from 'vitest';
import { fileSize } from '../../../src/ui/components/media/file-size.ts';

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_000, '1 KB'],
  [320_400, '320,4 KB'],
  [1_240_000, '1,2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
