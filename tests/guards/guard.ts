/** Something in the product without which a row of the fault matrix would not hold, and the test that must notice when it is gone. */
export interface Guard {
  /** Rows of the fault matrix. */
  readonly rows: readonly number[];
  readonly name: string;
  readonly file: string;
  /** Stands exactly once in the file; `replace` takes the guard out. */
  readonly find: string;
  readonly replace: string;
  /** Test files of Vitest. */
  readonly tests: readonly string[];
  /** A part of the names of the tests that see it, as it is in the source too. */
  readonly title: string;
}

/** The rows of exams (network and server; clock, sleep, tabs and storage), and from 65 on of the places where candidates sit. */
export const guardedRows: readonly number[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 22, 24, 25, 26, 27, 28, 30, 31, 32, 33, 34, 35, 36,
  37, 38, 41, 42, 43, 44, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87,
  95,
];

const application = 'tests/unit/application/exam';

/** Test files that many guards name. */
export const suites = {
  attempt: `${application}/attempt.test.ts`,
  interrupted: `${application}/attempt-interrupted.test.ts`,
  countdown: `${application}/watch-countdown.test.ts`,
  clock: 'tests/unit/application/time/keep-server-clock.test.ts',
  network: 'tests/unit/adapters/http/exam/answers-over-network.test.ts',
  page: 'tests/ui/exam/attempt/attempt-page.test.tsx',
} as const;
