import { expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { contentSecurityPolicy } from '../../../scripts/serving/content-security-policy.mjs';

const config = {
  payment: {
    scriptUrl: 'https://app.midtrans.com/snap/snap.js',
    clientKey: 'k',
    origins: {
      script: ['https://script.lsp.example'],
      connect: ['https://connect.lsp.example'],
      frame: ['https://frame.lsp.example'],
      image: ['https://image.lsp.example'],
    },
  },
};
const directive = (name: string, told: object): string =>
  contentSecurityPolicy({ styleHashes: [], payment: true, config, ...told })
    .split('; ')
    .find((each: string) => each.startsWith(`${name} `));

it('the policy gives the gateway each of its origins where it asks for it, and nowhere else', () => {
  expect(directive('script-src', {})).toBe("script-src 'self' https://app.midtrans.com https://script.lsp.example");
  expect(directive('frame-src', {})).toBe('frame-src https://app.midtrans.com https://frame.lsp.example');
  expect(directive('connect-src', {})).toBe("connect-src 'self' https://app.midtrans.com https://connect.lsp.example");
  expect(directive('img-src', {})).toBe("img-src 'self' data: blob: https://image.lsp.example");
});

it('the policy has no place for a gateway where nobody pays, nor for more of one that nothing is said of', () => {
  const simulated = contentSecurityPolicy({ styleHashes: [], payment: false, config });
  expect(simulated).not.toContain('lsp.example');
  const { origins: _, ...payment } = config.payment;
  expect(directive('frame-src', { config: { payment } })).toBe('frame-src https://app.midtrans.com');
});
