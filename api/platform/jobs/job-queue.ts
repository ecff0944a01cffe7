import type { PgBoss } from 'pg-boss';

/** Background work, stored in the database until a server process has done it. */
export class JobQueue {
  private boss: PgBoss | null = null;
  private workers: ReadonlyMap<string, string> = new Map();
  private unsent: { readonly name: string; readonly data: object }[] = [];

  /** Queues work, which an idle worker of this process begins at once. Kept in memory until the runner has started. */
  async send(name: string, data: object): Promise<void> {
    if (!this.boss) {
      this.unsent.push({ name, data });
      return;
    }
    await this.boss.send(name, data);
    const worker = this.workers.get(name);
    if (worker !== undefined) this.boss.notifyWorker(worker);
  }

  /** @param workers the id of this process's worker of each queue, by the name of the queue */
  async bind(boss: PgBoss, workers: ReadonlyMap<string, string>): Promise<void> {
    this.boss = boss;
    this.workers = workers;
    for (const { name, data } of this.unsent.splice(0)) await this.send(name, data);
  }
}
