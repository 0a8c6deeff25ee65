import type { LaunchOptions, test } from '@playwright/test';
// @ts-expect-error: a script without types
import { systemChromium } from '../../../scripts/install/ensure-chromium.mjs';

/** For tests of what the shell of Chromium lacks: PDFs in tabs, and pages kept for Back. */
export const inWholeChromium = (own: LaunchOptions = {}): Parameters<typeof test.use>[0] => ({
  launchOptions: [
    async ({ browserName: _ }, use, { project }) => {
      const chromium: string | undefined = systemChromium();
      await use({ ...project.use.launchOptions, ...(chromium && { executablePath: chromium }), ...own });
    },
    { scope: 'worker' },
  ],
});
