import { expect, it, vi } from 'vitest';

it('the HTML of a body’s build has its colours before any script runs', async () => {
  vi.doMock('../../../../src/configuration/default-config.ts', async (original) => {
    const { defaultConfig } = await original<typeof import('../../../../src/configuration/default-config.ts')>();
    const brand = { ...defaultConfig.brand, colours: { brand: '#7a1f5c' } };
    return { defaultConfig: { ...defaultConfig, brand } };
  });
  const { render } = await import('../../../../src/entry/prerender.tsx');
  const { css } = await render('/login');
  expect(css).toContain('--brand:#7a1f5c');
});
