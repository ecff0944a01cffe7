import type { PgBoss } from 'pg-boss';

/** Background work, stored in the database until a server process has done it. */
export class JobQueue {
  private boss: PgBoss | null = null;
  private unsent: { readonly name: string; readonly data: object }[] = [];

  /** Queues work. Kept in memory until the runner has started. */
  async send(name: string, data: object): Promise<void> {
    if (this.boss) await this.boss.send(name, data);
    else this.unsent.push({ name, data });
  }

  async bind(boss: PgBoss): Promise<void> {
    this.boss = boss;
    for (const { name, data } of this.unsent.splice(0)) await boss.send(name, data);
  }
}
