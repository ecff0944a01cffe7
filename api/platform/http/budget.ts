import { networkOf } from './client-address.ts';
import { rateLimited } from '../errors.ts';
import type { Limiter, LimitRule, Spent } from './limiter.ts';

/** Entry points with their own budget, for users and devices. A token has one budget for all of them. */
export type EntryPoint = 'graphql' | 'rest';
const ruleOf: Readonly<Record<EntryPoint, LimitRule>> = { graphql: 'graphqlByCaller', rest: 'restByCaller' };

/** Points of a REST call for an API token; other callers' calls are counted. */
const CALL_POINTS = 10;

/** Whose requests are counted. */
interface Counted {
  readonly id: string;
  readonly token: { readonly id: string } | null;
}

/** The rate limit budget of one caller, and its response headers. */
export class Budget {
  private last: Spent | null = null;

  constructor(
    private readonly limiter: Limiter,
    /** The policy's name in the headers. */
    private readonly name: string,
    private readonly rule: LimitRule,
    private readonly key: string,
  ) {}

  /** The caller's budget. An API token spends points, everybody else requests. */
  static of(limiter: Limiter, viewer: Counted | null, address: string, entryPoint: EntryPoint): Budget {
    if (viewer?.token) return new Budget(limiter, 'token', 'pointsByToken', viewer.token.id);
    return new Budget(limiter, entryPoint, ruleOf[entryPoint], viewer?.id ?? networkOf(address));
  }

  /** Spends points. Throws RATE_LIMITED when none are left. */
  async spend(points: number): Promise<void> {
    this.last = await this.limiter.spend(this.rule, this.key, points);
    if (!this.last.allowed) throw rateLimited(this.last.resetIn);
  }

  /** The points of one REST call, or of the initial data of a socket. */
  get callPoints(): number {
    return this.rule === 'pointsByToken' ? CALL_POINTS : 1;
  }

  /** The state after the last spending; null before the first. */
  get left(): Spent | null {
    return this.last;
  }

  /** The fields of draft-ietf-httpapi-ratelimit-headers-11. */
  get headers(): Record<string, string> {
    if (!this.last) return {};
    const { limit, window, left, resetIn } = this.last;
    return {
      'ratelimit-policy': `"${this.name}";q=${limit};w=${window}`,
      ratelimit: `"${this.name}";r=${left};t=${Math.ceil(resetIn)}`,
    };
  }
}
