import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { commandFile } from '../../scripts/run.mjs';
import { repository } from './cruise.ts';

/** Floating promises; most of them are visible only through the types of another file. */
const floating = [
  'later();',
  'sender.send();',
  'sender.tell();',
  'sender.maybe?.();',
  'curried(sender)();',
  'derived();',
  'either;',
  'later().then((n) => n + 1);',
  'later().finally(() => undefined);',
  'sender.on && later();',
  'Promise.all(many());',
  'many();',
  '[1].forEach(() => { later(); });',
  '(async () => undefined)();',
];
const heard = ['await later();', 'void later();', 'later().catch(() => undefined);', 'later().then(String, String);'];

const wrong = ['const text: string = 1;', 'const many: number[] = [undefined];', "import './gone.ts';"];

const files = {
  'tsconfig.json': JSON.stringify({
    extends: path.join(repository, 'tsconfig.json'),
    compilerOptions: { types: [] },
    include: ['*.ts'],
  }),
  'sender.ts': `
    export interface Sender { send(): Promise<void>; readonly tell: () => Promise<boolean>; maybe?: () => Promise<void>; on: boolean }
    export const later = async () => 1;
    export const many = (): Promise<number>[] => [];
    export const curried = (sender: Sender) => async () => sender.tell();
    export type Curried = ReturnType<typeof curried>;`,
  'use.ts': `import { type Curried, curried, later, many, type Sender } from './sender.ts';
export const use = async (sender: Sender, derived: Curried, either: Promise<void> | undefined) => {
${[...floating, ...heard].join('\n')}
};`,
  'wrong.ts': wrong.join('\n'),
};

let said = '';
beforeAll(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal lint '));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  const args = [commandFile('oxlint'), '-c', path.join(repository, '.oxlintrc.json'), '--format=unix'];
  const env = { ...process.env, PATH: `${repository}/node_modules/.bin${path.delimiter}${process.env.PATH}` }; // oxlint finds its type checker through the PATH
  said = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, { cwd: folder, env }, (_, out, errors) => resolve(out + errors)),
  );
  fs.rmSync(folder, { recursive: true });
});

const linesWith = (file: string, rule: string) =>
  [...said.matchAll(new RegExp(`${file}:(\\d+):.*${rule}`, 'g'))].map(([, line]) => Number(line));

describe('the lint of check', () => {
  it('finds each floating promise, and only those', () => {
    const found = linesWith('use\\.ts', 'no-floating-promises').map((line) => floating[line - 3]);
    expect(found, said).toEqual(floating);
  });

  it('finds each type error', () => {
    expect(linesWith('wrong\\.ts', 'TS\\d+'), said).toEqual([1, 2, 3]);
  });
});
