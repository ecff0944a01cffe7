import { v7 as uuidv7 } from 'uuid';
import { type RegisterInput, registerInput } from '#schema/inputs/auth.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import type { App } from '../../platform/app.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, forbidden, invalid, invalidField } from '../../platform/errors.ts';
import { addDefaultCategories } from '../item-categories/default-categories.ts';
import { makeOrganizationCode } from '../organizations/make-organization-code.ts';
import { OrganizationCode } from '../organizations/organization-code.entity.ts';
import { createOrganization } from '../organizations/create-organization.ts';
import { MAIL_QUEUE, type MailJob } from '../mail/mail-job.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { isTimeZone } from '../organizations/business-day.ts';
import { parse } from '../../platform/context/parse.ts';
import { addDefaultPrepList } from '../prep/default-prep-list.ts';
import { notifyOfRegistration } from '../users/registration.notifications.ts';
import { User } from '../users/user.entity.ts';
import { listMailedAdmins } from '../users/users.queries.ts';
import { addDefaultReasons } from '../waste/default-reasons.ts';
import type { Asking, SignedIn } from './auth.service.ts';
import { Credential } from './credential.entity.ts';
import { withProof } from './known-browser.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessions.ts';

/**
 * Registers a person: with an organization's code as an unverified cook or manager, or with the name of a new
 * organization as its verified admin. A wrong, an old and an unknown code get the same answer.
 */
export async function register({ app, ctx, known }: Asking, input: unknown): Promise<SignedIn> {
  const network = networkOf(ctx.address);
  const registration = parse(registerInput, input);
  refuseWhereClosed(app, registration);
  if (registration.timeZone && !isTimeZone(registration.timeZone)) {
    throw invalidField('timeZone', msg('kitchen.unknownTimeZone'));
  }
  const organizationId = registration.organizationCode
    ? await organizationOfCode(app, network, registration.organizationCode)
    : await newOrganizationId(app, network);
  // Looked at before the costly hash, and again in the write.
  await refuseTaken(app.store.orm.em.fork(), registration.username);
  const passwordHash = await hashPassword(registration.password, network);
  const [user, credential] = await app.store.write(
    { organizationId, actorId: null },
    'user.registered',
    null,
    async (tx) => {
      await refuseTaken(tx.em, registration.username);
      const kitchen = registration.organizationCode ? await joined(tx) : null;
      if (kitchen) await refuseNamesake(tx, registration.username);
      if (!kitchen) await beginOrganization(tx, registration);
      // What a visitor of the demo types of themselves would stand there for every other one.
      return addUser(tx, kitchen?.demo ? { ...registration, email: undefined } : registration, passwordHash);
    },
  );
  if (registration.organizationCode) await mailAdmins(app, user);
  return { user, cookie: await openSession(app, user), known: withProof(known, credential) };
}

/** The news for admins who have an e-mail address; the notification in the kitchen is there in any case. */
async function mailAdmins(app: App, { id: personId, organizationId }: User): Promise<void> {
  if (!app.config.smtp) return;
  const admins = await app.store.read(organizationId, (db) => listMailedAdmins(db));
  for (const adminId of admins) {
    const job: MailJob = { kind: 'registration', organizationId, personId, adminId };
    await app.queue.send(MAIL_QUEUE, job);
  }
}

/** Before any code is looked at: a server that takes nobody in tells nothing about its kitchens. */
function refuseWhereClosed({ config }: App, { organizationCode }: RegisterInput): void {
  if (config.registration === 'closed') {
    throw forbidden(msg('auth.registrationClosed'));
  }
  if (config.registration === 'code' && !organizationCode) {
    throw forbidden(msg('auth.noNewKitchens'));
  }
}

/** The organization that a code belongs to. Wrong codes are counted, and so are registrations with a right one. */
async function organizationOfCode(app: App, network: string, code: string): Promise<string> {
  await app.limiter.check('codeByAddress', network);
  const found = await app.store
    .unscoped()
    .selectFrom('organizationCode')
    .select('organizationId')
    .where('code', '=', code)
    .executeTakeFirst();
  if (found) {
    await app.limiter.consume('registrationByAddress', network);
    return found.organizationId;
  }
  if (await app.limiter.allows('sameCode', `${network}|${code}`)) await app.limiter.fail('codeByAddress', network);
  const message = msg('auth.wrongCode');
  throw invalid(message, [{ path: 'organizationCode', message }]);
}

async function newOrganizationId(app: App, network: string): Promise<string> {
  await app.limiter.consume('organizationByAddress', network);
  return uuidv7();
}

/** The kitchen that has room for one more to wait. Its registrations wait for each other here. Throws CONFLICT. */
async function joined(tx: Transaction): Promise<Organization> {
  const kitchen = await find(tx, Organization, 'organization', tx.organizationId, { lock: true });
  const waiting = await tx.em.count(User, { kind: 'person', verified: false, status: 'active' });
  if (waiting < limits.waitingPeopleMax) return kitchen;
  throw conflict(msg('auth.tooManyWaiting', { count: limits.waitingPeopleMax }));
}

/** People without a password of their own, such as the demo's, have their usernames too. */
async function refuseNamesake(tx: Transaction, username: string): Promise<void> {
  if ((await tx.em.count(User, { username })) > 0) throw conflict(msg('auth.usernameTaken'));
}

export async function refuseTaken(em: Transaction['em'], username: string): Promise<void> {
  if (await em.findOne(Credential, { username })) throw conflict(msg('auth.usernameTaken'));
}

/** A new kitchen with its code and the lists that every kitchen begins with. */
export async function beginOrganization(tx: Transaction, registration: RegisterInput): Promise<void> {
  createOrganization(tx, {
    name: registration.organizationName ?? '',
    ...(registration.timeZone ? { timeZone: registration.timeZone } : {}),
    ...(registration.country ? { country: registration.country } : {}),
    ...(registration.currency ? { currency: registration.currency } : {}),
    ...(registration.language ? { language: registration.language } : {}),
    temperatureUnit: registration.country === 'US' ? 'F' : 'C',
    jurisdiction: registration.country === 'GB' ? 'UK' : 'FDA_2022',
  });
  const code = Object.assign(new OrganizationCode(), {
    code: makeOrganizationCode(),
    organizationId: tx.organizationId,
  });
  tx.em.persist(code);
  addDefaultReasons(tx);
  addDefaultPrepList(tx, registration.language);
  addDefaultCategories(tx);
  tx.record({ action: 'organization.created', entity: 'Organization', entityId: tx.organizationId });
}

/** A person with their password: without a code a verified one, with a code one who waits for verification. */
export async function addUser(
  tx: Transaction,
  registration: RegisterInput,
  passwordHash: string,
): Promise<readonly [User, Credential]> {
  const first = !registration.organizationCode;
  const { username, name, role, email, language } = registration;
  const user = add(tx, User, {
    username,
    name,
    role,
    verified: first,
    email: email ?? null,
    language: language ?? null,
  });
  const { organizationId } = tx;
  const credential = Object.assign(new Credential(), { username, passwordHash, userId: user.id, organizationId });
  tx.em.persist(credential);
  tx.record({
    entity: 'User',
    entityId: user.id,
    changes: { username, role },
    live: { type: 'USER_UPDATED', data: { id: user.id, version: 1 } },
    audience: { roles: ['manager', 'admin'] },
  });
  if (!first) await notifyOfRegistration(tx, user);
  return [user, credential];
}
