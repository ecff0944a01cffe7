import { z } from 'zod';
import { limits } from '../limits.ts';
import { nameText } from '../name-text.ts';
import { languages, roles } from '../vocabulary.ts';
import { issue } from './issue.ts';
import { id, personName } from './parts.ts';

export const username = z
  .string()
  .trim()
  .toLowerCase()
  .min(limits.usernameMin, issue('field.atLeastCharacters', { count: limits.usernameMin }))
  .max(limits.usernameMax, issue('field.atMostCharacters', { count: limits.usernameMax }))
  .regex(/^[a-z0-9._-]+$/, issue('auth.usernameLetters'));

export const password = z
  .string()
  .min(limits.passwordMin, issue('field.atLeastCharacters', { count: limits.passwordMin }))
  .max(limits.passwordMax, issue('field.atMostCharacters', { count: limits.passwordMax }));

/** POST /api/login. Deliberately loose: a malformed username gets the same response as an unknown one. */
export const loginInput = z.strictObject({
  username: z.string().min(1, issue('auth.enterUsername')).max(200),
  password: z.string().min(1, issue('auth.enterPassword')).max(1_000),
});

/** POST /api/demo-login. */
export const demoLoginInput = z.strictObject({ role: z.enum(roles) });

/** An organization code as people type it: with spaces, or without its prefix. */
function wholeCode(typed: string): string {
  const { organizationCodePrefix: prefix, organizationCodeLength: length } = limits;
  const code = typed.replaceAll(/\s/g, '');
  const random = code.replace(new RegExp(`^${prefix}-?`), '');
  return new RegExp(`^[A-Z0-9]{${length}}$`).test(random) ? `${prefix}-${random}` : code;
}

/** POST /api/register: join with an organization code, or create an organization as its first admin. */
export const registerInput = z
  .strictObject({
    username,
    password,
    name: personName(issue('auth.enterName')),
    role: z.enum(roles),
    organizationCode: z.string().trim().toUpperCase().max(32).overwrite(wholeCode).optional(),
    organizationName: z.string().overwrite(nameText).min(1, issue('auth.enterKitchen')).max(limits.nameMax).optional(),
    email: z.email(issue('field.email')).max(limits.emailMax).optional(),
    language: z.enum(languages).optional(),
    timeZone: z.string().max(64).optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, issue('field.country'))
      .optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, issue('field.currency'))
      .optional(),
  })
  .superRefine((input, check) => {
    if (input.role === 'admin') {
      if (input.organizationCode)
        check.addIssue({
          code: 'custom',
          path: ['role'],
          message: issue('auth.joinWithCode'),
        });
      else if (!input.organizationName)
        check.addIssue({ code: 'custom', path: ['organizationName'], message: issue('auth.enterKitchen') });
    } else if (!input.organizationCode || input.organizationName) {
      check.addIssue({
        code: 'custom',
        path: ['organizationCode'],
        message: issue('auth.enterCode'),
      });
    }
    // Every password contains an empty username, which is refused already.
    if (input.username !== '' && input.password.toLowerCase().includes(input.username))
      check.addIssue({ code: 'custom', path: ['password'], message: issue('auth.passwordHoldsUsername') });
  });
export type RegisterInput = z.infer<typeof registerInput>;

/** A new password of the signed-in person. The service checks that it does not contain the username. */
export const changePasswordInput = z.strictObject({
  currentPassword: z.string().min(1, issue('auth.enterCurrentPassword')).max(1_000),
  newPassword: password,
});

/** One of the viewer's own sessions. */
export const endSessionInput = z.strictObject({ id });

/** The person who gets a link that sets a new password. */
export const resetLinkInput = z.strictObject({ id });

const resetToken = z.string().min(1).max(200);

/** POST /api/password-reset/check: whether a link still works. */
export const checkResetInput = z.strictObject({ token: resetToken });

/** POST /api/password-reset: a new password with the secret of a link. */
export const resetPasswordInput = z.strictObject({ token: resetToken, password });

/** POST /api/forgot-password. Deliberately loose: every name gets the same response. */
export const forgotPasswordInput = z.strictObject({
  username: z.string().trim().toLowerCase().min(1, issue('auth.enterUsername')).max(200),
});

/** An invitation by mail, written in this language. */
export const invitationInput = z.strictObject({
  email: z.string().trim().max(limits.emailMax).regex(z.regexes.email, issue('field.email')),
  language: z.enum(languages),
});
