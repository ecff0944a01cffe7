import type { PgBoss } from 'pg-boss';

/** Where work is handed over; it lies in the database until some server process has done it. */
export class JobQueue {
  private boss: PgBoss | null = null;
  private early: { readonly name: string; readonly data: object }[] = [];

  /** Hands over work. Before the runner has started, which takes a moment, it is kept in memory. */
  async send(name: string, data: object): Promise<void> {
    if (this.boss) await this.boss.send(name, data);
    else this.early.push({ name, data });
  }

  async bind(boss: PgBoss): Promise<void> {
    this.boss = boss;
    for (const { name, data } of this.early.splice(0)) await boss.send(name, data);
  }
}
