import { expect, it } from 'vitest';
import { filesOfKeystroke } from './keystroke.ts';

it('an answer passes at most six files of the application, from the keystroke until the server has it', async () => {
  const files = await filesOfKeystroke();
  expect(files).toContain('exam/attempt/run-exam-attempt.ts');
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(6);
});
