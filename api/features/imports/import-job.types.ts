/** The queue that checks, applies and undoes imports. */
export const IMPORT_QUEUE = 'imports';

/** A step of an import that is to be done; which one follows from its state. */
export interface ImportTask {
  readonly organizationId: string;
  readonly importId: string;
  /** Who requested it; missing in tasks of an earlier version. */
  readonly actorId?: string | undefined;
}
