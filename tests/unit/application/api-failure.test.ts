import { describe, expect, it } from 'vitest';
import { ApiFailure, type FailureFacts, isRefusal, saidBy, wordsOf } from '../../../src/application/api-failure.ts';
import { causeOf, isOutcomeUnknown } from '../../../src/application/outcome-unknown.ts';

const http = (status: number): FailureFacts => ({ kind: 'http', status });

it.each<[FailureFacts, string, boolean, boolean]>([
  [{ kind: 'network' }, 'connection', true, false],
  [{ kind: 'timeout' }, 'connection', true, false],
  [{ kind: 'between' }, 'between', true, false],
  [{ kind: 'contract' }, 'server', true, false],
  [{ kind: 'refused', status: 200 }, 'other', false, true],
  [{ kind: 'refused' }, 'other', false, true],
  [http(408), 'connection', false, false],
  [http(403), 'other', false, false],
  [http(422), 'other', false, true],
  [http(499), 'other', false, false],
  [http(500), 'server', true, false],
  [{ kind: 'expired', status: 401 }, 'other', false, false],
  [{ kind: 'cancelled', status: 422 }, 'other', false, false],
])('a failure %o comes from "%s"; it may have been done: %s; it is a refusal: %s', (facts, cause, unknown, refusal) => {
  const failure = new ApiFailure(facts);
  expect([causeOf(failure), isOutcomeUnknown(failure), isRefusal(failure)]).toEqual([cause, unknown, refusal]);
});

it.each<[FailureFacts, string]>([
  [http(503), 'http 503'],
  [{ kind: 'network' }, 'network'],
])('a failure %o is called "%s" in a log', (facts, message) => {
  expect(new ApiFailure(facts)).toMatchObject({ name: 'ApiFailure', message });
});

describe('what a person reads of a failure', () => {
  it.each<[string, Partial<FailureFacts>, readonly string[]]>([
    ['the objections', { messages: ['Terlalu panjang.', 'Wajib diisi.'] }, ['Terlalu panjang.', 'Wajib diisi.']],
    ['no objection of a program', { messages: [' validation.required ', 'Wajib diisi.'] }, ['Wajib diisi.']],
    ['the message', { messages: ['SQLSTATE[42]'], serverMessage: 'Kuota habis.' }, ['Kuota habis.']],
    ['no message of a framework', { serverMessage: ' Server Error. ' }, []],
    ['a message that only begins like one of a framework', { serverMessage: 'Conf.lict' }, ['Conf.lict']],
  ])('is %s', (_, facts, said) => {
    const failure = new ApiFailure({ kind: 'refused', ...facts });
    expect([saidBy(failure), wordsOf(failure)]).toEqual([said, said.join(' ')]);
  });
});
