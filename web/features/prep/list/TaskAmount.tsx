import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import type { PrepRowFragment } from '../prep.generated.ts';

interface TaskAmountProps {
  readonly task: Pick<PrepRowFragment, 'recurringTaskId' | 'actualQuantity' | 'targetQuantity' | 'unit'>;
}

/** How much was made, or is to be made; nothing for a recurring task, which makes nothing. */
export function TaskAmount({ task }: TaskAmountProps) {
  if (task.recurringTaskId !== null) return null;
  return <Quantity value={task.actualQuantity ?? task.targetQuantity} unit={task.unit} />;
}
