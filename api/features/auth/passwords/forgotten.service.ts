import { forgotPasswordInput } from '#schema/inputs/auth.ts';
import { msg } from '#schema/messages.ts';
import type { AppServices } from '../../../platform/app-services.ts';
import { networkOf } from '../../../platform/http/client-address.ts';
import { forbidden } from '../../../platform/errors.ts';
import { MAIL_QUEUE, type MailJob } from '../../mail/mail-job.types.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';

/**
 * Requests a password link by mail. Existing and unknown usernames, with and without an e-mail address, get the same response
 * after the same work: the account is looked up later, when the mail is written.
 */
export async function forgotPassword(
  app: AppServices,
  address: string,
  input: InputOf<typeof forgotPasswordInput>,
): Promise<void> {
  const { username } = parse(forgotPasswordInput, input);
  if (!app.config.smtp) throw forbidden(msg('auth.noMail'));
  await app.limiter.consume('forgottenByAddress', networkOf(address));
  await app.limiter.consume('forgottenByAccount', username);
  await app.queue.send(MAIL_QUEUE, { kind: 'forgotten', username } satisfies MailJob);
}
