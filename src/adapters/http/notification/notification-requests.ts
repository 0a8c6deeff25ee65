import * as z from 'zod/mini';

export const markAsReadBody = z.object({ id: z.string() });
export type MarkAsReadBody = z.infer<typeof markAsReadBody>;

export const markAllBody = z.object({});
export type MarkAllBody = z.infer<typeof markAllBody>;
