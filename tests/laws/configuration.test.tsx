import { readFileSync } from 'node:fs';
import { cleanup } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { type Config, type ConfigProblem, parseConfig } from '../../src/configuration/config.ts';
import { makeSchema } from '../../src/configuration/config-schema.ts';
import { SignUpForm } from '../../src/ui/account/sign-up-form.tsx';
import { ScheduleOffer } from '../../src/ui/catalog/schedules/schedule-offer.tsx';
import { configProblemText } from '../../src/ui/core/errors/config-problem-text.ts';
import { requirement, returnedApl01 } from '../builders/apl01.ts';
import { blindCanvas } from '../fakes/blind-canvas.ts';
import { showApl01 } from '../ui/apl/apl01-shown.tsx';
import { aSchedule } from '../ui/purchase/open-purchase.tsx';
import { showWith } from '../ui/show-with.tsx';

interface Node {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
}
interface Schema {
  readonly def: Node;
}

const leavesOf = ({ def }: Schema, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (def.innerType) return leavesOf(def.innerType, path);
  if (!def.shape) return [path];
  return Object.entries(def.shape).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
};
const keys = leavesOf(makeSchema(false) as unknown as Schema);

const page = readFileSync('docs/how-to-point-at-a-real-api.md', 'utf8');
const codes = (text: string): readonly string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
const rowsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(/(?<!\\)\|/))
    .map(([, named = '', meaning = '']) => ({ named: codes(named), meaning: codes(meaning) }));
const rows = rowsIn(page);

const isTold = (path: readonly string[]): boolean =>
  path.some((_, at) => {
    const [section, rest] = [path.slice(0, at + 1).join('.'), path.slice(at + 1)];
    return rows.some(
      ({ named, meaning }) =>
        named.includes(section) && rest.every((key) => meaning.some((code) => code.split(/\W+/).includes(key))),
    );
  }) ||
  (path[0] === 'features' && rows.some(({ named }) => named.includes(path[1] ?? '')));

describe('the table of the configuration', () => {
  it.each(keys.map((path) => [path.join('.'), path] as const))('tells what %s means', (_, path) => {
    expect(isTold(path) || page.includes(`\`${path.join('.')}\``)).toBe(true);
  });

  it('names no key that the schema does not know', () => {
    const known = new Set(keys.flatMap((path) => path.map((_, at) => path.slice(0, at + 1).join('.'))));
    const told = rowsIn(page.slice(0, page.indexOf('### Calls'))).flatMap(({ named }) => named);
    expect(told.filter((key) => !known.has(key))).toEqual([]);
  });
});

const at = ([key = '', ...rest]: readonly string[], value: unknown): object => ({
  [key]: rest.length === 0 ? value : at(rest, value),
});

/** Without them the portal would talk to a wrong place. */
const wholeFile = new Set(['api.baseUrl', 'api.authentication']);

describe('a mistake', () => {
  it.each(keys.map((path) => [path.join('.'), path] as const))(
    'under %s is named, and costs nothing of another key',
    (key, path) => {
      const told: ConfigProblem[] = [];
      const content = { bring: ['KTP'], links: { app: 'https://lsp.example' } };
      const wrong = { ...content, ...at(path, Number.NaN) };
      const read = () => parseConfig(wrong, { tell: (problem) => told.push(problem) });
      if (wholeFile.has(key)) return expect(read).toThrow();
      const config = read();
      expect(told.map(configProblemText).join()).toContain(path[0]);
      if (path[0] !== 'bring') expect(config.bring).toEqual(['KTP']);
      if (path[0] !== 'links') expect(config.links.app).toBe('https://lsp.example');
    },
  );
});

interface Rule {
  readonly configured: object;
  readonly says: RegExp;
  readonly show: (config: Config) => Promise<unknown>;
}

const asksForKtp = { ...returnedApl01([], { requirements: [requirement('ktp')] }), review: null };

const showSignUp = async (config: Config) => {
  const { hook } = memoryLocation({ path: '/login' });
  showWith(
    <Router hook={hook}>
      <SignUpForm next={null} />
    </Router>,
    { config },
  );
};

/** Rules of a body, each with a page that shows it. */
const rules: Readonly<Record<string, Rule>> = {
  'evidence.maxKb': {
    configured: { evidence: { maxKb: 5000 } },
    says: /paling besar 5 MB/,
    show: (config) => showApl01(asksForKtp, {}, null, config),
  },
  budgetSources: {
    configured: { budgetSources: [{ source: 'mandiri', title: 'Biaya sendiri', audience: 'Untuk semua orang.' }] },
    says: /Biaya sendiri.*Untuk semua orang\./,
    show: async (config) =>
      showWith(<ScheduleOffer purchasable={{ schedule: aSchedule(), availability: 'open' }} slug="barista" />, {
        config,
      }),
  },
  'signUp.phone': { configured: { signUp: { phone: true } }, says: /Nomor HP/, show: showSignUp },
  'signUp.nik': { configured: { signUp: { nik: true } }, says: /NIK/, show: showSignUp },
  signatures: {
    configured: { signatures: { apl01: ['draw'] } },
    says: /Pakai jari, pena, atau mouse\.(?! Tidak bisa)/,
    show: (config) => showApl01(asksForKtp, {}, null, config),
  },
};

describe('a rule of the body', () => {
  it.each(Object.entries(rules))('%s changes what a page says', async (_, { configured, says, show }) => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(blindCanvas);
    await show(parseConfig({}));
    expect(document.body.textContent).not.toMatch(says);
    cleanup();
    await show(parseConfig(configured));
    expect(document.body.textContent).toMatch(says);
  });
});
