import type { Page } from '../paging/page.ts';

/** `certificate` (issued, or about to end) and `message` (to the certification body) are assumed, not specified. */
export const notificationTypes = [
  'assessment',
  'payment',
  'register',
  'verify_email',
  'certificate',
  'message',
] as const;

export type NotificationType = (typeof notificationTypes)[number] | 'other';

/** A notification (specification 3). `date` is an ISO instant or null; `trxId` is null when it concerns no purchase. */
export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  readonly typeWord?: string;
  readonly trxId: string | null;
  readonly information: string;
  readonly date: string | null;
  readonly read: boolean;
}

export type NotificationTarget =
  | { readonly kind: 'timeline'; readonly trxId: string }
  | { readonly kind: 'certificate'; readonly trxId: string | null }
  | { readonly kind: 'assessments' }
  | { readonly kind: 'purchases' }
  | { readonly kind: 'profile' }
  | { readonly kind: 'contact' }
  | { readonly kind: 'notifications' };

/** The target of a notification (specification 4); an assessment notification without a trxId leads to the list of assessments. */
export const targetOf = ({ type, trxId }: Pick<Notification, 'type' | 'trxId'>): NotificationTarget => {
  switch (type) {
    case 'assessment':
      return trxId === null ? { kind: 'assessments' } : { kind: 'timeline', trxId };
    case 'payment':
      return { kind: 'purchases' };
    case 'register':
    case 'verify_email':
      return { kind: 'profile' };
    case 'certificate':
      return { kind: 'certificate', trxId };
    case 'message':
      return { kind: 'contact' };
    case 'other':
      return trxId === null ? { kind: 'notifications' } : { kind: 'timeline', trxId };
  }
};

/** `more`: the server truncated the list without a total, so there are more than `count`. */
export interface UnreadCount {
  readonly count: number;
  readonly more: boolean;
}

/** Computes the unread count from the first page of unread notifications. */
export const unreadCountOf = ({ items, last, total }: Page<unknown>): UnreadCount => ({
  count: Math.max(total, items.length),
  more: last > 1 && total <= items.length,
});
