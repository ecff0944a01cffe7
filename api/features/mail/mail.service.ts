import { invitationInput } from '#schema/inputs/auth.ts';
import { msg } from '#schema/messages.ts';
import type { Language } from '#schema/vocabulary.ts';
import type { App } from '../../platform/app.ts';
import { authorize } from '../../platform/context/access.ts';
import { Credential } from '../auth/credential.entity.ts';
import { sharedAccounts } from '../auth/own-account.ts';
import { issueReset } from '../auth/reset.service.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { conflict } from '../../platform/errors.ts';
import { parse } from '../../platform/context/parse.ts';
import { findRecipient, kitchenOf } from './mail.queries.ts';
import { MAIL_QUEUE, type MailJob, mailJob } from './mail-job.ts';
import { type MailText, mailTexts } from './mail-texts.ts';
import { sendMail } from './send-mail.ts';

/** Writes and sends one mail of the queue. What has become pointless meanwhile is dropped. @throws to be tried again */
export async function deliver(app: App, data: unknown): Promise<void> {
  const { smtp, publicUrl } = app.config;
  if (!smtp || !publicUrl) return;
  const job = mailJob.parse(data);
  const written = await write(app, publicUrl, job);
  if (written) await sendMail(smtp, written.to, written.text);
}

interface Written {
  readonly to: string;
  readonly text: MailText;
}

function write(app: App, origin: string, job: MailJob): Promise<Written | null> {
  switch (job.kind) {
    case 'forgotten':
      return forgotten(app, origin, job.username);
    case 'registration':
      return registration(app, origin, job);
    case 'invitation':
      return invitation(app, origin, job);
    case 'test':
      return test(app, origin, job);
  }
}

/** Makes the link at this moment, so that it is stored nowhere but as a hash. Each new try replaces the one before. */
async function forgotten(app: App, origin: string, username: string): Promise<Written | null> {
  const account = await app.store.orm.em.fork().findOne(Credential, { username });
  if (!account) return null;
  const { organizationId, userId } = account;
  const person = await app.store.read(organizationId, (db) => findRecipient(db, userId));
  if (!person?.email || person.demo) return null;
  const link = await app.store.write({ organizationId, actorId: null }, 'user.reset_link_mailed', null, async (tx) => {
    tx.record({ entity: 'User', entityId: userId });
    return issueReset(tx, userId);
  });
  return { to: person.email, text: words(person).forgotten(username, `${origin}${link.path}`) };
}

async function registration(
  app: App,
  origin: string,
  job: Extract<MailJob, { kind: 'registration' }>,
): Promise<Written | null> {
  const find = (id: string) => app.store.read(job.organizationId, (db) => findRecipient(db, id));
  const [admin, person] = [await find(job.adminId), await find(job.personId)];
  if (!admin?.email || admin.role !== 'admin' || !person || person.verified) return null;
  const text = words(admin).registration({ ...person, kitchen: admin.kitchen }, `${origin}/admin/users`);
  return { to: admin.email, text };
}

async function invitation(
  app: App,
  origin: string,
  job: Extract<MailJob, { kind: 'invitation' }>,
): Promise<Written | null> {
  const kitchen = await app.store.read(job.organizationId, (db) => kitchenOf(db, job.organizationId));
  if (!kitchen) return null;
  const url = `${origin}/auth?code=${kitchen.code}`;
  return { to: job.to, text: mailTexts[job.language].invitation(kitchen.name, kitchen.code, url) };
}

async function test(app: App, origin: string, job: Extract<MailJob, { kind: 'test' }>): Promise<Written | null> {
  const person = await app.store.read(job.organizationId, (db) => findRecipient(db, job.personId));
  return person?.email ? { to: person.email, text: words(person).test(person.kitchen, origin) } : null;
}

function words({
  language,
  kitchenLanguage,
}: {
  readonly language: Language | null;
  readonly kitchenLanguage: Language;
}) {
  return mailTexts[language ?? kitchenLanguage];
}

/** Invites somebody by mail, with the kitchen's code. */
export async function sendInvitation(ctx: Context, input: unknown): Promise<boolean> {
  const viewer = await mailingAdmin(ctx);
  const { email, language } = parse(invitationInput, input);
  await ctx.write('user.invited', input, async (tx) => {
    tx.record({ entity: 'Organization', entityId: viewer.organizationId, changes: { email } });
  });
  await ctx.queue.send(MAIL_QUEUE, { kind: 'invitation', organizationId: viewer.organizationId, to: email, language });
  return true;
}

/** Sends the viewer a mail, to see that mail arrives. */
export async function sendTestMail(ctx: Context): Promise<boolean> {
  const viewer = await mailingAdmin(ctx);
  if (!viewer.row?.email) throw conflict(msg('mail.enterOwnFirst'));
  await ctx.queue.send(MAIL_QUEUE, { kind: 'test', organizationId: viewer.organizationId, personId: viewer.id });
  return true;
}

async function mailingAdmin(ctx: Context): Promise<Viewer> {
  const viewer = authorize(ctx, 'users.manage');
  if (viewer.demo) throw sharedAccounts();
  if (!ctx.mail) throw conflict(msg('mail.none'));
  await ctx.limiter.consume('mailByPerson', viewer.id);
  await ctx.limiter.consume('mailByOrganization', viewer.organizationId);
  return viewer;
}
