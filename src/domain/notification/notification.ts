import type { Page } from '../paging/page.ts';

/** `certificate` is none of the specification's: a reminder of a certificate that ends (assumed). */
export const notificationTypes = ['assessment', 'payment', 'register', 'verify_email', 'certificate'] as const;

/** `other` is whatever a server sends beside the types that are known. */
export type NotificationType = (typeof notificationTypes)[number] | 'other';

/** Something that the portal tells a candidate (specification 3). `date` is an ISO instant, null where it is not known; `trxId` is null where it concerns no purchase. */
export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  /** The server's own word for a type that is `other`; absent when it has none. */
  readonly typeWord?: string;
  readonly trxId: string | null;
  readonly information: string;
  readonly date: string | null;
  readonly read: boolean;
}

/** Where a notification leads. */
export type NotificationTarget =
  | { readonly kind: 'timeline'; readonly trxId: string }
  | { readonly kind: 'certificate'; readonly trxId: string | null }
  | { readonly kind: 'assessments' }
  | { readonly kind: 'purchases' }
  | { readonly kind: 'profile' }
  | { readonly kind: 'notifications' };

/**
 * Its target by its type (specification 4). News of an assessment that does not say which one leads to all of them; other news to the
 * assessment that it names, or to the list.
 */
export const targetOf = ({ type, trxId }: Pick<Notification, 'type' | 'trxId'>): NotificationTarget => {
  if (type === 'payment') return { kind: 'purchases' };
  if (type === 'certificate') return { kind: 'certificate', trxId };
  if (type !== 'assessment' && type !== 'other') return { kind: 'profile' };
  if (trxId !== null) return { kind: 'timeline', trxId };
  return { kind: type === 'other' ? 'notifications' : 'assessments' };
};

/** How many are unread; `more` when the server cut the list without saying how long it is: then there are more than `count`. */
export interface UnreadCount {
  readonly count: number;
  readonly more: boolean;
}

/** What the first page of the unread ones says about their number. Without a total it is what is on the page. */
export const unreadCountOf = ({ items, last, total }: Page<unknown>): UnreadCount => ({
  count: Math.max(total, items.length),
  more: last > 1 && total <= items.length,
});
