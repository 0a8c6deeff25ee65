import { expect, it } from 'vitest';
import { filesOfKeystroke } from './keystroke.ts';

it('an answer passes through at most six files of the application between the keystroke and the server', async () => {
  const files = await filesOfKeystroke();
  expect(files).toContain('exam/attempt/run-exam-attempt.ts');
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(6);
});
