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
  contentSecurityPolicy({ hashes: { styles: [], scripts: [] }, live: true, config, ...told })
    .split('; ')
    .find((each: string) => each.startsWith(`${name} `));

it('the policy allows each origin of the gateway only in the directive that needs it', () => {
  expect(directive('script-src', {})).toBe("script-src 'self' https://app.midtrans.com https://script.lsp.example");
  expect(directive('frame-src', {})).toBe('frame-src https://app.midtrans.com https://frame.lsp.example');
  expect(directive('connect-src', {})).toBe("connect-src 'self' https://app.midtrans.com https://connect.lsp.example");
  expect(directive('img-src', {})).toBe("img-src 'self' data: blob: https://image.lsp.example");
});

it('the policy allows inline code only by its hash', () => {
  const hashes = { styles: ["'sha256-a='"], scripts: ["'sha256-b='"] };
  expect(directive('script-src', { hashes, config: {} })).toBe("script-src 'self' 'sha256-b='");
  expect(directive('style-src', { hashes, config: {} })).toMatch(/^style-src 'self' 'sha256-[^ ]+=' 'sha256-a='$/);
});

it('the policy allows stored pictures to be shown and downloaded, so that they are available offline', () => {
  const told = { config: { storage: ['https://file.lsp.example'] } };
  expect(directive('img-src', told)).toBe("img-src 'self' data: blob: https://file.lsp.example");
  expect(directive('connect-src', told)).toBe("connect-src 'self' https://file.lsp.example");
});

it('the policy allows no payment gateway without payments, and only the configured origins of a gateway', () => {
  const simulated = contentSecurityPolicy({ hashes: { styles: [], scripts: [] }, live: false, config });
  expect(simulated).not.toContain('lsp.example');
  const { origins: _, ...payment } = config.payment;
  expect(directive('frame-src', { config: { payment } })).toBe('frame-src https://app.midtrans.com');
});

it('the policy allows pictures from the body’s storage, reports to its telemetry, and texts from its pages', () => {
  const own = {
    storage: ['https://berkas.lsp.example', 'https://arsip.lsp.example'],
    telemetry: 'https://laporan.lsp.example/portal?kunci=1',
    pages: { about: 'https://teks.lsp.example/tentang.txt', terms: '/ketentuan.txt' },
  };
  expect(directive('img-src', { config: own })).toBe(
    "img-src 'self' data: blob: https://berkas.lsp.example https://arsip.lsp.example",
  );
  expect(directive('connect-src', { config: own })).toBe(
    "connect-src 'self' https://teks.lsp.example https://berkas.lsp.example https://arsip.lsp.example https://laporan.lsp.example",
  );
  expect(directive('connect-src', { config: { telemetry: '/laporan' } })).toBe("connect-src 'self'");
});

it('the policy allows requests to an API and a socket on other origins, also with the protocol of the socket', () => {
  const own = { api: { baseUrl: 'https://api.lsp.example' }, socket: { url: 'https://io.lsp.example' } };
  expect(directive('connect-src', { config: own })).toBe(
    "connect-src 'self' https://api.lsp.example https://io.lsp.example wss://io.lsp.example",
  );
  expect(directive('img-src', { config: own })).toBe("img-src 'self' data: blob: https://api.lsp.example");
});

it('the policy allows the service worker only for offline exams, and the picture worker always', () => {
  const off = { ...config, features: { offlineExams: false } };
  for (const [told, names] of [
    [{}, 'dompurify picture-worker payment-script exam-worker'],
    [{ config: { ...config, features: { messages: false } } }, 'dompurify picture-worker payment-script exam-worker'],
    [{ config: off }, 'dompurify picture-worker payment-script'],
    [{ live: false }, 'dompurify picture-worker'],
  ] as const) {
    expect(directive('worker-src', told)).toBe("worker-src 'self'");
    expect(directive('trusted-types', told)).toBe(`trusted-types ${names}`);
  }
});
