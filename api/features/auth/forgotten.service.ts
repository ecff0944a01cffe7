import { forgotPasswordInput } from '#schema/inputs/auth.ts';
import { msg } from '#schema/messages.ts';
import type { App } from '../../platform/app.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import { forbidden } from '../../platform/errors.ts';
import { MAIL_QUEUE, type MailJob } from '../mail/mail-job.ts';
import { parse } from '../../platform/context/parse.ts';

/**
 * Asks for a password link by mail. Known and unknown names, with and without an e-mail address, get the same answer after the
 * same work: whether there is such an account is looked up when the mail is written.
 */
export async function forgotPassword(app: App, address: string, input: unknown): Promise<void> {
  const { username } = parse(forgotPasswordInput, input);
  if (!app.config.smtp) throw forbidden(msg('auth.noMail'));
  await app.limiter.consume('forgottenByAddress', networkOf(address));
  await app.limiter.consume('forgottenByAccount', username);
  await app.queue.send(MAIL_QUEUE, { kind: 'forgotten', username } satisfies MailJob);
}
