import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { commandFile } from '../../scripts/run.mjs';
import { repository } from './cruise.ts';

/** Promises that nobody awaits: most of them are seen by the types of another file only. */
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
};

it('the lint of check finds each promise that nobody awaits, and only those', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal lint '));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  const args = [commandFile('oxlint'), '-c', path.join(repository, '.oxlintrc.json'), '--format=unix'];
  const said = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, { cwd: folder }, (_, out, errors) => resolve(out + errors)),
  );
  const found = [...said.matchAll(/use\.ts:(\d+):.*no-floating-promises/g)].map(([, line]) => Number(line) - 3);
  fs.rmSync(folder, { recursive: true });
  expect(
    found.map((line) => floating[line]),
    said,
  ).toEqual(floating);
});
