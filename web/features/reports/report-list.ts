import { ChefHat, ClipboardCheck, ShieldCheck, Trash2 } from 'lucide-react';

/** The reports there are: name in the address, what it tells, its picture. */
export const reports = [
  { name: 'prep', text: 'prepText', icon: ChefHat },
  { name: 'waste', text: 'wasteText', icon: Trash2 },
  { name: 'line-checks', text: 'lineChecksText', icon: ClipboardCheck },
  { name: 'haccp', text: 'haccpText', icon: ShieldCheck },
] as const;

export type ReportName = (typeof reports)[number]['name'];

export function reportOf(name: string): (typeof reports)[number] | undefined {
  return reports.find((report) => report.name === name);
}
