import { networkOf } from './client-address.ts';
import { rateLimited } from '../errors.ts';
import type { Limiter, LimitRule, Spent } from './limiter.ts';

/** The ways in that count by themselves, for people and devices. A token has one budget for all of them. */
export type EntryPoint = 'graphql' | 'rest';
const ruleOf: Readonly<Record<EntryPoint, LimitRule>> = { graphql: 'graphqlByCaller', rest: 'restByCaller' };

/** Who is counted. */
interface Counted {
  readonly id: string;
  readonly token: { readonly id: string } | null;
}

/** What one caller may still ask for, and what the answer says of it. */
export class Budget {
  private last: Spent | null = null;

  constructor(
    private readonly limiter: Limiter,
    /** What is counted, as the headers call it. */
    private readonly name: string,
    private readonly rule: LimitRule,
    private readonly key: string,
  ) {}

  /** The budget of who asks here. An API token spends points, everybody else requests. */
  static of(limiter: Limiter, viewer: Counted | null, address: string, entryPoint: EntryPoint): Budget {
    if (viewer?.token) return new Budget(limiter, 'token', 'pointsByToken', viewer.token.id);
    return new Budget(limiter, entryPoint, ruleOf[entryPoint], viewer?.id ?? networkOf(address));
  }

  /** Takes some of it. Throws RATE_LIMITED when it is used up. */
  async spend(points: number): Promise<void> {
    this.last = await this.limiter.spend(this.rule, this.key, points);
    if (!this.last.allowed) throw rateLimited(this.last.resetIn);
  }

  /** What is left after what was spent last; null before anything was. */
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
