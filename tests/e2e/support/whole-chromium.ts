import type { LaunchOptions } from '@playwright/test';
// @ts-expect-error: a script without types
import { systemChromium } from '../../../scripts/install/ensure-chromium.mjs';

/** For tests of what the shell of Chromium lacks: PDFs in tabs, and pages kept for Back. */
export const inWholeChromium = (options: LaunchOptions | undefined): LaunchOptions => {
  const chromium: string | undefined = systemChromium();
  return { ...options, ...(chromium && { executablePath: chromium }) };
};
