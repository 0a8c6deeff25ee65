import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

const run = promisify(execFile);

/** The texts of a PDF by `pdftotext`; where that is not installed, those that stand uncompressed in the file. */
export const textOf = async (file: string): Promise<string> => {
  try {
    return (await run('pdftotext', [file, '-'])).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const latin = await readFile(file, 'latin1');
    return Array.from(latin.matchAll(/\((.*)\)\s*Tj/g), ([, text]) => text?.replaceAll('\x96', '–')).join('\n');
  }
};

/** Presses a button that downloads, twice at once, and gives the one file that comes. */
export const download = async (page: Page, name: string) => {
  const files: unknown[] = [];
  page.on('download', (file) => files.push(file));
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).dblclick()]);
  await expect(page.getByText('File PDF sudah diunduh.')).toBeVisible();
  expect(files).toHaveLength(1);
  return { name: file.suggestedFilename(), path: await file.path() };
};
