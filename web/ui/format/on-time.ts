/** What a share on time is a share of: the tasks that are finished or have fallen due. The others may still be on time. */
export function fallenDue({ onTime, late }: { readonly onTime: number; readonly late: number }): number {
  return onTime + late;
}
