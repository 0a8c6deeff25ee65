import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import type { Stage } from '../../../src/domain/assessment/timeline.ts';
import { CompletenessCard } from '../../../src/ui/profile/completeness-card.tsx';
import { aStage } from '../../builders/stages.ts';
import { aTransaction } from '../../fakes/purchase-fakes.ts';
import { FakeServices, sessionOf, showWith } from '../show-with.tsx';

const show = (list: () => Promise<unknown>, stages: readonly Stage[] = []) => {
  const find = async (trxId: string) => ({
    trxId,
    scheme: { title: 'Junior Web Programmer', slug: 'junior-web-programmer' },
    schedule: { startsAt: null, endsAt: null, siteName: '', city: '' },
    stages,
  });
  const services = new FakeServices().with(purchaseTokens.transactions, { list } as never).withTimelines({ find });
  showWith(<CompletenessCard read={{ percent: 100, missing: [] }} />, { services, session: sessionOf() });
};
const listOf = (...items: unknown[]) => ({ items, current: 1, last: 1, total: items.length });
const bought = async () => listOf(aTransaction({ status: 'paid' }));
const toSchemes = () => screen.queryByRole('link', { name: 'Cari skema' });

describe('the card of a complete profile', () => {
  it('leads to the next step of the certification that runs', async () => {
    show(bought, [aStage('apl01', { status: 'open', waitingFor: 'candidate' }), aStage('apl02')]);
    expect(await screen.findByText(/langkah Anda berikutnya Formulir APL 01\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Isi formulir APL 01' })).toBeDefined();
    expect(toSchemes()).toBeNull();
  });

  it('leads to the timeline while others work', async () => {
    show(bought, [aStage('exam', { status: 'submitted', waitingFor: 'assessor' })]);
    expect(await screen.findByText(/Asesor sedang menilai ujian Anda\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Lihat proses sertifikasi' })).toBeDefined();
    expect(toSchemes()).toBeNull();
  });

  it('leads to the schemes when nothing runs', async () => {
    show(async () => listOf());
    expect(await screen.findByRole('link', { name: 'Cari skema' })).toBeDefined();
  });

  it('leads to home when the next step cannot be read', async () => {
    show(() => Promise.reject(new Error('no server')));
    expect(await screen.findByRole('link', { name: 'Buka Beranda' })).toBeDefined();
    expect(screen.getByText(/^Profil Anda lengkap/)).toBeDefined();
    expect(toSchemes()).toBeNull();
  });
});
