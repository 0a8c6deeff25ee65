import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSaying, openPortal, said } from '../../portal/open-portal.tsx';
import { windowOf } from '../../window-of.ts';
import '../../../../src/ui/notification/notifications-page.tsx';

it.each([
  [992, /^\/$/, 'Harap gunakan Laptop, Komputer, atau PC untuk melakukan Asesmen'],
  [993, /^\/myassessment\/timeline\/VFJY/, 'Barista'],
])(
  'a notification of an assessment, opened in a window of %i px, leads to %s and says what the mobile rule says [4.notification.assessment] [2.narrow.home]',
  async (width, address, words) => {
    windowOf(width);
    await openPortal('gita', '/notifications');
    const [item] = await allSaying('li', /^APL 01 Barista terkirim/);
    fireEvent.click(item?.querySelector('a') as HTMLElement);
    await waitFor(() => expect(location.pathname).toMatch(address));
    await said(words);
  },
);
