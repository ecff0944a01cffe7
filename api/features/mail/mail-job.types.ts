import { z } from 'zod';
import { languages } from '#schema/vocabulary.ts';

export const MAIL_QUEUE = 'mail';

const id = z.string();

/** A queued mail. It contains no secret: codes and links are created when it is sent. */
export const mailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('forgotten'), username: z.string() }),
  z.object({ kind: z.literal('registration'), organizationId: id, personId: id, adminId: id }),
  z.object({ kind: z.literal('invitation'), organizationId: id, to: z.string(), language: z.enum(languages) }),
  z.object({ kind: z.literal('test'), organizationId: id, personId: id }),
]);
export type MailJob = z.infer<typeof mailJob>;
