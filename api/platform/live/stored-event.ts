import type { Role } from '#schema/vocabulary.ts';

/** A stored event as passed to listeners. */
export interface StoredEvent {
  readonly seq: number;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly createdAt: Date;
  readonly liveType: string | null;
  readonly liveData: unknown;
  readonly audienceRoles: readonly Role[] | null;
  readonly audienceUsers: readonly string[] | null;
}
