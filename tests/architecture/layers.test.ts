import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { concepts, repository, rules, type Violation, violationsOf } from './cruise.ts';

const planted = path.join(import.meta.dirname, 'violations');

/** What each planted tree has to be blamed for: rule, and the file that breaks it. Layers have no names: their rule is that nothing allows it. */
const examples: Readonly<Record<string, readonly [rule: string, from: string, to: RegExp]>> = {
  'account-uses-any-concept': ['not-in-allowed', 'src/ui/account/login-page.tsx', /^src\/ui\/catalog/],
  'simulation-uses-any-concept': ['not-in-allowed', 'src/ui/simulation/reading-row.tsx', /^src\/ui\/catalog/],
  'apl-domain-uses-any-concept': ['not-in-allowed', 'src/domain/apl/apl01.ts', /^src\/domain\/exam/],
  'apl-uses-domain-of-any-concept': ['not-in-allowed', 'src/application/apl/submit.ts', /^src\/domain\/exam/],
  'appeal-uses-domain-of-any-concept': ['not-in-allowed', 'src/application/assessment/appeal.ts', /^src\/domain\/exam/],
  'application-uses-adapters': ['not-in-allowed', 'src/application/account/log-in.ts', /^src\/adapters/],
  'assessment-domain-uses-any-concept': ['not-in-allowed', 'src/domain/assessment/appeal.ts', /^src\/domain\/exam/],
  'browser-uses-socket': ['not-in-allowed', 'src/adapters/browser/tabs.ts', /^src\/adapters\/socket/],
  circle: ['no-circular', 'src/domain/exam/first.ts', /second/],
  'components-use-application': ['not-in-allowed', 'src/ui/components/list.tsx', /^src\/application/],
  'concept-uses-concept': ['not-in-allowed', 'src/ui/exam/exam-page.tsx', /^src\/ui\/catalog/],
  'concept-uses-container': ['not-in-allowed', 'src/ui/exam/exam-page.tsx', /^src\/container/],
  'config-fields-use-ui': ['not-in-allowed', 'src/config-fields.ts', /^src\/ui/],
  'config-schema-uses-ui': ['not-in-allowed', 'src/config-schema.ts', /^src\/ui/],
  'config-uses-ui': ['not-in-allowed', 'src/config.ts', /^src\/ui/],
  'container-uses-ui': ['not-in-allowed', 'src/container/live.ts', /^src\/ui/],
  'default-config-uses-container': ['not-in-allowed', 'src/default-config.ts', /^src\/container/],
  'dev-dependency': ['no-dev-dependency', 'src/ui/exam/exam-page.tsx', /msw/],
  'domain-uses-application': ['not-in-allowed', 'src/domain/exam/exam.ts', /^src\/application/],
  'domain-uses-dayjs': ['not-in-allowed', 'src/domain/exam/exam.ts', /dayjs/],
  'domain-uses-package': ['not-in-allowed', 'src/domain/exam/exam.ts', /rxjs/],
  'fake-adapter-uses-http': ['not-in-allowed', 'src/adapters/fake-backend/host.ts', /^src\/adapters\/http/],
  'fake-backend-uses-client': ['not-in-allowed', 'fake-backend/respond.ts', /client/],
  'fake-backend-uses-domain': ['not-in-allowed', 'fake-backend/rules/exam.ts', /^src\/domain/],
  'fake-backend-uses-node': ['not-in-allowed', 'fake-backend/handlers/exam.ts', /^(node:)?fs$/],
  'fake-room-uses-domain': ['not-in-allowed', 'fake-backend/room/view.ts', /^src\/domain/],
  'foundation-uses-ui': ['not-in-allowed', 'src/foundation.ts', /^src\/ui/],
  'http-uses-rxjs': ['not-in-allowed', 'src/adapters/http/client.ts', /rxjs/],
  'illustrations-use-components': ['not-in-allowed', 'src/ui/illustrations/picture.tsx', /components/],
  'layouts-use-concept': ['not-in-allowed', 'src/ui/layouts/header.tsx', /^src\/ui\/catalog/],
  'load-services-uses-adapters': ['not-in-allowed', 'src/load-services.ts', /^src\/adapters/],
  'log-out-uses-any-concept': ['not-in-allowed', 'src/application/account/log-out.ts', /^src\/application\/catalog/],
  'main-uses-container': ['not-in-allowed', 'src/main.tsx', /^src\/container/],
  'missing-file': ['not-to-unresolvable', 'src/domain/exam/exam.ts', /gone/],
  'new-concept-in-application': [
    'not-in-allowed',
    'src/application/announcement/announcements.ts',
    /^src\/application\/exam/,
  ],
  'new-concept-in-domain': ['not-in-allowed', 'src/domain/announcement/announcement.ts', /^src\/domain\/exam/],
  'new-concept-in-ui': ['not-in-allowed', 'src/ui/announcement/announcement-page.tsx', /^src\/ui\/exam/],
  'new-concept-is-used': ['not-in-allowed', 'src/ui/exam/exam-page.tsx', /^src\/ui\/announcement/],
  'new-concept-uses-domain': ['not-in-allowed', 'src/application/announcement/announcements.ts', /^src\/domain\/exam/],
  'node-host-uses-domain': ['not-in-allowed', 'fake-backend/hosts/node.ts', /^src\/domain/],
  'page-uses-stories': ['not-in-allowed', 'src/ui/exam/exam-page.tsx', /^\.storybook/],
  'peer-uses-client': ['not-in-allowed', 'tests/peers/least.ts', /^src\/adapters/],
  'peer-uses-fake-backend': ['not-in-allowed', 'tests/peers/least.ts', /^fake-backend/],
  'payment-uses-package': ['not-in-allowed', 'src/adapters/payment/window.ts', /zod/],
  'watch-uses-http': ['not-in-allowed', 'src/watch-failures.ts', /^src\/adapters\/http/],
  'prerender-uses-container': ['not-in-allowed', 'src/prerender.tsx', /^src\/container/],
  'react-client-uses-ui': ['not-in-allowed', 'src/react-client.ts', /^src\/ui/],
  'read-config-uses-ui': ['not-in-allowed', 'src/read-config.ts', /^src\/ui/],
  'root-of-ui-uses-adapters': ['not-in-allowed', 'src/ui/app.tsx', /^src\/adapters/],
  'safe-html-uses-adapters': ['not-in-allowed', 'src/ui/exam/questions/safe-html.ts', /http-client/],
  'shared-application-uses-concept': ['not-in-allowed', 'src/application/time/clock.ts', /^src\/application\/exam/],
  'shared-domain-uses-concept': ['not-in-allowed', 'src/domain/calendar/day.ts', /^src\/domain\/exam/],
  'socket-uses-http': ['not-in-allowed', 'src/adapters/socket/channel.ts', /^src\/adapters\/http/],
  'start-uses-container': ['not-in-allowed', 'src/start.ts', /^src\/container/],
  'stories-use-adapters': ['not-in-allowed', '.storybook/page-story.tsx', /^src\/adapters/],
  'stories-use-storybook': ['not-in-allowed', 'src/ui/components/list.stories.tsx', /storybook/],
  'theme-uses-components': ['not-in-allowed', 'src/ui/theme/theme.ts', /components/],
  'tokens-use-concept': ['not-in-allowed', 'src/application/exam/tokens.ts', /^src\/application\/catalog/],
  'trainer-page-uses-domain': ['not-in-allowed', 'src/room/main.tsx', /^src\/domain/],
  'ui-parses-config': ['config-is-a-type-for-the-ui', 'src/ui/portal.tsx', /config/],
  'unknown-adapter': ['unknown-file', 'src/adapters/graphql/client.ts', /http/],
  'unknown-folder': ['unknown-orphan', 'src/utils/text.ts', /./],
};

const foldersOf = (tree: string) =>
  ['src', 'fake-backend', 'tests/peers'].filter((folder) => fs.existsSync(path.join(tree, folder)));

const matches = (pattern: string | readonly string[] | undefined, file: string) =>
  [pattern ?? []].flat().some((each) => new RegExp(each).test(file));

const textOf = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

describe('the list of folders that are no concepts', () => {
  const folders = Object.entries(concepts.shared).flatMap(([layer, names]) =>
    names.map((name) => `src/${layer}/${name}`),
  );

  it.each(folders)('names %s, which is there', (folder) => {
    expect(fs.existsSync(path.join(repository, folder))).toBe(true);
  });

  it.each(concepts.pairs)('lets $from use $to in $layer, which it does', ({ layer, from, to }) => {
    expect(textOf(path.join(repository, 'src', layer, from))).toContain(`'../${to}/`);
  });
});

describe('the layer rules', () => {
  it('hold in the whole program', { timeout: 60_000 }, async () => {
    const violations = await violationsOf(repository, foldersOf(repository));
    const told = ({ rule, from, to }: Violation) => `${rule}: ${from} → ${to}`;
    expect(violations.map(told)).toEqual([]);
  });

  it.each(Object.entries(examples))('bite in %s', { timeout: 30_000 }, async (name, [rule, from, to]) => {
    const tree = path.join(planted, name);
    const violations = await violationsOf(tree, foldersOf(tree));
    expect(violations).toContainEqual({ rule, from, to: expect.stringMatching(to) });
  });

  it('have an example for each planted tree', () => {
    expect(fs.readdirSync(planted).sort()).toEqual(Object.keys(examples).sort());
  });

  it.each(rules.forbidden.map(({ name }) => name))('have an example that breaks %s', (name) => {
    expect(Object.values(examples).map(([rule]) => rule)).toContain(name);
  });

  it.each(rules.allowed.map(({ from }) => from))(
    'have an example that oversteps the layer $path',
    ({ path: layer, pathNot }) => {
      const oversteps = Object.values(examples).filter(
        ([rule, from]) => rule === 'not-in-allowed' && matches(layer, from) && !matches(pathNot, from),
      );
      expect(oversteps).not.toEqual([]);
    },
  );
});
