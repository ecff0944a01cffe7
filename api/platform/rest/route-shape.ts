import type { z } from 'zod';
import type { Permission } from '#schema/permissions.ts';

/** Who may call a route: anyone, anyone signed in, a paired device, or the holders of a permission. */
export type RouteNeeds = 'public' | 'session' | 'device' | Permission;

/** What a route takes and answers, as it is declared beside its handler. The OpenAPI document is made of it (openapi.ts). */
export interface RouteShape<Answer extends z.ZodType = z.ZodType> {
  /** One sentence, which is its title, and what more there is to say. */
  readonly about: string;
  readonly group: string;
  readonly needs: RouteNeeds;
  /** What each `:name` of its path is. */
  readonly params?: Readonly<Record<string, z.ZodType>>;
  readonly query?: Readonly<Record<string, z.ZodType>>;
  readonly body?: z.ZodType;
  readonly answer: Answer;
  /** Of its answer; JSON when left out. */
  readonly type?: 'text/markdown' | 'text/plain';
}

/** A route as it was bound to the server. */
export interface DeclaredRoute {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** As Fastify writes it: `/api/notifications/:id`. */
  readonly path: string;
  readonly shape: RouteShape;
}
