import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import RepeatNotice from '../../../src/ui/purchase/public/repeat-notice.tsx';
import { aResult } from '../../builders/printed-forms.ts';
import { FakeServices, sessionOf, showWith } from '../show-with.tsx';

const unit = (code: string, competent: boolean) => ({
  code,
  title: `Unit ${code}`,
  note: null,
  carried: false,
  methods: [],
  competent,
});

const open = (units: readonly ReturnType<typeof unit>[]) => {
  window.history.replaceState(null, '', `/schema/barista?ulang=${encodeTrxId('TRX-1')}`);
  const config = { ...defaultConfig, features: { ...defaultConfig.features, repeatPurchases: true } };
  const services = new FakeServices()
    .with(assessmentTokens.assessments, { result: async () => aResult({ competent: false, units }) } as never)
    .withTimelines({ find: async () => null });
  return showWith(<RepeatNotice />, { services, config, session: sessionOf() });
};

test.each([
  [true, true],
  [false, false],
])('a reassessment promises that some units are not assessed again only if one is: %s', async (carried, promised) => {
  const { container } = open([unit('A', carried), unit('B', false)]);
  await screen.findByText(/^Asesmen ulang untuk/);
  expect(container.textContent?.includes('tidak diuji lagi')).toBe(promised);
  expect(container.textContent).toContain('Biayanya mengikuti jadwal yang Anda pilih');
  expect(container.textContent?.includes('sebagian unit')).toBe(promised);
});
