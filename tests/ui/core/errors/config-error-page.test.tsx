import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfigError, parseConfig } from '../../../../src/configuration/config.ts';
import ConfigErrorPage from '../../../../src/ui/core/errors/config-error-page.tsx';

it('an unusable configuration shows its wrong keys instead of the portal', () => {
  let problem: unknown;
  try {
    parseConfig({ api: { baseUrl: 'bukan alamat' }, brnd: {} });
  } catch (error) {
    problem = error;
  }
  expect(problem).toBeInstanceOf(ConfigError);
  render(<ConfigErrorPage problem={problem} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Konfigurasi portal tidak sesuai');
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toEqual(expect.arrayContaining([expect.stringMatching(/^api\.baseUrl: /), 'brnd: kunci tidak dikenal']));
});
