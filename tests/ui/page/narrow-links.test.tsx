// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSaying, openPortal, said } from '../portal/open-portal.tsx';
import { windowOf } from '../window-of.ts';
import '../../../src/ui/notification/notifications-page.tsx';

it.each([390, 992])(
  'news of an assessment that is opened in a window of %i px leads home with the notice of the mobile rule [4.notification.assessment] [2.narrow.home]',
  async (width) => {
    windowOf(width);
    await openPortal('gita', '/notifications');
    const [item] = await allSaying('li', /^APL 01 Barista terkirim/);
    fireEvent.click(item?.querySelector('a') as HTMLElement);
    await waitFor(() => expect(location.pathname).toBe('/'));
    await said('Harap gunakan Laptop, Komputer, atau PC untuk melakukan Asesmen');
    await allSaying('h2', 'Informasi');
  },
);

it('news of an assessment that is opened in a window of 993 px leads to its timeline', async () => {
  windowOf(993);
  await openPortal('gita', '/notifications');
  const [item] = await allSaying('li', /^APL 01 Barista terkirim/);
  fireEvent.click(item?.querySelector('a') as HTMLElement);
  await waitFor(() => expect(location.pathname).toMatch(/^\/myassessment\/timeline\/VFJY/));
});
