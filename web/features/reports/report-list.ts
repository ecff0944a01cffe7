import { ChefHat, ClipboardCheck, Percent, Scale, ShieldCheck, Trash2, UtensilsCrossed } from 'lucide-react';

/** All reports: name in the URL, key of the description, icon. */
export const reports = [
  { name: 'prep', text: 'prepText', icon: ChefHat },
  { name: 'food-cost', text: 'foodCostText', icon: Percent },
  { name: 'menu', text: 'menuText', icon: UtensilsCrossed },
  { name: 'usage', text: 'usageText', icon: Scale },
  { name: 'waste', text: 'wasteText', icon: Trash2 },
  { name: 'line-checks', text: 'lineChecksText', icon: ClipboardCheck },
  { name: 'haccp', text: 'haccpText', icon: ShieldCheck },
] as const;

export type ReportName = (typeof reports)[number]['name'];

export function reportOf(name: string): (typeof reports)[number] | undefined {
  return reports.find((report) => report.name === name);
}
