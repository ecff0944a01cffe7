import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '#schema/limits.ts';
import { tokenLimits } from '#schema/token-scopes.ts';
import { AppError, rateLimited } from '../errors.ts';

/** Attempts (`points`) allowed per `duration` in seconds. */
const rules = {
  /** Failed sign-ins, counted before the password is checked. First by address, so that refused ones create no further keys. */
  passwordByAddress: { points: 60, duration: 15 * 60 },
  /** Of one account from one address; its owner can still sign in from others. */
  passwordByAccount: { points: 5, duration: 15 * 60 },
  /** Of one account from all addresses; does not apply to browsers that its owner signed in with before. */
  passwordEverywhere: { points: 50, duration: 60 * 60 },
  /** Of one account from a browser that its owner signed in with before. */
  passwordByBrowser: { points: 10, duration: 15 * 60 },
  /** Different wrong codes; repeating the same one does not count again. */
  codeByAddress: { points: 30, duration: 15 * 60 },
  sameCode: { points: 1, duration: 15 * 60 },
  registrationByAddress: { points: 20, duration: 60 * 60 },
  /** Attempts to change a password with the current one, by person. */
  passwordChangeByPerson: { points: 5, duration: 15 * 60 },
  /** Views and uses of password links. */
  resetByAddress: { points: 30, duration: 15 * 60 },
  /** Requests for a password link by mail. */
  forgottenByAddress: { points: 10, duration: 60 * 60 },
  forgottenByAccount: { points: 3, duration: 60 * 60 },
  /** Invitations and test mails, by admin and by kitchen. */
  mailByPerson: { points: 30, duration: 60 * 60 },
  mailByOrganization: { points: 100, duration: 24 * 60 * 60 },
  /** Checks of files of people, which reveal which usernames are taken. */
  peopleChecksByOrganization: { points: 20, duration: 60 * 60 },
  /** Checks of files of all kinds: each writes every row and rolls it back, in a queue that all kitchens share. */
  importChecksByOrganization: { points: 60, duration: 60 * 60 },
  organizationByAddress: { points: 20, duration: 60 * 60 },
  pairingByAddress: { points: 40, duration: 60 * 60 },
  /** Polls with an unknown or expired device code. */
  pairingMissByAddress: { points: 120, duration: 15 * 60 },
  pairingGuessByOrganization: { points: 10, duration: 15 * 60 },
  /** Wrong PINs; a right one does not reset the count. */
  pinByOrganization: { points: 30, duration: 60 * 60 },
  /** Wrong PINs on one device, with and without a name; a right one does not reset the count. Refuses tries with a name. */
  pinMissByDevice: { points: 20, duration: 60 * 60 },
  /** PINs without a name, which identify their person themselves. */
  pinByDevice: { points: limits.pinTries, duration: limits.pinLockMinutes * 60 },
  /** PINs under a name, by device and person. */
  pinByPerson: { points: limits.pinTries, duration: limits.pinLockMinutes * 60 },
  /** Pings, resent deliveries and new addresses of webhooks: each makes this server send a request. */
  webhookByOrganization: { points: 60, duration: 10 * 60 },
  /** Invalid cookies and tokens. Valid ones from the same address are not limited. */
  failedCredentialByAddress: { points: 300, duration: 5 * 60 },
  /** Tasks that one person requests: each notifies the managers. */
  prepRequestByPerson: { points: 30, duration: 60 * 60 },
  demoByAddress: { points: 120, duration: 60 * 60 },
  /** Bytes written by a kitchen's members. */
  bytesByOrganization: { points: 50_000_000, duration: 60 * 60 },
  graphqlByCaller: { points: 1_200, duration: 60 },
  restByCaller: { points: 1_200, duration: 60 },
  /** Of one API token, over all transports: 100 per second on average, bursts allowed. */
  pointsByToken: { points: tokenLimits.points, duration: tokenLimits.pointsSeconds },
} as const;
export type LimitRule = keyof typeof rules;

/** The state of a rule for one caller. Times in seconds. */
export interface Spent {
  readonly allowed: boolean;
  readonly limit: number;
  readonly window: number;
  readonly left: number;
  readonly resetIn: number;
}

/** Counts attempts, in this process or, with Redis, across all processes. */
export class Limiter {
  private readonly limiters = new Map<LimitRule, RateLimiterAbstract>();

  constructor(private readonly redis: Redis | null) {
    for (const name of Object.keys(rules)) if (isRule(name)) this.create(name);
  }

  /** Throws RATE_LIMITED when no attempts are left; counts nothing. */
  async check(rule: LimitRule, key: string): Promise<void> {
    const state = await this.limiter(rule).get(key);
    if (state && state.consumedPoints >= rules[rule].points) throw rateLimited(state.msBeforeNext / 1000);
  }

  /** Whether no attempt is counted. */
  async isFresh(rule: LimitRule, key: string): Promise<boolean> {
    return ((await this.limiter(rule).get(key))?.consumedPoints ?? 0) === 0;
  }

  /** Counts one attempt, or several. Throws RATE_LIMITED when none are left. */
  async consume(rule: LimitRule, key: string, points = 1): Promise<void> {
    const { allowed, resetIn } = await this.spend(rule, key, points);
    if (!allowed) throw rateLimited(resetIn);
  }

  /** Counts these points. Returns the state after it. */
  async spend(rule: LimitRule, key: string, points: number): Promise<Spent> {
    const { points: limit, duration: window } = rules[rule];
    const answer = (state: RateLimiterRes, allowed: boolean): Spent => {
      return { allowed, limit, window, left: Math.max(0, state.remainingPoints), resetIn: state.msBeforeNext / 1000 };
    };
    try {
      return answer(await this.limiter(rule).consume(key, points), true);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return answer(refusal, false);
      throw refusal;
    }
  }

  /** Whether one more attempt is allowed; counts it when it is. */
  async allows(rule: LimitRule, key: string): Promise<boolean> {
    return this.consume(rule, key).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );
  }

  /** Takes one counted attempt back. */
  async giveBack(rule: LimitRule, key: string): Promise<void> {
    await this.limiter(rule).reward(key, 1);
  }

  /** Counts one failed attempt without throwing. */
  async fail(rule: LimitRule, key: string): Promise<void> {
    await this.limiter(rule).penalty(key, 1);
  }

  /** Deletes the attempts, after a success. */
  async forget(rule: LimitRule, key: string): Promise<void> {
    await this.limiter(rule).delete(key);
  }

  /** Resets the counts of this process; those in Redis stay. */
  forgetAll(): void {
    for (const name of this.limiters.keys()) this.create(name);
  }

  private create(name: LimitRule): void {
    const options = { keyPrefix: `limit:${name}`, ...rules[name] };
    const { redis } = this;
    const insuranceLimiter = new RateLimiterMemory(options);
    this.limiters.set(
      name,
      redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter }) : insuranceLimiter,
    );
  }

  private limiter(rule: LimitRule): RateLimiterAbstract {
    const limiter = this.limiters.get(rule);
    if (!limiter) throw new Error(`There is no limit ${rule}.`);
    return limiter;
  }
}

function isRule(name: string): name is LimitRule {
  return name in rules;
}
