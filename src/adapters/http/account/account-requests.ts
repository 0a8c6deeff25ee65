import * as z from 'zod/mini';

// All names except `email`, `password` and Laravel's `token` are assumed.

export const logInBody = z.object({ email: z.string(), password: z.string() });
export type LogInBody = z.infer<typeof logInBody>;

/** `agreement` follows Laravel's `accepted` rule; the optional fields are named as in the profile. */
export const registrationBody = z.object({
  fullname: z.string(),
  email: z.string(),
  password: z.string(),
  password_confirmation: z.string(),
  agreement: z.literal(1),
  mobile_phone: z.optional(z.string()),
  identity_number: z.optional(z.string()),
});
export type RegistrationBody = z.infer<typeof registrationBody>;

export const resetLinkBody = z.object({ email: z.string() });
export type ResetLinkBody = z.infer<typeof resetLinkBody>;

export const passwordResetBody = z.object({
  token: z.string(),
  email: z.string(),
  password: z.string(),
  password_confirmation: z.string(),
});
export type PasswordResetBody = z.infer<typeof passwordResetBody>;
