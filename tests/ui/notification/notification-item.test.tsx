import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotificationItem } from '../../../src/ui/notification/notification-item.tsx';

const date = '2026-03-10T02:00:00.000Z';
const notification = { id: '1', type: 'payment', trxId: 'TRX-1', information: 'Kabar', date, read: true } as const;

it('a notification in the bell begins its facts with the time, and its kind is for screen readers only', () => {
  render(<NotificationItem notification={notification} asOf={Date.parse(date)} onOpen={() => undefined} compact />);
  const time = screen.getByText('baru saja');
  expect(time.parentElement?.firstElementChild).toBe(time);
  expect(screen.getByRole('link').getAttribute('aria-describedby')).toBe(time.parentElement?.parentElement?.id);
  expect(screen.getByText('Pembayaran').closest('p')).toBeNull();
});
