import { instantOn } from '#schema/business-day.ts';
import { MINUTE } from '#schema/milliseconds.ts';
import { completePrepTask } from '../../features/prep/tasks/prep-task-completion.service.ts';
import { skipPrepTask, startPrepTask } from '../../features/prep/tasks/prep-task-transitions.service.ts';
import { isDueOn } from '../../features/prep/recurring/recurrence.policy.ts';
import { RecurringTask } from '../../features/prep/recurring/recurring-task.entity.ts';
import { addRecurring } from '../../features/prep/recurring/recurring-tasks.writes.ts';
import { COOKS } from '../../features/users/users.demo.ts';
import { at, daysAgo, type DemoKitchen } from '../../platform/demo/demo-kitchen.ts';
import type { Act, Past } from './past.ts';
import { todaysListBuilt } from './today-prep.ts';

/** Every so many tasks, one is skipped. */
const SKIPPED = 17;
const NOTES = ['Lemons and shallots are low.', 'All stocked.', 'One case of fries left.', 'Butter for Saturday.'];

/** Opening, closing and cleaning: each day's tasks, done a few minutes before they are due. */
export class PastRecurring {
  private count = 0;

  constructor(
    private readonly demo: DemoKitchen,
    private readonly past: Past,
  ) {}

  day(days: number): Act[] {
    const date = daysAgo(this.demo, days);
    const due = [...this.demo.all(RecurringTask).values()].filter(
      (recurring) => recurring.startsOn <= date && isDueOn(recurring, date),
    );
    return [this.add(days, date), ...due.flatMap((recurring) => this.actsOn(recurring, date))];
  }

  private add(days: number, date: string): Act {
    const morning = at(this.demo, days, '06:30').getTime();
    return {
      // Today's are there before today's list, whenever the demo is created.
      at: new Date(Math.min(morning, todaysListBuilt(this.demo).getTime() - MINUTE)),
      run: (when) => this.past.write('prep_task.added', 'marco', when, (tx) => addRecurring(tx, this.demo.clock, date)),
    };
  }

  private actsOn(recurring: RecurringTask, date: string): Act[] {
    this.count += 1;
    const { count } = this;
    const cook = COOKS[count % COOKS.length] ?? 'ana';
    const due = instantOn(this.demo.clock, date, recurring.dueTime).getTime();
    const finished = new Date(due - (4 + (count % 5)) * MINUTE);
    const id = () => this.taskOf(recurring, date);
    if (count % SKIPPED === 0) {
      const reason = 'No time before service.';
      return [
        { at: finished, run: async (when) => skipPrepTask(this.past.as(cook, when), { id: await id(), reason }) },
      ];
    }
    const note = recurring.needsNote ? NOTES[count % NOTES.length] : undefined;
    return [
      {
        at: new Date(finished.getTime() - recurring.minutes * MINUTE),
        run: async (when) => startPrepTask(this.past.as(cook, when), { id: await id() }),
      },
      {
        at: finished,
        run: async (when) => completePrepTask(this.past.as(cook, when), { id: await id(), actualQuantity: '1', note }),
      },
    ];
  }

  private async taskOf({ id }: RecurringTask, date: string): Promise<string> {
    const tasks = this.demo.tx.db.selectFrom('prepTask').select('id');
    const task = await tasks
      .where('recurringTaskId', '=', id)
      .where('businessDate', '=', date)
      .executeTakeFirstOrThrow();
    return task.id;
  }
}
