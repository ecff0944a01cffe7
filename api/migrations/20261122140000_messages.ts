import { Migration } from '@mikro-orm/migrations';

/** The titles and the sentences of notifications as they were written until now. */
const titles: Readonly<Record<string, string>> = {
  'stock.overstocked': '{name} is overstocked',
  'stock.pastUseBy': '{name} is past its use-by',
  'stock.useSoon': '{name} must be used soon',
  'stock.belowPar': '{name} is below par',
  'stock.owed': '{name} is owed',
  'stock.inQuarantine': '{name} is in quarantine',
  'webhooks.wasSwitchedOff': 'A webhook was switched off',
  'users.newRegistration': 'New registration',
  'settings.monthlyCount': 'Monthly inventory count',
  'waste.aboveLimit': 'Waste above the limit',
  'delivery.received': 'Delivery received',
  'delivery.receivedShort': 'Delivery received short',
  'delivery.receivedRefused': 'Delivery received, some refused',
  'delivery.priceUp': 'Price up {percent} %',
  'delivery.priceDown': 'Price down {percent} %',
  'check.missed': '{name} was missed',
  'check.late': '{name} is late',
  'check.dueAt': '{name} is due at {time}',
  'check.failedTemperature': 'Failed temperature',
  'check.failed': 'Failed check',
  'prep.overdue': '{task} is overdue',
  'prep.lateToStart': '{task} is late to start',
  'prep.nobodyHas': 'Nobody has {task}',
  'prep.shortOfPar': '{item} is short of par',
  'prep.shortOfParOn': '{item} is short of par on {list}',
  'prep.countNeeded': 'Count needed',
  'prep.cannotBeFinished': '{task} cannot be finished',
  'prep.expiredIngredients': 'Expired ingredients in {task}',
};
const messages: Readonly<Record<string, string>> = {
  'stock.mayNotBeServed': '{amount} of lot {code} may no longer be served. Throw it away.',
  'stock.useWithin': '{amount} of lot {code} must be used within {hours} h.',
  'stock.aboveMaximum': '{amount} on hand, the maximum is {maximum}.',
  'stock.parIs': '{amount} on hand, par is {par}.',
  'stock.moreUsed': '{amount} more than was on record was used. Enter the delivery that is missing, or count it.',
  'stock.quarantineReason': 'Lot {code}, {amount}: {reason}.',
  'webhooks.gone': 'The receiver of {name} answered that it is gone. Nothing more is sent to it.',
  'webhooks.failing': 'Nothing that was sent to {name} arrived for 3 days. Look at its log, then switch it on again.',
  'users.oneRegistered': '{name} ({username}) registered as {role} and waits for verification.',
  'users.manyRegistered': '{count} people registered and wait for verification: {names}.',
  'settings.monthlyCountIn': 'The monthly inventory count is in {days} days, on {day}.',
  'waste.thrownAway': '{cost} was thrown away on {date}; the limit is {limit}.',
  'delivery.priceWas': '{name}: {price} per {unit}, was {before}.',
  'delivery.oneLine': '{supplier}, {number}: 1 line.',
  'delivery.lines': '{supplier}, {number}: {count} lines.',
  'check.dueAndClosed': 'It was due at {due} and closed at {closed} without being submitted.',
  'check.dueAndCloses': 'It was due at {due} and closes at {closes}.',
  'check.thingsToCheck': '{count} things to check.',
  'prep.wasDue': '{amount} was due and nobody has begun.',
  'prep.shouldHaveBegun': '{amount} should have been started by now and is due and nobody has begun.',
  'prep.dueUnassigned': '{amount} is due within the hour or past due, and it is assigned to nobody.',
  'prep.parMissing': 'Par {par}, on hand {onHand}, planned {planned}: {amount} are missing.',
  'prep.moreThanOnRecord': '{task} takes {needed} of {item}, but only {onHand} was on record.',
  'prep.expiredAllowed': '{name} allowed it: {reason}',
};

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A message with the params extracted from its sentence. Roles are translated, too. */
function recognize(column: 'title' | 'message', key: string, template: string): string {
  const parts = template.split(/\{(\w+)\}/);
  const pattern = parts
    .map((part, index) => {
      if (index % 2 === 0) return part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
      return part === 'count' ? String.raw`(\d+)` : '(.+?)';
    })
    .join('');
  const gaps = parts.filter((_, index) => index % 2 === 1);
  const params = gaps.map((gap, index) => {
    const value = `found.gaps[${index + 1}]`;
    const role = `jsonb_build_object('key', 'role.' || ${value}, 'params', jsonb_build_object())`;
    return `'${gap}', ${gap === 'role' ? role : value}`;
  });
  return `update "notification" set "${column}_content" = jsonb_build_object('key', '${key}', 'params', jsonb_build_object(${params.join(', ')}))
    from (select id, regexp_match("${column}", ${literal(`^${pattern}$`)}) as gaps from "notification") found
    where found.id = "notification".id and found.gaps is not null and "${column}_content" is null`;
}

/** Notifications store messages by key. Unrecognized texts stay in English. */
export class Messages extends Migration {
  override up(): void {
    this.addSql('alter table "notification" add "title_content" jsonb null, add "message_content" jsonb null');
    // The owner of the table reads and writes across kitchens here.
    this.addSql('alter table "notification" no force row level security');
    for (const [key, template] of Object.entries(titles)) this.addSql(recognize('title', key, template));
    for (const [key, template] of Object.entries(messages)) this.addSql(recognize('message', key, template));
    this.addSql('set constraints all immediate');
    this.addSql('alter table "notification" force row level security');
  }
}
