import { HttpExamRepository } from '../../../../../src/adapters/http/exam/http-exam-repository.ts';
import type { Method } from './methods.ts';

const at = '2026-01-05 09:00:00';
const key = { trxId: 'TRX-1', id: 'E-1' };
const receipt = { number: 'TTU-1', submitted_at: at, answered: 1, total: 2, digest: 'a'.repeat(64) };
const exam = {
  question_id: 'E-1',
  kind: 'written',
  type: 'pilihan-ganda',
  status: 'running',
  question_count: 2,
  time: '60',
  extra_time: 5,
  started_at: at,
  submit_allowed: 1,
  note: null,
  receipt,
};
const exams = {
  trx_id: 'TRX-1',
  schema: { title: 'JWP', number: 'S-1' },
  candidate: 'Ayu',
  assessor: { name: 'Asesor', registration: null },
  exams: [exam],
};
const version = { value: 'A', doubtful: 0, revision: 2, device: 'd', answered_at: at };
const file = { id: 5, name: 'hasil.zip', size: 900, uploaded_at: at };
const stored = { question_detail_id: 'Q-1', current: version, others: [version], file };
const paper = {
  question_id: 'E-1',
  transaction_id: 'TRX-1',
  instructions: '<p>x</p>',
  scenario: null,
  steps: [{ no: 1, title: 'x', instruction: 'y' }],
  units: [
    {
      code: 'U',
      title: 'u',
      elements: [{ id: 'U.1', title: 'e', criteria: [{ id: 'U.1.1', text: 'k', benchmark: 'b', competent: null }] }],
    },
  ],
  questions: [
    { question_detail_id: 'Q-1', no: 1, kind: 'choice', question: 'x', options: [{ value: 'A', text: 'a' }] },
    { question_detail_id: 'Q-2', no: 2, kind: 'essay', question: 'x', max_length: 100 },
    { question_detail_id: 'Q-3', no: 3, kind: 'upload', question: 'x', max_kb: 100 },
  ],
  answers: [stored],
};
const saved = {
  saved: [{ question_detail_id: 'Q-1', revision: 2, device: 'd' }],
  refused: [{ question_detail_id: 'Q-2', revision: 1, reason: 'x' }],
  answers: [stored],
};
const answer = {
  questionId: 'Q-1',
  value: 'A',
  doubtful: false,
  revision: 2,
  base: 1,
  device: 'd',
  answeredAt: '2026-01-05T02:00:00Z',
};
const upload = { exam: key, questionId: 'Q-3', file: new File(['x'], 'a.zip'), answeredAt: answer.answeredAt };
const options = { requestKey: 'k', onProgress: () => undefined, signal: new AbortController().signal };

type Run = (repository: HttpExamRepository) => Promise<unknown>;

/** Every method of the exam repository, and what its page cannot do without. */
export const examMethods: readonly Method[] = Object.entries<readonly [Run, unknown, needs?: readonly string[]]>({
  exams: [(repository) => repository.exams('TRX-1'), exams, ['data.exams.*.question_id']],
  start: [(repository) => repository.start(key, '7'), exam, ['data.kind', 'data.status']],
  paper: [(repository) => repository.paper(key), paper],
  save: [(repository) => repository.save(key, [answer]), saved],
  submit: [(repository) => repository.submit(key, [answer], receipt.digest, 'k'), receipt],
  upload: [(repository) => repository.upload(upload, options), { file }, ['data.file', 'data.file.id']],
  uploaded: [(repository) => repository.uploaded('TRX-1', 'Q-3'), { file }, ['data.file.id']],
}).map(([name, [run, data, needs = []]]) => ({
  name: `HttpExamRepository.${name}`,
  run: (http) => run(new HttpExamRepository(http)),
  good: { code: '00', message: '', data },
  needs,
}));
