import { v7 as uuidv7 } from 'uuid';
import { type RegisterInput, registerInput } from '#schema/inputs/auth.ts';
import { factsOf } from '../../organizations/country-facts.policy.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import type { AppServices } from '../../../platform/app-services.ts';
import { networkOf } from '../../../platform/http/client-address.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, fieldError, forbidden, invalidField } from '../../../platform/errors.ts';
import { addDefaultCategories } from '../../item-categories/default-categories.data.ts';
import { makeOrganizationCode } from '../../organizations/organization-code.crypto.ts';
import { OrganizationCode } from '../../organizations/organization-code.entity.ts';
import { findOrganization } from '../../organizations/organizations.queries.ts';
import { createOrganization } from '../../organizations/organization.writes.ts';
import { MAIL_QUEUE, type MailJob } from '../../mail/mail-job.types.ts';
import { Organization } from '../../organizations/organization.entity.ts';
import { isTimeZone } from '#schema/business-day.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { addDefaultPrepList } from '../../prep/lists/default-prep-list.data.ts';
import { notifyOfRegistration } from '../../users/registration.notifications.ts';
import { User } from '../../users/user.entity.ts';
import { listMailedAdmins } from '../../users/users.queries.ts';
import { addDefaultReasons } from '../../waste/default-reasons.data.ts';
import type { SignedIn, SignInRequest } from '../auth.service.ts';
import { Credential } from '../passwords/credential.entity.ts';
import { withProof } from '../sessions/known-browser.crypto.ts';
import { hashNewPassword } from '../passwords/new-password.crypto.ts';
import { openSession } from '../sessions/sessions.service.ts';
import { managers } from '#schema/permissions.ts';

/**
 * Registers a person: with an organization's code as an unverified cook or manager, or with the name of a new
 * organization as its verified admin. Wrong, old and unknown codes get the same error.
 */
export async function register(
  { app, ctx, knownBrowser }: SignInRequest,
  input: InputOf<typeof registerInput>,
): Promise<SignedIn> {
  const network = networkOf(ctx.address);
  const registration = parse(registerInput, input);
  assertRegistrationOpen(app, registration);
  if (registration.timeZone && !isTimeZone(registration.timeZone)) {
    throw invalidField('timeZone', msg('kitchen.unknownTimeZone'));
  }
  const organizationId = registration.organizationCode
    ? await organizationOfCode(app, network, registration.organizationCode)
    : await newOrganizationId(app, network);
  // Checked before the costly hash, and again in the transaction.
  await assertUsernameFree(app.database.orm.em.fork(), registration.username);
  const { username, name, organizationName, password } = registration;
  const kitchenName = organizationName ?? (await app.database.read(organizationId, findOrganization)).name;
  const passwordHash = await hashNewPassword(password, { username, names: [name, kitchenName], from: network });
  const [user, credential] = await app.database.write(
    { organizationId, actorId: null },
    'user.registered',
    null,
    async (tx) => {
      await assertUsernameFree(tx.em, registration.username);
      const kitchen = registration.organizationCode ? await lockKitchenToJoin(tx) : null;
      if (kitchen) await assertNoMemberNamed(tx, registration.username);
      if (!kitchen) await beginOrganization(tx, registration);
      // Every other visitor of the demo could read the address.
      return addUser(tx, kitchen?.demo ? { ...registration, email: undefined } : registration, passwordHash);
    },
  );
  if (registration.organizationCode) await mailAdmins(app, user);
  return { user, cookie: await openSession(app, user), knownBrowser: withProof(knownBrowser, credential) };
}

/** Mails the admins who have an e-mail address, in addition to the notification in the app. */
async function mailAdmins(app: AppServices, { id: personId, organizationId }: User): Promise<void> {
  if (!app.config.smtp) return;
  const admins = await app.database.read(organizationId, (db) => listMailedAdmins(db));
  for (const adminId of admins) {
    const job: MailJob = { kind: 'registration', organizationId, personId, adminId };
    await app.queue.send(MAIL_QUEUE, job);
  }
}

/** Called before any code is checked, so that a closed server reveals nothing about its kitchens. */
function assertRegistrationOpen({ config }: AppServices, { organizationCode }: RegisterInput): void {
  if (config.registration === 'closed') {
    throw forbidden(msg('auth.registrationClosed'));
  }
  if (config.registration === 'code' && !organizationCode) {
    throw forbidden(msg('auth.noNewKitchens'));
  }
}

/** The organization that a code belongs to. Wrong codes are counted, and so are registrations with a right one. */
async function organizationOfCode(app: AppServices, network: string, code: string): Promise<string> {
  await app.limiter.check('codeByAddress', network);
  const row = await app.database
    .unscoped()
    .selectFrom('organizationCode')
    .select('organizationId')
    .where('code', '=', code)
    .executeTakeFirst();
  if (row) {
    await app.limiter.consume('registrationByAddress', network);
    return row.organizationId;
  }
  if (await app.limiter.allows('sameCode', `${network}|${code}`)) await app.limiter.fail('codeByAddress', network);
  throw fieldError('organizationCode', msg('auth.wrongCode'));
}

async function newOrganizationId(app: AppServices, network: string): Promise<string> {
  await app.limiter.consume('organizationByAddress', network);
  return uuidv7();
}

/** Locks the kitchen, so that its registrations run one after the other. Throws CONFLICT when too many wait for verification. */
async function lockKitchenToJoin(tx: Transaction): Promise<Organization> {
  const kitchen = await find(tx, Organization, 'organization', tx.organizationId, { lock: true });
  const waiting = await tx.em.count(User, { kind: 'person', verified: false, status: 'active' });
  if (waiting < limits.waitingPeopleMax) return kitchen;
  throw conflict(msg('auth.tooManyWaiting', { count: limits.waitingPeopleMax }));
}

/** Users without a password, such as the demo's, have usernames too. Throws CONFLICT. */
export async function assertNoMemberNamed(tx: Transaction, username: string): Promise<void> {
  if ((await tx.em.count(User, { username })) > 0) throw conflict(msg('auth.usernameTaken'));
}

export async function assertUsernameFree(em: Transaction['em'], username: string): Promise<void> {
  if (await em.findOne(Credential, { username })) throw conflict(msg('auth.usernameTaken'));
}

/** Creates a kitchen with its code and default lists. */
export async function beginOrganization(tx: Transaction, registration: RegisterInput): Promise<void> {
  createOrganization(tx, {
    name: registration.organizationName ?? '',
    ...(registration.timeZone ? { timeZone: registration.timeZone } : {}),
    ...(registration.country ? { country: registration.country, ...factsOf(registration.country) } : {}),
    ...(registration.currency ? { currency: registration.currency } : {}),
    ...(registration.language ? { language: registration.language } : {}),
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

/** Creates a user with their password: verified without a code, unverified with one. */
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
    audience: { roles: managers },
  });
  if (!first) await notifyOfRegistration(tx, user);
  return [user, credential];
}
