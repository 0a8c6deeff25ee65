import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concepts, repository, rules, type Violation, violationsOf } from './cruise.ts';

/** A file with a forbidden import, and the rule that must report it. Without `rule` the import is simply not allowed. */
interface Planted {
  readonly from: string;
  readonly to: string;
  readonly rule?: string;
}

const planted: readonly Planted[] = [
  { from: 'src/ui/account/login-page.tsx', to: 'src/ui/catalog/title.ts' },
  { from: 'src/training/simulation/reading-row.tsx', to: 'src/adapters/payment/client.ts' },
  { from: 'src/ui/information/public/part.tsx', to: 'src/ui/profile/public/title.ts' },
  { from: 'src/ui/profile/public/part.tsx', to: 'src/ui/notification/public/title.ts' },
  { from: 'src/ui/notification/public/part.tsx', to: 'src/ui/exam/public/title.ts' },
  { from: 'src/ui/exam/public/part.tsx', to: 'src/ui/apl/public/title.ts' },
  { from: 'src/ui/apl/public/part.tsx', to: 'src/ui/certificate/public/title.ts' },
  { from: 'src/ui/certificate/public/part.tsx', to: 'src/ui/assessment/public/title.ts' },
  { from: 'src/ui/assessment/public/part.tsx', to: 'src/ui/purchase/public/title.ts' },
  { from: 'src/ui/purchase/public/part.tsx', to: 'src/ui/catalog/title.ts' },
  { from: 'src/domain/apl/apl01.ts', to: 'src/domain/exam/title.ts' },
  { from: 'src/application/apl/submit.ts', to: 'src/domain/exam/title.ts' },
  { from: 'src/application/assessment/appeal.ts', to: 'src/domain/exam/title.ts' },
  { from: 'src/application/account/log-in.ts', to: 'src/adapters/payment/client.ts' },
  { from: 'src/domain/assessment/appeal.ts', to: 'src/domain/exam/title.ts' },
  { from: 'src/adapters/browser/tabs.ts', to: 'src/adapters/socket/news.ts' },
  { from: 'src/domain/exam/first.ts', to: 'src/domain/exam/second.ts', rule: 'no-circular' },
  { from: 'src/ui/kit/components/list.tsx', to: 'src/application/token.ts' },
  { from: 'src/ui/exam/exam-page.tsx', to: 'src/ui/catalog/title.ts' },
  { from: 'src/ui/exam/exam-page.tsx', to: 'src/container/services.ts' },
  { from: 'src/ui/exam/exam-page.tsx', to: '.storybook/page-story.tsx' },
  { from: 'src/ui/exam/exam-page.tsx', to: 'src/ui/announcement/title.ts' },
  { from: 'src/ui/exam/exam-page.tsx', to: 'msw', rule: 'no-dev-dependency' },
  { from: 'src/configuration/config-fields.ts', to: 'src/ui/core/title.ts' },
  { from: 'src/configuration/config-schema.ts', to: 'src/ui/core/title.ts' },
  { from: 'src/configuration/config.ts', to: 'src/ui/core/title.ts' },
  { from: 'src/container/live.ts', to: 'src/ui/core/title.ts' },
  { from: 'src/configuration/default-config.ts', to: 'src/container/services.ts' },
  { from: 'src/domain/exam/exam.ts', to: 'src/application/token.ts' },
  { from: 'src/domain/exam/exam.ts', to: 'dayjs' },
  { from: 'src/domain/exam/exam.ts', to: 'rxjs' },
  { from: 'src/domain/exam/exam.ts', to: 'src/domain/exam/gone.ts', rule: 'not-to-unresolvable' },
  { from: 'src/adapters/fake-backend/host.ts', to: 'src/adapters/payment/client.ts' },
  { from: 'fake-backend/respond.ts', to: 'src/adapters/payment/client.ts' },
  { from: 'fake-backend/rules/exam.ts', to: 'src/domain/exam/title.ts' },
  { from: 'fake-backend/handlers/exam.ts', to: 'node:fs' },
  { from: 'fake-backend/room/view.ts', to: 'src/domain/exam/title.ts' },
  { from: 'src/entry/foundation.ts', to: 'src/ui/core/title.ts' },
  { from: 'src/adapters/http/client.ts', to: 'rxjs' },
  { from: 'src/ui/kit/illustrations/picture.tsx', to: 'src/ui/kit/components/button.tsx' },
  { from: 'src/ui/frame/layouts/header.tsx', to: 'src/adapters/payment/client.ts' },
  { from: 'src/ui/kit/format/date.ts', to: 'src/ui/core/title.ts' },
  { from: 'src/ui/core/paths.ts', to: 'src/ui/catalog/title.ts' },
  { from: 'src/ui/core/alerts/alerts-view.ts', to: 'src/ui/frame/title.ts' },
  { from: 'src/ui/forms/field.ts', to: 'src/ui/profile/public/title.ts' },
  { from: 'src/ui/catalog/list.tsx', to: 'src/ui/exam/title.ts' },
  { from: 'src/entry/load-services.ts', to: 'src/adapters/payment/client.ts' },
  { from: 'src/application/account/log-out.ts', to: 'src/application/catalog/title.ts' },
  { from: 'src/entry/main.tsx', to: 'src/container/services.ts' },
  { from: 'src/application/announcement/announcements.ts', to: 'src/application/exam/title.ts' },
  { from: 'src/application/announcement/announcements.ts', to: 'src/domain/exam/title.ts' },
  { from: 'src/domain/announcement/announcement.ts', to: 'src/domain/exam/title.ts' },
  { from: 'src/ui/announcement/announcement-page.tsx', to: 'src/ui/exam/title.ts' },
  { from: 'fake-backend/hosts/node.ts', to: 'src/domain/exam/title.ts' },
  { from: 'tests/peers/least.ts', to: 'src/adapters/payment/client.ts' },
  { from: 'tests/peers/least.ts', to: 'fake-backend/world.ts' },
  { from: 'src/adapters/payment/window.ts', to: 'zod/mini' },
  { from: 'src/entry/watch-failures.ts', to: 'src/adapters/payment/client.ts' },
  { from: 'src/entry/prerender.tsx', to: 'src/container/services.ts' },
  { from: 'src/react-client.ts', to: 'src/ui/core/title.ts' },
  { from: 'src/configuration/read-config.ts', to: 'src/ui/core/title.ts' },
  { from: 'src/ui/frame/app.tsx', to: 'src/adapters/payment/client.ts' },
  { from: 'src/ui/exam/questions/safe-html.ts', to: 'src/adapters/payment/client.ts' },
  { from: 'src/application/time/clock.ts', to: 'src/application/exam/title.ts' },
  { from: 'src/domain/calendar/day.ts', to: 'src/domain/exam/title.ts' },
  { from: 'src/adapters/socket/channel.ts', to: 'src/adapters/payment/client.ts' },
  { from: 'src/entry/start.ts', to: 'src/container/services.ts' },
  { from: '.storybook/page-story.tsx', to: 'src/adapters/payment/client.ts' },
  { from: 'src/ui/kit/components/list.stories.tsx', to: '@storybook/react-vite' },
  { from: 'src/jsx/jsx-runtime.ts', to: 'src/ui/kit/theme/theme.ts' },
  { from: 'src/ui/kit/theme/theme.ts', to: 'src/ui/kit/components/button.tsx' },
  { from: 'src/application/exam/tokens.ts', to: 'src/application/catalog/title.ts' },
  { from: 'src/room/main.tsx', to: 'src/domain/exam/title.ts' },
  { from: 'src/ui/frame/portal.tsx', to: 'src/configuration/config.ts', rule: 'config-is-a-type-for-the-ui' },
  { from: 'src/adapters/graphql/client.ts', to: 'src/adapters/payment/client.ts', rule: 'unknown-file' },
  { from: 'src/utils/text.ts', to: 'src/utils/text.ts', rule: 'unknown-orphan' },
];

const isFile = (to: string) => /^(\.storybook|fake-backend|src|tests)\//.test(to);

const plant = (tree: string) => {
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(tree, file), text);
  };
  for (const { from, to, rule } of planted.filter((each) => isFile(each.to) && each.rule !== 'not-to-unresolvable'))
    write(to, rule === 'no-circular' ? `export * as back from './${path.basename(from)}';` : 'export const title = 1;');
  for (const from of new Set(planted.map((each) => each.from))) {
    const imported = planted.filter((each) => each.from === from && each.to !== from).map(({ to }) => to);
    const specifiers = imported.map((to) =>
      isFile(to) ? path.relative(path.dirname(from), to).replace(/^(?!\.)/, './') : to,
    );
    write(from, specifiers.map((each, index) => `export * as import${index} from '${each}';\n`).join(''));
  }
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

  it.each(folders)('names only existing folders: %s', (folder) => {
    expect(fs.existsSync(path.join(repository, folder))).toBe(true);
  });

  it.each(concepts.pairs)('has no unneeded pair: in $layer, $from imports $to', ({ layer, from, to }) => {
    expect(textOf(path.join(repository, 'src', layer, from))).toContain(`'../${to}/`);
  });
});

describe('the layer rules', () => {
  it('hold in the whole program', { timeout: 60_000 }, async () => {
    const violations = await violationsOf(repository, foldersOf(repository));
    const told = ({ rule, from, to }: Violation) => `${rule}: ${from} → ${to}`;
    expect(violations.map(told)).toEqual([]);
  });

  describe('in a tree that breaks them', () => {
    const tree = path.join(repository, 'test-results/planted-violations'); // inside the checkout, so that packages resolve
    let violations: readonly Violation[] = [];
    beforeAll(async () => {
      plant(tree);
      violations = await violationsOf(tree, foldersOf(tree));
    });
    afterAll(() => fs.rmSync(tree, { recursive: true }));

    it.each(planted)('report $from for its import of $to', ({ from, to, rule = 'not-in-allowed' }) => {
      const said = rule === 'not-to-unresolvable' ? path.basename(to) : to.replace(/^node:|\/mini$/, '');
      expect(violations).toContainEqual({ rule, from, to: expect.stringContaining(said) });
    });
  });

  it.each(rules.forbidden.map(({ name }) => name))('have an example that breaks %s', (name) => {
    expect(planted.map(({ rule }) => rule)).toContain(name);
  });

  it.each(rules.allowed.map(({ from }) => from))(
    'have an example that oversteps the layer $path',
    ({ path: layer, pathNot }) => {
      const oversteps = planted.filter(({ from, rule }) => !rule && matches(layer, from) && !matches(pathNot, from));
      expect(oversteps).not.toEqual([]);
    },
  );
});
