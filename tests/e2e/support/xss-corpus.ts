import type { Page } from '@playwright/test';
import { expectScript } from '../../../src/adapters/browser/tabs/expects-somebody.ts';
import { sessionMarkKey } from '../../../src/adapters/browser/tabs/session-mark.ts';
import { earlyScript } from '../../../src/adapters/http/early-replies.ts';
import { paths } from '../../../src/ui/core/paths.ts';
import { dangersInDocument, hostileTexts } from '../../builders/hostile-texts.ts';

export type Mode = 'texts' | 'refused' | 'invalid';

/** Runs in the page before any other script. Mode `texts` replaces texts and keeps the shape; the others replace the whole reply. */
const replaceReplies = ({ texts, startMode }: { texts: readonly string[]; startMode: Mode }) => {
  const state = { mode: startMode, next: 0 };
  Object.assign(window, { hostileReplies: state });
  const another = () => texts[state.next++ % texts.length] ?? '';

  const namesSomething =
    /(^|_)(ids?|slug|token|status|type|source|url|path|page|at|date|until|method|code|stage|key|kind)$/;
  const isWordOfTheProgram = (text: string) => /^[a-z0-9_.-]*$/.test(text) || /^[A-Z0-9_./-]*$/.test(text);
  const isDateOrData = (text: string) => /^(\d{4}-\d{2}-\d{2}|data:)/.test(text);
  const hostile = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => hostile(each, key));
    if (value && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, hostile(each, name)]));
    }
    if (typeof value !== 'string') return value;
    if (key === 'photo') return another();
    return namesSomething.test(key) || isWordOfTheProgram(value) || isDateOrData(value) ? value : another();
  };

  const readText = Response.prototype.text;
  Response.prototype.text = async function text() {
    const real = await readText.call(this);
    if (this.url.endsWith('/config.json')) return real;
    if (state.mode === 'refused')
      return JSON.stringify({ code: '02', message: `Validation ${texts.join(' | ')}`, data: null });
    if (state.mode === 'invalid')
      return JSON.stringify({ code: '03', message: another(), errors: { email: texts, '<img src=x>': texts } });
    try {
      return JSON.stringify(hostile(JSON.parse(real), ''));
    } catch {
      return real;
    }
  };
};

export const makeRepliesHostile = (page: Page, mode: Mode = 'texts', texts: readonly string[] = hostileTexts) =>
  page.addInitScript(replaceReplies, { texts, startMode: mode });

const earlyScripts = Object.keys(paths).map((route) => earlyScript(route, sessionMarkKey));
const ownScripts = [...earlyScripts, `${expectScript};${earlyScript('home', sessionMarkKey)}`, expectScript];

export const dangersOf = (page: Page): Promise<string[]> => page.evaluate(dangersInDocument, ownScripts);

export const shownLiterally = async (page: Page): Promise<string[]> => {
  const text = (await page.evaluate(() => document.body.textContent)) ?? '';
  return hostileTexts.filter((entry) => text.includes(entry));
};
