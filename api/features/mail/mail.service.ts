import { invitationInput } from '#schema/inputs/auth.ts';
import { msg } from '#schema/messages.ts';
import type { Language } from '#schema/vocabulary.ts';
import type { AppServices } from '../../platform/app-services.ts';
import { authorize } from '../../platform/context/access.ts';
import { Credential } from '../auth/passwords/credential.entity.ts';
import { sharedAccounts } from '../auth/accounts/own-account.policy.ts';
import { issueReset } from '../auth/passwords/reset.service.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { conflict } from '../../platform/errors.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { findRecipient, kitchenOf } from './mail.queries.ts';
import { MAIL_QUEUE, type MailJob, mailJob } from './mail-job.types.ts';
import { type MailText, mailTexts } from './mail.messages.ts';
import { sendMail } from './mail.client.ts';

/** Composes and sends one queued mail. Drops it when it is no longer needed. @throws so that the queue retries */
export async function deliver(app: AppServices, data: unknown): Promise<void> {
  const { smtp, publicUrl } = app.config;
  if (!smtp || !publicUrl) return;
  const job = mailJob.parse(data);
  const mail = await compose(app, publicUrl, job);
  if (mail) await sendMail(smtp, mail.to, mail.text);
}

interface ComposedMail {
  readonly to: string;
  readonly text: MailText;
}

function compose(app: AppServices, origin: string, job: MailJob): Promise<ComposedMail | null> {
  switch (job.kind) {
    case 'forgotten':
      return passwordResetMail(app, origin, job.username);
    case 'registration':
      return registrationMail(app, origin, job);
    case 'invitation':
      return invitationMail(app, origin, job);
    case 'test':
      return testMail(app, origin, job);
  }
}

/** Creates the link when the mail is sent, so that only its hash is stored. A retry replaces the earlier link. */
async function passwordResetMail(app: AppServices, origin: string, username: string): Promise<ComposedMail | null> {
  const account = await app.database.orm.em.fork().findOne(Credential, { username });
  if (!account) return null;
  const { organizationId, userId } = account;
  const person = await app.database.read(organizationId, (db) => findRecipient(db, userId));
  if (!person?.email || person.demo) return null;
  const link = await app.database.write(
    { organizationId, actorId: null },
    'user.reset_link_mailed',
    null,
    async (tx) => {
      tx.record({ entity: 'User', entityId: userId });
      return issueReset(tx, userId);
    },
  );
  return { to: person.email, text: templatesFor(person).forgotten(username, `${origin}${link.path}`) };
}

async function registrationMail(
  app: AppServices,
  origin: string,
  job: Extract<MailJob, { kind: 'registration' }>,
): Promise<ComposedMail | null> {
  const find = (id: string) => app.database.read(job.organizationId, (db) => findRecipient(db, id));
  const [admin, person] = [await find(job.adminId), await find(job.personId)];
  if (!admin?.email || admin.role !== 'admin' || !person || person.verified) return null;
  const text = templatesFor(admin).registration({ ...person, kitchen: admin.kitchen }, `${origin}/admin/users`);
  return { to: admin.email, text };
}

async function invitationMail(
  app: AppServices,
  origin: string,
  job: Extract<MailJob, { kind: 'invitation' }>,
): Promise<ComposedMail | null> {
  const kitchen = await app.database.read(job.organizationId, (db) => kitchenOf(db, job.organizationId));
  if (!kitchen) return null;
  const url = `${origin}/auth?code=${kitchen.code}`;
  return { to: job.to, text: mailTexts[job.language].invitation(kitchen.name, kitchen.code, url) };
}

async function testMail(
  app: AppServices,
  origin: string,
  job: Extract<MailJob, { kind: 'test' }>,
): Promise<ComposedMail | null> {
  const person = await app.database.read(job.organizationId, (db) => findRecipient(db, job.personId));
  return person?.email ? { to: person.email, text: templatesFor(person).test(person.kitchen, origin) } : null;
}

function templatesFor({
  language,
  kitchenLanguage,
}: {
  readonly language: Language | null;
  readonly kitchenLanguage: Language;
}) {
  return mailTexts[language ?? kitchenLanguage];
}

/** Mails an invitation with the kitchen's code. */
export async function sendInvitation(ctx: Context, input: InputOf<typeof invitationInput>): Promise<boolean> {
  const viewer = await authorizeMailing(ctx);
  const { email, language } = parse(invitationInput, input);
  await ctx.write('user.invited', input, async (tx) => {
    tx.record({ entity: 'Organization', entityId: viewer.organizationId, changes: { email } });
  });
  await ctx.queue.send(MAIL_QUEUE, { kind: 'invitation', organizationId: viewer.organizationId, to: email, language });
  return true;
}

/** Sends the viewer a test mail. */
export async function sendTestMail(ctx: Context): Promise<boolean> {
  const viewer = await authorizeMailing(ctx);
  if (!viewer.row?.email) throw conflict(msg('mail.enterOwnFirst'));
  await ctx.queue.send(MAIL_QUEUE, { kind: 'test', organizationId: viewer.organizationId, personId: viewer.id });
  return true;
}

async function authorizeMailing(ctx: Context): Promise<Viewer> {
  const viewer = authorize(ctx, 'users.manage');
  if (viewer.demo) throw sharedAccounts();
  if (!ctx.mail) throw conflict(msg('mail.none'));
  await ctx.limiter.consume('mailByPerson', viewer.id);
  await ctx.limiter.consume('mailByOrganization', viewer.organizationId);
  return viewer;
}
