import { expect, it, vi } from 'vitest';
import { type ConfigProblem, parseConfig } from '../../../../src/configuration/config.ts';
import { tellOperator } from '../../../../src/ui/core/errors/tell-operator.ts';

it('the console tells the operator what is wrong in /config.json', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const problems: ConfigProblem[] = [];
  parseConfig({ brand: { colours: { brand: '#ffff00' } }, tema: 1 }, { tell: (problem) => problems.push(problem) });
  await Promise.all(problems.map(tellOperator));
  expect(error.mock.calls).toEqual([
    ['/config.json brand.colours.brand: tidak terbaca: kontras di bawah 4,5'],
    ['/config.json tema: kunci tidak dikenal'],
  ]);
  error.mockRestore();
});
