import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

export const textOf = async (file: string): Promise<string> => {
  const latin = await readFile(file, 'latin1');
  return Array.from(latin.matchAll(/\((.*)\)\s*Tj/g), ([, text]) => text?.replaceAll('\x96', '–')).join('\n');
};

export const download = async (page: Page, name: string) => {
  const files: unknown[] = [];
  page.on('download', (file) => files.push(file));
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).dblclick()]);
  await expect(page.getByText('File PDF sudah diunduh.')).toBeVisible();
  expect(files).toHaveLength(1);
  return { name: file.suggestedFilename(), path: await file.path() };
};
