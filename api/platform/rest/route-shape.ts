import type { z } from 'zod';
import type { Permission } from '#schema/permissions.ts';

/** Who may call a route: anyone, anyone signed in, a paired device, or viewers with a permission. */
export type RouteNeeds = 'public' | 'session' | 'device' | Permission;

interface Upload {
  readonly types: readonly string[];
  readonly max: number;
}

/** The contract of a route, declared beside its handler. The OpenAPI document is generated from it (openapi.ts). */
export interface RouteShape<Answer extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType> {
  /** The first sentence is the summary, the rest the description. */
  readonly about: string;
  readonly group: string;
  readonly needs: RouteNeeds;
  /** The `:name` parameters of its path. */
  readonly params?: Readonly<Record<string, z.ZodType>>;
  readonly query?: Readonly<Record<string, z.ZodType>>;
  readonly body?: Body;
  /** Its body is a file instead of JSON: of what types, and how many bytes. */
  readonly upload?: Upload;
  readonly answer: Answer;
  /** Whether the answer has an ETag: a request with it in `If-None-Match` gets 304. */
  readonly tagged?: boolean;
  /** Content type of the response; JSON by default. */
  readonly type?: 'text/markdown' | 'text/plain' | 'text/csv' | 'image/webp';
}

/** A route as declared on the server. */
export interface DeclaredRoute {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** In Fastify's syntax: `/api/notifications/:id`. */
  readonly path: string;
  readonly shape: RouteShape;
}
