import type { Guard } from './guard.ts';

const lines = 'tests/unit/scripts/told-lines.test.ts';
const server = 'tests/unit/scripts/build-server.test.ts';
const api = 'tests/unit/fake-backend/hosts/node.test.ts';

/** Row 84: the servers and commands of the project itself. Row 85: a class at the door of the simulated API. */
export const scriptGuards: readonly Guard[] = [
  {
    rows: [84],
    name: 'a request line that holds no address is answered',
    file: 'scripts/serving/build-files.mjs',
    find: `  } catch {
    return null;
  }`,
    replace: `  } finally {
  }`,
    tests: [server],
    title: 'without giving anything away, and lives',
  },
  {
    rows: [84],
    name: 'a folder whose name begins like that of the build is not the build',
    file: 'scripts/serving/build-files.mjs',
    find: 'file.startsWith(folder + path.sep)',
    replace: 'file.startsWith(path.dirname(folder))',
    tests: [server],
    title: 'without giving anything away, and lives',
  },
  {
    rows: [84],
    name: 'the API answers a request line that holds no address',
    file: 'fake-backend/hosts/node-http.ts',
    find: 'if (request === null) return jsonReply',
    replace: 'if (request === null) throw jsonReply',
    tests: [api],
    title: 'and breaks no connection over it',
  },
  {
    rows: [84],
    name: 'what a reader can mend is told without a stack',
    file: 'scripts/begin.mjs',
    find: 'console.error(line === null ?',
    replace: 'console.error(line !== undefined ?',
    tests: [lines],
    title: 'without a build says what it lacks, wherever it is started from',
  },
  {
    rows: [84],
    name: 'a version of Node that is too old is refused',
    file: 'scripts/begin.mjs',
    find: 'if (problem !== null) throw new Told(problem);',
    replace: '',
    tests: [lines],
    title: 'refuses a Node that is too old before anything else',
  },
  {
    rows: [84],
    name: 'an npm that reached nobody is told as a missing network',
    file: 'scripts/install/ensure-installed.mjs',
    find: 'if (networkCodes.test(stderr))',
    replace: 'if (stderr === networkCodes)',
    tests: [lines],
    title: 'says that it needs one once',
  },
  {
    rows: [84],
    name: 'a port that another program has is named',
    file: 'scripts/told.mjs',
    find: "case 'EADDRINUSE':",
    replace: "case 'EINUSE':",
    tests: [lines],
    title: 'names it and what to do',
  },
  {
    rows: [85],
    name: 'only guests are dropped',
    file: 'fake-backend/session.ts',
    find: 'db.sessions.where(isGuest).slice(',
    replace: 'db.sessions.all().slice(',
    tests: ['tests/unit/fake-backend/session.test.ts'],
    title: 'a class of 40 who are logged in stays so',
  },
];
