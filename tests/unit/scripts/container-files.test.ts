import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const dockerfile = fs.readFileSync('deploy/Dockerfile', 'utf8');
const compose = fs.readFileSync('deploy/compose.yaml', 'utf8');
const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const ignored = fs.readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);

interface Stage {
  readonly image: string;
  readonly name: string | undefined;
  readonly lines: readonly (readonly [name: string, words: string])[];
}

const stages: readonly Stage[] = dockerfile
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split(/^(?=FROM )/m)
  .filter((text) => text.startsWith('FROM '))
  .map((text) => {
    const lines = text
      .split('\n')
      .filter((line) => /^[A-Z]+ /.test(line))
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const);
    const [, image = '', name] = /^(\S+)(?: AS (\S+))?/.exec(lines[0]?.[1] ?? '') ?? [];
    return { image, name, lines };
  });

const wordsOf = (stage: Stage | undefined, instruction: string) =>
  (stage?.lines ?? []).filter(([name]) => name === instruction).map(([, words]) => words);
const served = stages.filter(({ name }) => name !== 'build');
const build = stages.find(({ name }) => name === 'build');
const runs = wordsOf(build, 'RUN').join(' ');

describe('the image of the portal', () => {
  it.each(stages)('is built from $image, with a pinned version', ({ image }) => {
    expect(image).toMatch(/^[\w./-]+:\d+(\.\d+)*(-\w+)?$/);
  });

  it('copies existing files that no ignore list excludes', () => {
    const copied = wordsOf(build, 'COPY').flatMap((words) => words.split(' ').slice(0, -1));
    expect(copied).toEqual(['package.json', 'package-lock.json', '.']);
    const used = ['deploy/demo-config.json', 'deploy/nginx.conf.template', 'scripts/build.mjs', 'public/config.json'];
    for (const file of [...copied, ...used]) {
      expect(fs.existsSync(file), file).toBe(true);
      const kept = ignored.filter((line) => file === line || file.startsWith(`${line.replace(/\/$/, '')}/`));
      expect(kept, file).toEqual([]);
    }
  });

  it('excludes build output and files of this machine, all that the repository ignores', () => {
    const outside = fs.readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean);
    expect(ignored).toEqual(expect.arrayContaining(['.git', ...outside.map((line) => line.replace(/\/$/, ''))]));
  });

  it('excludes what a class writes beside the sources: its world, uploads, secret and passwords', () => {
    const patterns = ignored.map((line) => new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
    const guide = fs.readFileSync('docs/how-to-run-a-class.md', 'utf8');
    const [, accounts = ''] = /--accounts (\w+\.html)/.exec(guide) ?? [];
    const [, usual = ''] = /the world's file \(`(.+?)`\)/.exec(guide) ?? [];
    const files = [usual, 'kelas-b.jsonl'].flatMap((file) =>
      ['', '.unggahan', '.lompatan', '.rahasia', '.lama-2'].map((end) => file + end),
    );
    for (const file of [accounts, accounts.replace('html', 'csv'), ...files])
      expect(
        patterns.some((pattern) => pattern.test(file)),
        file,
      ).toBe(true);
  });

  it('copies from a stage only files that the stage creates', () => {
    const taken = served.flatMap((stage) => wordsOf(stage, 'COPY')).map((words) => words.split(' ').at(-2));
    expect(taken).toEqual([
      '/portal',
      '/srv/portal',
      '/srv/portal/portal-maps.conf',
      '/portal/deploy/nginx.conf.template',
    ]);
    expect(wordsOf(build, 'WORKDIR')).toEqual(['/portal']);
    expect(runs).toContain('--release /srv/portal');
    expect(served.flatMap((stage) => wordsOf(stage, 'COPY')).every((words) => words.includes('--from=build'))).toBe(
      true,
    );
  });

  it('runs existing commands with options that they accept', () => {
    const commands = [...runs.matchAll(/npm run (\S+) -- (.*?)(?=&&|$)/g)];
    expect(commands.map(([, name]) => name)).toEqual(['build', 'deploy']);
    for (const [, name = '', options = ''] of commands) {
      const file = /^node (\S+)$/.exec(scripts[name] ?? '')?.[1] ?? '';
      const program = fs.readFileSync(file, 'utf8');
      for (const [, option] of options.matchAll(/--([a-z-]+)/g))
        expect(program, `${name} --${option}`).toMatch(new RegExp(`^ +'?${option}'?: \\{ type`, 'm'));
    }
    const [command = ''] = wordsOf(
      stages.find(({ name }) => name === 'api'),
      'CMD',
    );
    const [, script = ''] = JSON.parse(command) as string[];
    expect(fs.existsSync(script)).toBe(true);
  });

  it('gives the nginx configuration a value for each placeholder, and the included file', () => {
    const portal = stages.find(({ name }) => name === undefined);
    const template = fs.readFileSync('deploy/nginx.conf.template', 'utf8');
    const given = wordsOf(portal, 'ENV').flatMap((words) => words.split(' ').map((word) => word.split('=')[0]));
    const wanted = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
    expect(given.sort()).toEqual([...wanted].sort());
    expect(wordsOf(portal, 'ENV')[0]).toContain(`PORT=${wordsOf(portal, 'EXPOSE')[0]} `);
    const [, included = ''] = /^include (\S+);$/m.exec(template) ?? [];
    expect(wordsOf(portal, 'COPY').map((words) => words.split(' ').at(-1))).toEqual([
      '/srv/portal',
      `/etc/nginx/${included}`,
      '/etc/nginx/templates/default.conf.template',
    ]);
  });

  it.each(served)('runs $image as an unprivileged user, and has a health check', (stage) => {
    expect(wordsOf(stage, 'USER').at(-1)).toMatch(/^(?!root$|0\b)\w+$/);
    const [health = ''] = wordsOf(stage, 'HEALTHCHECK');
    const [, port] = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(health) ?? [];
    expect(wordsOf(stage, 'EXPOSE')).toEqual([port]);
  });
});

describe('the composition of containers', () => {
  it('builds from existing files, with the stages and arguments of the image', () => {
    for (const [, context = '', file = ''] of compose.matchAll(/context: (\S+)\n +dockerfile: (\S+)/g))
      expect(fs.existsSync(path.join('deploy', context, file)), file).toBe(true);
    for (const [, target] of compose.matchAll(/target: (\S+)/g))
      expect(stages.map(({ name }) => name)).toContain(target);
    const [, args = ''] = /args:\n((?: {8}\S.*\n)+)/.exec(compose) ?? [];
    const declared = wordsOf(build, 'ARG').map((words) => words.split('=')[0]);
    const given = [...args.matchAll(/^ +([A-Z]+): (\S+)$/gm)];
    expect(given.map(([, name]) => name)).toEqual(['CONFIG']);
    for (const [, name] of given) expect(declared).toContain(name);
    expect(fs.existsSync(given.find(([, name]) => name === 'CONFIG')?.[2] ?? '')).toBe(true);
  });

  it('opens the ports of the image, and names the API that the portal calls', () => {
    const opened = [...compose.matchAll(/- (\d+):(\d+)/g)].map(([, , inside]) => inside);
    expect(opened.sort()).toEqual(served.flatMap((stage) => wordsOf(stage, 'EXPOSE')).sort());
    const [, host] = /API_URL: http:\/\/(\w+):8000/.exec(compose) ?? [];
    expect(compose).toMatch(new RegExp(`^  ${host}:$`, 'm'));
  });
});
