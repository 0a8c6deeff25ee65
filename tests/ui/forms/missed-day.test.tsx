import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { MissedDay } from '../../../src/ui/assessment/public/form-page/missed-day.tsx';
import { timelineKey, useTimelineQuery } from '../../../src/ui/assessment/public/timeline-data.ts';
import { paths } from '../../../src/ui/core/paths.ts';
import { aStage } from '../../builders/stages.ts';
import { SetServerClock } from '../../fakes/time-fakes.ts';
import { FakeServices, sessionOf, showWith } from '../show-with.tsx';

/** As a page does that led to the form. */
const AfterTimeline = () => {
  useQuery(useTimelineQuery()('TRX-1'));
  return <MissedDay trxId="TRX-1" />;
};

const show = async (now: string) => {
  const clock = new SetServerClock();
  clock.set(() => Date.parse(now));
  const timeline = {
    trxId: 'TRX-1',
    scheme: { title: 'Digital Marketing', slug: 'digital-marketing' },
    schedule: { startsAt: '2026-11-25T01:00:00Z', endsAt: '2026-11-25T10:00:00Z', siteName: 'TUK Contoh', city: '' },
    stages: [aStage('apl01', { status: 'open', waitingFor: 'candidate' })],
  };
  const services = new FakeServices()
    .withTimelines({ find: async () => timeline } as never)
    .with(timeTokens.serverClock, clock);
  const { queries } = showWith(<AfterTimeline />, { services, session: sessionOf() });
  await waitFor(() => expect(queries.getQueryData(timelineKey('TRX-1'))).toBeDefined());
};

it('a form says after the day of its assessment that the LSP comes first', async () => {
  await show('2026-11-25T10:00:01Z');
  expect(await screen.findByText('Hari asesmen (Rabu, 25 November 2026) sudah lewat')).toBeDefined();
  expect(screen.getByText(/^Hubungi LSP dulu untuk menanyakan jadwal penggantinya/)).toBeDefined();
  const way = screen.getByRole('link', { name: 'Hubungi LSP' });
  expect(way.getAttribute('href')).toBe(`${paths.contact.to({})}?tulis=absence&trx=${encodeTrxId('TRX-1')}`);
});

it('a form says nothing about the day of its assessment until it is over', async () => {
  await show('2026-11-25T10:00:00Z');
  expect(screen.queryByText(/sudah lewat/)).toBeNull();
});

it('a form that is opened by its address reads no timeline for the notice', () => {
  const { queries, container } = showWith(<MissedDay trxId="TRX-1" />, { session: sessionOf() });
  expect([queries.isFetching(), container.textContent]).toEqual([0, '']);
});
