import { describe, expect, it } from 'vitest';
import { HttpExamRepository } from '../../../../../src/adapters/http/exam/http-exam-repository.ts';
import { jsonReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';

const paperOf = (...options: readonly object[]) => {
  const question = { question_detail_id: 'Q-1', kind: 'choice', question: 'Apa itu HTML?', options };
  const paper = { question_id: 'U-1', transaction_id: 'TRX-1', questions: [question, { ...question, kind: 'essay' }] };
  const { http } = scriptedClient(() => jsonReply({ data: paper }));
  return new HttpExamRepository(http).paper({ trxId: 'TRX-1', id: 'U-1' });
};

const read = { value: 'A', html: 'Bahasa markah' };

/** Specification 3: select and radio options have id, value, name, title. */
const forms: readonly (readonly [string, object])[] = [
  ['value and text', { value: 'A', text: 'Bahasa markah' }],
  ['value and title', { id: 7, value: 'A', name: 'pilihan-7', title: 'Bahasa markah' }],
  ['value and name', { value: 'A', name: 'Bahasa markah' }],
  ['id and title', { id: 'A', title: 'Bahasa markah' }],
];

describe('an option of a question', () => {
  it.each(forms)('is read by %s', async (_, option) => {
    expect((await paperOf(option)).questions[0]).toMatchObject({ options: [read] });
  });

  it('that has no words is not left out of the choice: the question counts as one that cannot be read', async () => {
    const paper = await paperOf({ value: 'A', title: 'Bahasa markah' }, { value: 'B' });
    expect(paper).toMatchObject({ questions: [{ kind: 'essay' }], unreadable: 1 });
  });
});
