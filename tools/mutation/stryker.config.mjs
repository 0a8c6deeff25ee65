/** Mutates the domain and the use-cases, and runs the unit and contract tests that reach each mutant: see ../README.md. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate: ['src/{domain,application}/**/*.ts', '!src/**/*token{,s}.ts'], // a token only names a service in messages for developers
  ignorePatterns: ['dist*', 'docs', 'deploy', 'storybook-static', 'test-results', '/tools/node_modules'],
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: '.stryker-tmp/mutation.json' },
  ignoreStatic: true, // a mutant in code that runs at import needs every test, which takes a minute
  concurrency: 2,
};
