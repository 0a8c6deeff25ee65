import { expect, test } from 'vitest';
import type { Question, UploadedFile } from '../../../../src/domain/exam/question.ts';
import { isUploadOf, uploadTasks } from '../../../../src/domain/exam/uploaded-file.ts';

const file: UploadedFile = { id: 'f-2', name: 'a.pdf', size: 10, uploadedAt: '2026-11-21T02:00:00Z' };
const task = (id: string): Question => ({ kind: 'upload', id, no: 1, html: '', maxKb: 10 });

test.each([
  ['the same name and size, replacing another', { name: 'a.pdf', size: 10, replaces: 'f-1' }, true],
  ['no file before', { name: 'a.pdf', size: 10, replaces: null }, true],
  ['the file to be replaced', { name: 'a.pdf', size: 10, replaces: 'f-2' }, false],
  ['a name that is changed before it is sent', { name: ' a\u202E.pdf', size: 10, replaces: null }, true],
  ['another name', { name: 'b.pdf', size: 10, replaces: null }, false],
  ['another size', { name: 'a.pdf', size: 11, replaces: null }, false],
])('a stored file is the uploaded one or not: %s', (_, sent, expected) => {
  expect(isUploadOf(file, sent)).toBe(expected);
});

test('only upload questions are tasks', () => {
  const essay: Question = { kind: 'essay', id: 'e', no: 2, html: '', longest: null };
  expect(uploadTasks({ questions: [task('a'), essay, task('b')] }).map(({ id }) => id)).toEqual(['a', 'b']);
});
