import type { ConfigProblem } from '../../../configuration/config.ts';

const typeNames: Readonly<Record<string, string>> = {
  string: 'teks',
  object: 'objek',
  array: 'daftar',
  boolean: 'true atau false',
  number: 'angka',
};
const whole = '(seluruh file)';

export const configProblemText = (problem: ConfigProblem): string => {
  if (problem.code === 'status') return `${whole}: dijawab dengan status ${problem.status}`;
  if (problem.code === 'json') return `${whole}: bukan JSON yang sah`;
  const key = problem.path.join('.') || whole;
  switch (problem.code) {
    case 'unrecognized_keys':
      return `${problem.keys.map((each) => [...problem.path, each].join('.')).join(', ')}: kunci tidak dikenal`;
    case 'invalid_type':
      return `${key}: harus berjenis ${typeNames[problem.expected] ?? problem.expected}`;
    case 'invalid_value':
      return `${key}: harus salah satu dari ${problem.values.join(', ')}`;
    case 'too_big':
      return `${key}: paling panjang ${problem.maximum} karakter`;
    default:
      return `${key}: ${problem.message}`;
  }
};
