import type { Reporter, TestCase, TestModule } from 'vitest/node';

const shown = 10;
const durationOf = (test: TestCase): number => test.diagnostic()?.duration ?? 0;

export default class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const slowest = tests.sort((one, other) => durationOf(other) - durationOf(one)).slice(0, shown);
    const lines = slowest.map((test) => `${durationOf(test).toFixed(0).padStart(7)} ms  ${test.fullName}`);
    console.log(`\nThe ${slowest.length} slowest tests:\n${lines.join('\n')}`);
  }
}
