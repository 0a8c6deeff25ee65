import * as z from 'zod/mini';

/** PATCH /api/notification/mark-as-read; the name `id` is assumed. */
export const markAsReadBody = z.object({ id: z.string() });
export type MarkAsReadBody = z.infer<typeof markAsReadBody>;

/** PATCH /api/notification/mark-all. */
export const markAllBody = z.object({});
export type MarkAllBody = z.infer<typeof markAllBody>;
